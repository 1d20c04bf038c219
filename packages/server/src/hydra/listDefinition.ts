import type { SearchVariables } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { readOrder, type SortTerm } from '@console/api/core/hydra/query';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/executor.ts';
import { listOrder } from '../db/listOrder.ts';
import { exactTotal } from './countCache.ts';
import { qualified } from './qualified.ts';
import type { Sieve } from './sieve.ts';

/**
 * `JOIN …`: must give one row for each of the list's; keys and filters that share it share this
 * very object.
 */
export type Join = SQL | readonly SQL[];

/** A sort key that stands in another table, which is joined only where somebody sorts by it. */
export type JoinedKey = {
  by: PgColumn | SQL;
  join: Join;
  /** For a LEFT JOIN. Default: as the column says. */
  nullable?: boolean;
};

export type OrderKey = PgColumn | SQL | JoinedKey;

/** A filter that looks at another table, which is joined only where somebody filters by it. */
export type JoinedFilter = { where: SQL; join: Join };

/**
 * A list of the catalogue (section 3). A page is read in two steps: the ids, from an index, then
 * the members of those ids. A CSV export goes the same way in batches, so that filters and order
 * cannot differ.
 */
export type ListDefinition<Key extends string, Member extends { id: number }> = {
  /** Class name and path below the API base. */
  type: string;
  path: string;
  table: PgTable;
  id: PgColumn;
  orderKeys: Readonly<Record<Key, OrderKey>>;
  aliases?: Readonly<Record<string, Key>>;
  defaultOrder: readonly SortTerm<Key>[];
  unpaged?: 'never' | 'onRequest' | 'byDefault';
  /** Names of the filters for `hydra:search`; the order keys are added to them. */
  filterNames: readonly string[];
  filters(params: QueryParams, addresses: Addresses): readonly (SQL | JoinedFilter | undefined)[];
  /** A filter that is looked at in few rows only, where one was asked for. */
  sieve?(params: QueryParams): Sieve | undefined;
  /**
   * The members of these ids, in any order; `params` are those of the list, and absent for a single
   * one.
   */
  load(
    executor: Executor,
    ids: readonly number[],
    addresses: Addresses,
    params?: QueryParams,
  ): Promise<readonly Member[]>;
};

/**
 * The ids of a list in its order, to be cut by limit and offset.
 *
 * @param condition beside the filters of the request
 * @throws Problem 400 for a malformed filter
 */
export function listIds<Key extends string, Member extends { id: number }>(
  executor: Executor,
  definition: ListDefinition<Key, Member>,
  params: QueryParams,
  addresses: Addresses,
  condition?: SQL,
) {
  const asked = definition.filters(params, addresses).filter((filter) => filter !== undefined);
  const where = and(
    ...asked.map((filter) => (isJoined(filter) ? filter.where : filter)),
    condition,
  );
  const filterJoins = asked.flatMap(joinsOf);
  const isKey = (key: string): key is Key => Object.hasOwn(definition.orderKeys, key);
  const order = readOrder(
    params,
    isKey,
    new Map(Object.entries<Key>(definition.aliases ?? {})),
    definition.defaultOrder,
  );
  const counted = executor
    .select({
      total: sql<number>`count(*)::int`,
      snapshot: sql<string>`pg_current_snapshot()::text`,
    })
    .from(joined(definition.table, filterJoins))
    .where(where);
  /** Names the filters, whatever the order. */
  const key = () => {
    const { sql: statement, params: values } = counted.toSQL();
    return JSON.stringify([statement, values]);
  };
  return {
    /**
     * @param areFew so few rows pass that they are better found by the filters and sorted than
     *   looked for along an index of the order, which the planner would walk to its end
     */
    select: (areFew = false) =>
      executor
        // A bigint comes as text unless it is told.
        .select({
          id: qualified(sql<number>`${definition.id}`)
            .mapWith(Number)
            .as('id'),
        })
        .from(
          joined(definition.table, [
            ...filterJoins,
            ...order.flatMap(({ key }) => joinsOf(definition.orderKeys[key])),
          ]),
        )
        .where(where)
        .orderBy(...orderTerms(definition, order, areFew)),
    count: () =>
      exactTotal(executor, key(), async () => {
        const [row] = await counted;
        if (row === undefined) throw new Error('count(*) returned no row');
        return row;
      }),
    key,
  };
}

const isJoined = <Joined extends JoinedKey | JoinedFilter>(
  term: PgColumn | SQL | Joined,
): term is Joined => 'join' in term;
const joinsOf = (term: OrderKey | JoinedFilter): readonly SQL[] =>
  isJoined(term) ? [term.join].flat() : [];

/** The list's table with the tables that its order and its filters look at, each once. */
const joined = (table: PgTable, joins: readonly SQL[]): PgTable | SQL =>
  joins.length === 0 ? table : sql.join([sql`${table}`, ...new Set(joins)], sql` `);

/** Ties are broken by the id in the direction of the first key; what follows an id cannot matter. */
function orderTerms<Key extends string>(
  definition: Pick<ListDefinition<Key, { id: number }>, 'id' | 'orderKeys'>,
  order: readonly SortTerm<Key>[],
  areFew: boolean,
): SQL[] {
  const terms: SQL[] = [];
  for (const { key, direction } of order) {
    const found: OrderKey = definition.orderKeys[key];
    const column = isJoined(found) ? found.by : found;
    // No index is ordered by a subquery, however plain.
    const by = areFew ? sql`(SELECT ${column})` : column;
    terms.push(
      ...listOrder(
        by,
        direction,
        definition.id,
        isJoined(found) ? found.nullable : undefined,
      ).slice(0, 1),
    );
    if (column === definition.id) return terms;
  }
  return [...terms, (order[0]?.direction === 'desc' ? desc : asc)(definition.id)];
}

/**
 * All ids of a list in its order, at most `max` of them, in one row: thousands of rows would cost
 * the event loop more.
 */
export async function everyId<Key extends string, Member extends { id: number }>(
  executor: Executor,
  ids: ReturnType<typeof listIds<Key, Member>>,
  max?: number,
): Promise<Int32Array> {
  const rows = (max === undefined ? ids.select() : ids.select().limit(max)).as('every');
  const [row] = await executor
    .select({ ids: sql<string | null>`string_agg(${rows.id}::text, ',')` })
    .from(rows);
  return Int32Array.from(row?.ids?.split(',') ?? [], Number);
}

/** Members in the order of their ids; one that was deleted in between is left out. */
export async function loadInOrder<Key extends string, Member extends { id: number }>(
  executor: Executor,
  definition: ListDefinition<Key, Member>,
  ids: readonly number[],
  addresses: Addresses,
  params?: QueryParams,
): Promise<Member[]> {
  if (ids.length === 0) return [];
  const members = new Map(
    (await definition.load(executor, ids, addresses, params)).map((member) => [member.id, member]),
  );
  return ids.flatMap((id) => members.get(id) ?? []);
}

export const searchVariables = (
  definition: Pick<ListDefinition<string, { id: number }>, 'filterNames' | 'orderKeys'>,
): SearchVariables => [
  ...definition.filterNames.map((name) => ({ variable: name, property: name.replace(/\[.*/, '') })),
  ...Object.keys(definition.orderKeys).map((key) => ({ variable: `order[${key}]`, property: key })),
];
