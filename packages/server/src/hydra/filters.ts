import { pathId, relationId, type Addresses } from '@console/api/core/hydra/iri';
import { visibleText } from '@console/api/core/hydra/plainName';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// These are the filters of docs/contract.md#filters. Each reads its parameter and returns a
// condition, or undefined when the request does not have the parameter.

const words: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** @throws Problem 400 for anything but true, 1, false and 0 */
export function readFlag(params: QueryParams, name: string): boolean | undefined {
  const text = params.one(name);
  if (text === undefined) return undefined;
  const value = Object.hasOwn(words, text.toLowerCase()) ? words[text.toLowerCase()] : undefined;
  if (value === undefined) throw invalidFilter(name);
  return value;
}

export function flagFilter(params: QueryParams, name: string, column: PgColumn): SQL | undefined {
  const value = readFlag(params, name);
  return value === undefined ? undefined : eq(column, value);
}

/**
 * Reads ids or IRIs of one collection, joined by OR.
 *
 * @throws Problem 400 naming the parameter
 */
export function readIds(
  params: QueryParams,
  name: string,
  collection: string,
  addresses: Addresses,
): readonly number[] {
  return params.list(name).map((value) => {
    try {
      return relationId(value, collection, addresses);
    } catch {
      throw invalidFilter(params.spelled(name, value));
    }
  });
}

export function idFilter(
  params: QueryParams,
  name: string,
  column: PgColumn,
  collection: string,
  addresses: Addresses,
): SQL | undefined {
  const ids = readIds(params, name, collection, addresses);
  return ids.length === 0 ? undefined : anyOf(column, ids);
}

/** Makes `%`, `_` and `\` stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Makes a pattern lower case in the same way as the searched columns. It uses ICU, because the
 * embedded engine's own lower() knows only ASCII. The collation of the column is named, because the
 * planner would not use the trigram index otherwise.
 */
const lowered = (pattern: string) =>
  sql`lower(${pattern}::text COLLATE "und-x-icu") COLLATE "default"`;

/** The same for a column that is sorted, whose index has the collation of the column. */
export const loweredAsSorted = (pattern: string) =>
  sql`lower(${pattern}::text COLLATE "und-x-icu")`;

/** The signs that people type and paste for one another: quotes of every kind, and blanks. */
const ALIKE: Readonly<Record<string, string>> = {
  "'": '’‘‛ʼ′`´',
  '"': '“”„‟″',
  ' ': '\u00A0\u2002\u2003\u2007\u2009\u202F\u3000\t',
};
const VARIANTS = Object.values(ALIKE).join('');
const PLAIN = Object.entries(ALIKE)
  .map(([plain, variants]) => plain.repeat(variants.length))
  .join('');
const ANY_OF_THEM = new RegExp(`[${Object.keys(ALIKE).join('')}${VARIANTS}]`, 'g');

/** What may have a meaning of its own in a regular expression. */
const NO_WORD = /[^\p{L}\p{N}\s]/gu;

/** A text as names are stored, with one sign for those that are alike. */
const folded = (text: string): string =>
  visibleText(text).replace(ANY_OF_THEM, (sign) => PLAIN[VARIANTS.indexOf(sign)] ?? sign);

/** The same of an expression. Texts are stored in composed form. */
const foldedText = (expression: SQL | PgColumn): SQL =>
  sql`translate(${expression}, ${VARIANTS}, ${PLAIN})`;

/** Whether a column is the same text, in any case, and with any of the signs that are alike. */
export const isSameText = (column: PgColumn, text: string): SQL =>
  sql`${foldedText(sql`lower(${column})`)} = ${loweredAsSorted(folded(text))}`;

/**
 * Whether a lower-case text contains another one, in any case. Signs that are alike stand for one
 * another: the index finds the rows that have any sign in their place, which are then compared. A
 * line break becomes a blank, so that it cannot match the border of two fields.
 *
 * @param make makes the pattern lower case in the collation of the text
 */
