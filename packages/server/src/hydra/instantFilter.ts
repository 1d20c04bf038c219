import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Bound = { operator: '>=' | '>' | '<' | '<='; seconds: number };

/**
 * A whole second stands for all of its milliseconds: an answer names no finer instants, and what it
 * names must be found by it.
 */
const from = (seconds: number): Bound => ({ operator: '>=', seconds });
const after = (seconds: number): Bound =>
  Number.isInteger(seconds) ? from(seconds + 1) : { operator: '>', seconds };
const until = (seconds: number): Bound =>
  Number.isInteger(seconds) ? { operator: '<', seconds: seconds + 1 } : { operator: '<=', seconds };
const before = (seconds: number): Bound => ({ operator: '<', seconds });

const bounds: Readonly<Record<string, (seconds: number) => Bound>> = {
  gte: from,
  after: from,
  gt: after,
  strictly_after: after,
  lte: until,
  before: until,
  lt: before,
  strictly_before: before,
};

/** What both engines and ISO 8601 with four digits of a year can write. */
const EARLIEST = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LATEST = Date.parse('9999-12-31T00:00:00Z') / 1000;
const iso =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Unix seconds, ISO 8601 or `YYYY-MM-DD HH:mm:ss`; without a zone it is UTC (D20). */
export function readInstant(text: string): number | undefined {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Math.min(Math.max(Number(text), EARLIEST), LATEST);
  const zone = iso.exec(text);
  if (zone === null) return undefined;
  const hasTime = text.length > 10;
  const at = Date.parse(
    hasTime && zone[1] === undefined ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T'),
  );
  return Number.isNaN(at) ? undefined : at / 1000;
}

/**
 * `name[gte]`, `[lte]`, `[gt]`, `[lt]`, `[after]`, `[before]`, `[strictly_after]` and
 * `[strictly_before]` of an instant.
 *
 * @throws Problem 400 for what is no instant, for any other key and for none
 */
export function instantFilter(
  params: QueryParams,
  name: string,
  column: PgColumn,
): SQL | undefined {
  if (params.entries.some(([given, value]) => given === name && value.trim() !== ''))
    throw invalidFilter(name);
  const conditions = params.sub(name).flatMap(([key, given]) => {
    const text = given.trim();
    const bound = Object.hasOwn(bounds, key) ? bounds[key] : undefined;
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

/** The names under which a client finds the bounds of an instant (section 3.2). */
export const instantNames = (name: string): string[] => [`${name}[gte]`, `${name}[lte]`];
