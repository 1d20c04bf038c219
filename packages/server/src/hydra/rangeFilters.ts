import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type NumberBound = { operator: '>=' | '<='; value: number };
const numberBounds: Readonly<Record<string, (given: number) => NumberBound>> = {
  gte: (given) => ({ operator: '>=', value: Math.ceil(given) }),
  gt: (given) => ({ operator: '>=', value: Math.floor(given) + 1 }),
  lte: (given) => ({ operator: '<=', value: Math.floor(given) }),
  lt: (given) => ({ operator: '<=', value: Math.ceil(given) - 1 }),
};

/**
 * Reads `name[gte]`, `[lte]`, `[gt]` and `[lt]` for a column of whole numbers. A lower bound above
 * the upper bound finds nothing and is not an error.
 *
 * @throws Problem 400 for a value that is not a number, for any other key and for no key
 */
export function numberFilter(params: QueryParams, name: string, column: PgColumn): SQL | undefined {
  if (params.entries.some(([given, value]) => given === name && value.trim() !== ''))
    throw invalidFilter(name);
  const conditions = params.sub(name).flatMap(([key, given]) => {
    const text = given.trim();
    const bound = Object.hasOwn(numberBounds, key) ? numberBounds[key] : undefined;
    if (bound === undefined || !/^[+-]?\d*\.?\d*$/.test(text))
      throw invalidFilter(`${name}[${key}]`);
    if (text === '') return [];
    const number = Number(text);
    if (Number.isNaN(number)) throw invalidFilter(`${name}[${key}]`);
    const { operator, value } = bound(
      Math.max(Math.min(number, Number.MAX_SAFE_INTEGER - 1), -Number.MAX_SAFE_INTEGER),
    );
    return [sql`${column} ${sql.raw(operator)} ${String(value)}::bigint`];
  });
  return and(...conditions);
}

const operators: Readonly<Record<string, string>> = { gte: '>=', gt: '>', lte: '<=', lt: '<' };

/** The maximum number of digits of a bound. The columns hold far fewer. */
const MAX_LENGTH = 40;

/**
 * Reads `name[gte]`, `[lte]`, `[gt]` and `[lt]` for a column with decimals, such as a percentage.
 * The bound is compared as it was written, not as a binary fraction.
 *
 * @throws Problem 400 for a value that is not a number, for any other key and for no key
 */
export function decimalFilter(
  params: QueryParams,
  name: string,
  column: PgColumn,
): SQL | undefined {
  if (params.entries.some(([given, value]) => given === name && value.trim() !== ''))
    throw invalidFilter(name);
  const conditions = params.sub(name).flatMap(([key, given]) => {
    const text = given.trim();
    const operator = Object.hasOwn(operators, key) ? operators[key] : undefined;
    if (operator === undefined || text.length > MAX_LENGTH) throw invalidFilter(`${name}[${key}]`);
    if (text === '') return [];
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) throw invalidFilter(`${name}[${key}]`);
    return [sql`${column} ${sql.raw(operator)} ${text}::numeric`];
  });
  return and(...conditions);
}

/**
 * Whether a day exists. JavaScript would read a day that its month does not have as one of the next
 * month.
 */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Reads one calendar day, `YYYY-MM-DD`.
 *
 * @throws Problem 400 for anything else
 */
export function dayFilter(params: QueryParams, name: string, column: PgColumn): SQL | undefined {
  const text = params.one(name);
  if (text === undefined) return undefined;
  const isKnown = /^\d{4}-\d{2}-\d{2}$/.test(text) && isDay(text);
  if (!isKnown || Date.parse(text) < EARLIEST * 1000) throw invalidFilter(name);
  return sql`${column} = ${text}::date`;
}

type InstantBound = { operator: '>=' | '>' | '<' | '<='; seconds: number };

/**
 * A bound in whole seconds covers all milliseconds of its second. An answer holds whole seconds,
 * and a filter with such a value has to find the row.
 */
const from = (seconds: number): InstantBound => ({ operator: '>=', seconds });
const after = (seconds: number): InstantBound =>
  Number.isInteger(seconds) ? from(seconds + 1) : { operator: '>', seconds };
const until = (seconds: number): InstantBound =>
  Number.isInteger(seconds) ? { operator: '<', seconds: seconds + 1 } : { operator: '<=', seconds };
const before = (seconds: number): InstantBound => ({ operator: '<', seconds });

const instantBounds: Readonly<Record<string, (seconds: number) => InstantBound>> = {
  gte: from,
  after: from,
  gt: after,
  strictly_after: after,
  lte: until,
  before: until,
  lt: before,
  strictly_before: before,
};

/** The range that both engines and a four-digit ISO 8601 year can write. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LATEST = Date.parse('9999-12-31T00:00:00Z') / 1000;
const writable = (seconds: number) => Math.min(Math.max(seconds, EARLIEST), LATEST);
const iso =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads Unix seconds, ISO 8601 or `YYYY-MM-DD HH:mm:ss`. A value without a zone is UTC. See
 * docs/contract.md#filters.
 */
export function readInstant(text: string): number | undefined {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return writable(Number(text));
  const zone = iso.exec(text);
  if (zone === null || !isDay(text.slice(0, 10))) return undefined;
  const hasTime = text.length > 10;
  const at = Date.parse(
    hasTime && zone[1] === undefined ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T'),
  );
  return Number.isNaN(at) ? undefined : writable(at / 1000);
}

/**
 * Reads `name[gte]`, `[lte]`, `[gt]`, `[lt]`, `[after]`, `[before]`, `[strictly_after]` and
 * `[strictly_before]` for an instant.
 *
 * @throws Problem 400 for a value that is not an instant, for any other key and for no key
 */
export function instantFilter(
  params: QueryParams,
  name: string,
  column: PgColumn | SQL,
): SQL | undefined {
  if (params.entries.some(([given, value]) => given === name && value.trim() !== ''))
    throw invalidFilter(name);
  const conditions = params.sub(name).flatMap(([key, given]) => {
    const text = given.trim();
    const bound = Object.hasOwn(instantBounds, key) ? instantBounds[key] : undefined;
    if (bound === undefined) throw invalidFilter(`${name}[${key}]`);
    if (text === '') return [];
    const at = readInstant(text);
    if (at === undefined) throw invalidFilter(`${name}[${key}]`);
    const { operator, seconds } = bound(at);
    return [
      sql`${column} ${sql.raw(operator)} ${new Date(seconds * 1000).toISOString()}::timestamptz`,
    ];
  });
  return and(...conditions);
}
