import { plainName } from '@console/api/core/hydra/plainName';
import { normaliseUrl } from '@console/api/core/urls';
import { aliasProblem } from '@console/api/entities/detailRules';
import type { Alias, AliasesWrite, Entity } from '@console/api/entities/schema';

export type AliasRow = Pick<Alias, 'alias' | 'type' | 'purpose'>;

/**
 * Writes an alias as one text, which is its value in the form. Two aliases with the same text, type
 * and purpose are the same, so concurrent changes can be merged as additions and removals.
 */
export const writeRow = ({ alias, type, purpose }: AliasRow): string =>
  JSON.stringify([alias, type, purpose]);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a row of the form. A text that is not a row, as in a damaged draft, becomes an empty row. */
export function readRow(row: string): AliasRow {
  try {
    const parts: unknown = JSON.parse(row);
    const [alias, type, purpose] = Array.isArray(parts) ? parts.map((part: unknown) => part) : [];
    if (isText(alias) && isText(type) && isText(purpose)) return { alias, type, purpose };
  } catch {
    // The result is the empty row.
  }
  return EMPTY;
}

const EMPTY: AliasRow = { alias: '', type: 'name', purpose: '' };
export const emptyRow = writeRow(EMPTY);

/** The rows in one line, such as "Acme Inc (name, synonym), …". */
export const aliasText = (rows: readonly string[]): string =>
  rows
    .map(readRow)
    .map(({ alias, type, purpose }) => `${alias} (${[type, purpose].filter(Boolean).join(', ')})`)
    .join(', ') || '–';

/** The rows of an entity, in the order of its aliases. */
export const rowsOf = ({ aliases }: Pick<Entity, 'aliases'>): string[] => aliases.map(writeRow);

/** The alias as it is stored: a name is plain, and a URL has a scheme. */
const stored = (row: string): AliasRow => {
  const { alias, type, purpose } = readRow(row);
  return { alias: type === 'url' ? normaliseUrl(alias) : plainName(alias), type, purpose };
};

export const toAliasesWrite = (rows: readonly string[]): AliasesWrite => ({
  aliases: rows.map(stored),
});

/** Whether both lists hold the same aliases. The order and repetitions do not count. */
export function sameAliases(one: readonly string[], other: readonly string[]): boolean {
  const keys = (rows: readonly string[]) => new Set(rows.map((row) => writeRow(stored(row))));
  const [first, second] = [keys(one), keys(other)];
  return first.size === second.size && [...first].every((key) => second.has(key));
}

/**
 * What is wrong with a row: "This is required" or "Not a valid URL" for its text, and "This is
 * required" for a missing purpose.
 */
export function rowProblems(row: string): { alias?: string; purpose?: string } {
  const { alias, type, purpose } = readRow(row);
  return {
    alias: aliasProblem(type, alias),
    purpose: purpose === '' ? 'This is required' : undefined,
  };
}

/** What is wrong with the first faulty row, such as "Alias 2: Not a valid URL". */
export function reasonNotSavable(rows: readonly string[]): string | undefined {
  for (const [index, row] of rows.entries()) {
    const { alias, purpose } = rowProblems(row);
    if (alias) return `Alias ${index + 1}: ${alias}`;
    if (purpose) return `Purpose ${index + 1}: ${purpose}`;
  }
  return undefined;
}
