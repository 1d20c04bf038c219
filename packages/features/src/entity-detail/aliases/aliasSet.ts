import { normaliseUrl } from '@console/api/core/urls';
import { aliasProblem } from '@console/api/entities/detailRules';
import type { Alias, AliasesWrite, Entity } from '@console/api/entities/schema';

export type AliasRow = Pick<Alias, 'alias' | 'type' | 'purpose'>;

/**
 * An alias as one text, by which the form keeps it: two with the same alias, type and purpose are
 * the same, and a change made meanwhile merges as additions and removals.
 */
export const writeRow = ({ alias, type, purpose }: AliasRow): string =>
  JSON.stringify([alias, type, purpose]);

const isText = (value: unknown): value is string => typeof value === 'string';

/** A row of the form. A text that is none, as of a damaged draft, is an empty row. */
export function readRow(row: string): AliasRow {
  try {
    const parts: unknown = JSON.parse(row);
    const [alias, type, purpose] = Array.isArray(parts) ? parts.map((part: unknown) => part) : [];
    if (isText(alias) && isText(type) && isText(purpose)) return { alias, type, purpose };
  } catch {
    // Falls through to the empty row.
  }
  return EMPTY;
}

const EMPTY: AliasRow = { alias: '', type: 'name', purpose: '' };
/** A new row of the editor. */
export const emptyRow = writeRow(EMPTY);

/** Rows in one line: "Acme Inc (name, synonym), …". */
export const aliasText = (rows: readonly string[]): string =>
  rows
    .map(readRow)
    .map(({ alias, type, purpose }) => `${alias} (${[type, purpose].filter(Boolean).join(', ')})`)
    .join(', ') || '–';

/** The rows of an entity, in its order. */
export const rowsOf = ({ aliases }: Pick<Entity, 'aliases'>): string[] => aliases.map(writeRow);

/** As it is stored: trimmed, a URL with its scheme. */
const stored = (row: string): AliasRow => {
  const { alias, type, purpose } = readRow(row);
  return { alias: type === 'url' ? normaliseUrl(alias) : alias.trim(), type, purpose };
};

/** The body of the save. */
export const toAliasesWrite = (rows: readonly string[]): AliasesWrite => ({
  aliases: rows.map(stored),
});

/** Whether both hold the same aliases, in any order and each once or more. */
export function sameAliases(one: readonly string[], other: readonly string[]): boolean {
  const keys = (rows: readonly string[]) => new Set(rows.map((row) => writeRow(stored(row))));
  const [first, second] = [keys(one), keys(other)];
  return first.size === second.size && [...first].every((key) => second.has(key));
}

/** What is wrong with a row: "This is required" or "Not a valid URL" at its text, or no purpose. */
export function rowProblems(row: string): { alias?: string; purpose?: string } {
  const { alias, type, purpose } = readRow(row);
  return {
    alias: aliasProblem(type, alias),
    purpose: purpose === '' ? 'This is required' : undefined,
  };
}

/** "Alias 2: Not a valid URL" for the first row at fault. */
export function reasonNotSavable(rows: readonly string[]): string | undefined {
  for (const [index, row] of rows.entries()) {
    const { alias, purpose } = rowProblems(row);
    if (alias) return `Alias ${index + 1}: ${alias}`;
    if (purpose) return `Purpose ${index + 1}: ${purpose}`;
  }
  return undefined;
}