export function contains(
  lowerText: SQL | PgColumn,
  text: string,
  make: (pattern: string) => SQL = lowered,
): SQL {
  const plain = escapeLike(folded(text.replace(/[\r\n]+/g, ' ')));
  const found = sql`${lowerText} LIKE ${make(`%${plain.replace(ANY_OF_THEM, '_')}%`)}`;
  return plain.search(ANY_OF_THEM) < 0
    ? found
    : sql`(${found} AND ${foldedText(lowerText)} LIKE ${make(`%${plain}%`)})`;
}

/**
 * Finds a text anywhere in a column that holds lower-case text, one line per field, in any case. A
 * search of digits also matches one of the ids exactly.
 */
export function searchFilter(
  params: QueryParams,
  name: string,
  lowerText: PgColumn | SQL,
  ids: readonly PgColumn[],
): SQL | undefined {
  const text = params.one(name);
  if (text === undefined) return undefined;
  const id = pathId(text);
  const matches = contains(lowerText, text);
  return id === undefined ? matches : or(matches, ...ids.map((column) => eq(column, id)));
}

/**
 * How well a searched text fits a name, as a number; a smaller one is better: it is the name, the
 * name begins with it, a word in the name or in another searched text begins with it, or it is
 * contained. The console ranks in the same way what it knows itself.
 */
export function matchRank(
  text: string | undefined,
  name: PgColumn,
  words: SQL | PgColumn = name,
): SQL {
  if (text === undefined) return sql`0`;
  const [begun, word] = [escapeLike(folded(text)), folded(text).replace(NO_WORD, '\\$&')];
  return sql`CASE WHEN ${isSameText(name, text)} THEN 0
    WHEN ${foldedText(sql`lower(${name})`)} LIKE ${loweredAsSorted(`${begun}%`)} THEN 1
    WHEN ${foldedText(sql`lower(${words})`)} ~ ${loweredAsSorted(`(^|[^[:alnum:]])${word}`)} THEN 2
    ELSE 3 END`;
}

/**
 * Finds a text at the beginning of a column, in any case. An index on lower(column)
 * text_pattern_ops serves it.
 */
export function prefixFilter(params: QueryParams, name: string, column: PgColumn): SQL | undefined {
  const text = params.one(name);
  return text === undefined
    ? undefined
    : sql`lower(${column}) LIKE ${lowered(`${escapeLike(text)}%`)}`;
}

/** Makes a filter for the rows for which `empty` holds, or for the others. */
export function emptyFilter(params: QueryParams, name: string, empty: SQL): SQL | undefined {
  const isEmpty = readFlag(params, name);
  if (isEmpty === undefined) return undefined;
  return isEmpty ? empty : not(empty);
}

/** Makes `column IN (ids)` with one parameter, whatever the number of ids. */
export const anyOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = ANY(${sql.param([...ids])}::int[])`;

/**
 * Reads values that have to be in a fixed list. Underscores are read as hyphens.
 *
 * @throws Problem 400
 */
export const readChoices = (
  params: QueryParams,
  name: string,
  options: readonly string[],
): readonly string[] =>
  params.list(name).map((text) => {
    const value = options.find((one) => one === text) ?? hyphened(options, text);
    if (value === undefined) throw invalidFilter(params.spelled(name, text));
    return value;
  });

/**
 * Reads values that have to be in a fixed list and joins them by OR. In a column of numbers, they
 * are read as numbers.
 *
 * @throws Problem 400
 */
export function choiceFilter(
  params: QueryParams,
  name: string,
  column: PgColumn,
  options: readonly string[],
): SQL | undefined {
  const values = readChoices(params, name, options);
  if (values.length === 0) return undefined;
  return column.dataType === 'number' ? anyOf(column, values.map(Number)) : anyText(column, values);
}

const hyphened = (options: readonly string[], text: string) =>
  options.find((one) => one === text.replaceAll('_', '-'));

/** Makes `column IN (texts)` with one parameter. */
export const anyText = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...texts])}::text[])`;
