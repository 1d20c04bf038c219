import type { Addresses } from '@console/api/core/hydra/iri';
import { readOrder, type QueryParams } from '@console/api/core/hydra/query';
import type {
  Filter,
  FilterNameOf,
  ListContract,
  SortKeyOf,
  SortTerm,
} from '@console/api/core/list';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/executor.ts';
import { listOrder } from '../db/listOrder.ts';
import { anyText, choiceFilter, flagFilter, idFilter, prefixFilter } from './filters.ts';
import type { PostFilter } from './postFilter.ts';
import { qualified } from './qualified.ts';
import { dayFilter, decimalFilter, instantFilter, numberFilter } from './rangeFilters.ts';
import { ShortCache } from './shortCache.ts';

/**
 * A `JOIN …` that finds exactly one row for each row of the list. Keys that share a join share the
 * object.
 */
export type Join = SQL | readonly SQL[];

/** A column of another table, which is joined only for a request that sorts or filters by it. */
export type JoinedColumn = {
  by: PgColumn;
  join: Join;
};
export type OrderKey =
  | PgColumn
  | SQL
  | {
      by: PgColumn | SQL;
      join: Join;
      /** Whether the value may be null, as in a LEFT JOIN. The default is what the column says. */
      nullable?: boolean;
    }
  /** An order that depends on the request, such as on the text that is searched. */
  | ((params: QueryParams) => SQL);

/** A filter on another table, which is joined only for a request with this filter. */
export type JoinedFilter = { where: SQL; join: Join };

type ReadFilter = (params: QueryParams, addresses: Addresses) => SQL | JoinedFilter | undefined;

/**
 * Says how a filter becomes a condition. A column is compared by the kind of the filter. A function
 * reads its parameters itself. `null` means that another filter of the list reads the parameter.
 */
export type FilterSource = PgColumn | JoinedColumn | ReadFilter | null;

/**
 * A list definition with its tables. A page is read in two steps: first the ids from an index, then
 * the members of these ids. A CSV export reads in the same way, in batches, so its filters and its
 * order are always the same.
 */
export type ListDefinition<Contract extends ListContract, Member extends { id: number }> = {
  contract: Contract;
  /** The path of the list with its parameters filled in, below the API's base. */
  path?: string;
  table: PgTable;
  id: PgColumn;
  orderKeys: Readonly<Record<SortKeyOf<Contract>, OrderKey>>;
  filters: Readonly<Record<FilterNameOf<Contract>, FilterSource>>;
  /** A condition that every row of the list has to meet. */
  where?: () => SQL | JoinedFilter | undefined;
  postFilter?(params: QueryParams): PostFilter | undefined;
  /**
   * Loads the members of these ids, in any order. `params` are those of the list. They are absent
   * for a single member.
   */
  load(
    executor: Executor,
    ids: readonly number[],
    addresses: Addresses,
    params?: QueryParams,
  ): Promise<readonly Member[]>;
};

/** The parts of a definition that do not depend on the types of its keys. */
export type AnyList<Member extends { id: number }> = Omit<
  ListDefinition<ListContract, Member>,
  'contract'
> & { contract: ListContract };

/** The path below the API's base, without a slash at its start. */
export const pathOfList = ({
  contract,
  path,
}: Pick<AnyList<{ id: number }>, 'contract' | 'path'>) =>
  (path ?? contract.path).replace(/^\//, '');

/** There is room for more filters than people use at a time. */
const totals = new ShortCache<number>(500);

/**
 * Reads the ids of a list in its order, before limit and offset are applied.
 *
 * @param condition a condition besides the filters of the request
 * @throws Problem 400 for a malformed filter
 */
export function listIds<Member extends { id: number }>(
  executor: Executor,
  definition: AnyList<Member>,
  params: QueryParams,
  addresses: Addresses,
  condition?: SQL,
) {
  const { where, filterJoins, from } = filteredRows(definition, params, addresses, condition);
  const order = readOrder(params, definition.contract);
  const counted = executor
    .select({ total: sql<number>`count(*)::int` })
    .from(from)
    .where(where);
  /** The key identifies the filters, whatever the order is. */
  const key = () => {
    const { sql: statement, params: values } = counted.toSQL();
    return JSON.stringify([statement, values]);
  };
  return {
    /**
     * @param areFew says that so few rows pass that filtering and sorting them is faster than
     *   walking an index of the order, which the planner would choose
     */
    select: (areFew = false) =>
      executor
        // Drizzle returns a bigint as text unless it is mapped.
        .select({
          id: qualified(sql<number>`${definition.id}`)
            .mapWith(Number)
            .as('id'),
        })
        .from(
          joined(definition.table, [
            ...filterJoins,
            ...order.flatMap(({ key: name }) => joinsOf(orderKey(definition, name, params))),
          ]),
        )
        .where(where)
        .orderBy(...orderTerms(definition, order, params, areFew)),
    count: () =>
      totals.get(executor, key(), async () => {
        const [row] = await counted;
        if (row === undefined) throw new Error('count(*) returned no row');
        return row.total;
      }),
    key,
  };
}

/**
 * Finds the rows of a list that pass the filters of a request, as FROM and WHERE. It is also used
 * for other counts.
 *
 * @throws Problem 400 for a malformed filter
 */
export function filteredRows(
  definition: AnyList<{ id: number }>,
  params: QueryParams,
  addresses: Addresses,
  condition?: SQL,
) {
  const filters = conditionsOf(definition, params, addresses);
  const where = and(
    ...filters.map((filter) => (isJoined(filter) ? filter.where : filter)),
    condition,
  );
  const filterJoins = filters.flatMap(joinsOf);
  return { where, filterJoins, from: joined(definition.table, filterJoins) };
}

function conditionsOf(
  { contract, filters, where }: AnyList<{ id: number }>,
  params: QueryParams,
  addresses: Addresses,
): (SQL | JoinedFilter)[] {
  const conditions = Object.entries(filters).map(([name, source]) => {
    const filter = contract.filters[name];
    return filter && source && conditionOf(name, filter, source, params, addresses);
  });
  return [where?.(), ...conditions].filter((condition) => condition != null);
}

function conditionOf(
  name: string,
  filter: Filter,
  source: Exclude<FilterSource, null>,
  params: QueryParams,
  addresses: Addresses,
): SQL | JoinedFilter | undefined {
  if (typeof source === 'function') return source(params, addresses);
  const isOwn = !('join' in source);
  const where = compare(name, filter, isOwn ? source : source.by, params, addresses);
  return isOwn ? where : where && { where, join: source.join };
}

/**
 * Compares a column by the kind of the filter.
 *
 * @throws Problem 400
 */
function compare(
  name: string,
  filter: Filter,
  column: PgColumn,
  params: QueryParams,
  addresses: Addresses,
): SQL | undefined {
  switch (filter.kind) {
    case 'id':
    case 'ids':
      return idFilter(params, name, column, filter.of, addresses);
    case 'flag':
      return flagFilter(params, name, column);
    case 'prefix':
      return prefixFilter(params, name, column);
    case 'texts': {
      const texts = params.list(name);
      return texts.length === 0 ? undefined : anyText(column, texts);
    }
    case 'choice':
    case 'choices':
      return choiceFilter(params, name, column, filter.options);
    case 'numbers':
      return numberFilter(params, name, column);
    case 'decimals':
      return decimalFilter(params, name, column);
    case 'instants':
    case 'days':
      return instantFilter(params, name, column);
    case 'day':
      return dayFilter(params, name, column);
    case 'search':
    case 'number':
      throw new Error(`The filter ${name} has no column to compare: give it a function`);
  }
}

function orderKey(
  { orderKeys }: Pick<AnyList<{ id: number }>, 'orderKeys'>,
  name: string,
  params: QueryParams,
) {
  const found = orderKeys[name];
  if (found === undefined) throw new Error(`The sort key ${name} has no column`);
  return typeof found === 'function' ? found(params) : found;
}

const isJoined = <Joined extends { join: Join }>(term: PgColumn | SQL | Joined): term is Joined =>
  'join' in term;
const joinsOf = (term: ReturnType<typeof orderKey> | JoinedFilter): readonly SQL[] =>
  isJoined(term) ? [term.join].flat() : [];

/** The list's table, joined with the tables of its order and its filters. Each table is joined once. */
const joined = (table: PgTable, joins: readonly SQL[]): PgTable | SQL =>
  joins.length === 0 ? table : sql.join([sql`${table}`, ...new Set(joins)], sql` `);

/**
 * Returns the order terms. Ties are broken by the id, in the direction of the first key. Terms
 * after an id have no effect and are dropped.
 */
function orderTerms(
  definition: Pick<AnyList<{ id: number }>, 'id' | 'orderKeys' | 'path'>,
  order: readonly SortTerm[],
  params: QueryParams,
  areFew: boolean,
): SQL[] {
  const terms: SQL[] = [];
  for (const { key, direction } of order) {
    const found = orderKey(definition, key, params);
    const column = isJoined(found) ? found.by : found;
    // A subquery keeps the planner from using an index. The primary key would lead past the rows of
    // all owners.
    const isScattered = column === definition.id && definition.path !== undefined;
    const by = areFew || isScattered ? sql`(SELECT ${column})` : column;
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
