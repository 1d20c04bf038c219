import { collection } from '@console/api/core/hydra/envelope';
import { pathId } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import { QueryParams, readOrder, readPaging } from '@console/api/core/hydra/query';
import type { Filter, ListContract } from '@console/api/core/list';
import { API_BASE, json, pathOf } from './respond.ts';

type Predicate<Row> = (row: Row, params: QueryParams) => boolean;

export type ListOptions<Row> = {
  /** Filters that do more than compare values of the row. */
  filters?: Readonly<Record<string, Predicate<Row>>>;
  /** The total is counted up to this number. */
  countTo?: number;
  /** Makes the member of a row. */
  toMember?: (row: Row, params: QueryParams) => object;
};

/** The values at a dotted path. A list on the way contributes all of its members. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>(
    (found, name) =>
      found.flatMap((one) => {
        const inside: unknown =
          typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined;
        return Array.isArray(inside) ? inside : [inside];
      }),
    [value],
  );
}

// One collator for all comparisons, because making one costs more than a thousand comparisons.
const collator = new Intl.Collator('und');
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

/** Compares by a path, with nulls last in both directions. */
const byPath =
  (path: string, direction: 'asc' | 'desc') =>
  (a: unknown, b: unknown): number => {
    const [[left], [right]] = [valuesAt(a, path), valuesAt(b, path)];
    const [noLeft, noRight] = [left == null, right == null];
    if (noLeft || noRight) return Number(noLeft) - Number(noRight);
    return direction === 'asc' ? compare(left, right) : compare(right, left);
  };

/** Compares by how well the searched text fits the first searched property, as the server does. */
const byRelevance = (params: QueryParams, [name = '']: readonly string[] = []) => {
  const text = params.one('custom_search')?.toLowerCase() ?? '';
  const rankOf = (row: unknown) => {
    const held = String(valuesAt(row, name)[0] ?? '').toLowerCase();
    if (held.startsWith(text)) return held === text ? 0 : 1;
    return held.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(text)) ? 2 : 3;
  };
  return (a: unknown, b: unknown): number => rankOf(a) - rankOf(b);
};

const idIn = (text: string): number | undefined => pathId(text.split('/').pop());

export function flagIn(params: QueryParams, name: string): boolean | undefined {
  const text = params.one(name)?.toLowerCase();
  if (text === undefined) return undefined;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw invalidFilter(name);
}

/** Reads Unix seconds or an ISO date. A date without a zone is UTC. */
function secondsIn(text: string): number {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return Number.NaN;
  const iso = text.replace(' ', 'T');
  return Date.parse(iso.length > 10 && !/(Z|[+-]\d\d:?\d\d)$/i.test(iso) ? `${iso}Z` : iso) / 1000;
}

const BOUNDS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  gte: (value, bound) => value >= bound,
  after: (value, bound) => value >= bound,
  gt: (value, bound) => value > bound,
  strictly_after: (value, bound) => value > bound,
  lte: (value, bound) => value <= bound,
  before: (value, bound) => value <= bound,
  lt: (value, bound) => value < bound,
  strictly_before: (value, bound) => value < bound,
};

/**
 * Tests a range such as `name[gte]`. A row without a value is in no range.
 *
 * @throws Problem 400
 */
function rangeTest(
  params: QueryParams,
  name: string,
  read: (text: string) => number,
): ((held: unknown) => boolean) | undefined {
  const bounds = params.sub(name).flatMap(([key, text]) => {
    const test = Object.hasOwn(BOUNDS, key) ? BOUNDS[key] : undefined;
    if (text.trim() === '') return [];
    const bound = read(text.trim());
    if (test === undefined || Number.isNaN(bound)) throw invalidFilter(`${name}[${key}]`);
    return [(value: number) => test(value, bound)];
  });
  if (bounds.length === 0) return undefined;
  return (held) => typeof held === 'number' && bounds.every((test) => test(held));
}

/** The test of one filter on the values of a row. Undefined when the request does not have it. */
function testOf(
  params: QueryParams,
  name: string,
  filter: Filter,
): ((held: unknown) => boolean) | undefined {
  const lower = (value: unknown) => String(value ?? '').toLowerCase();
  switch (filter.kind) {
    case 'id':
    case 'ids': {
      const ids = params.list(name).map((text) => {
        const id = idIn(text);
        if (id === undefined) throw invalidFilter(params.spelled(name, text));
        return id;
      });
      return ids.length === 0 ? undefined : (held) => ids.some((id) => id === Number(held));
    }
    case 'flag': {
      const flag = flagIn(params, name);
      return flag === undefined ? undefined : (held) => held === flag;
    }
    case 'search': {
      const text = params.one(name)?.toLowerCase();
      return text === undefined ? undefined : (held) => lower(held).includes(text);
    }
    case 'prefix': {
      const text = params.one(name)?.toLowerCase();
      return text === undefined ? undefined : (held) => lower(held).startsWith(text);
    }
    case 'texts': {
      const texts = params.list(name);
      return texts.length === 0 ? undefined : (held) => texts.includes(String(held ?? 'none'));
    }
    case 'choice':
    case 'choices': {
      const values = params.list(name).map((text) => {
        const value = [text, text.replaceAll('_', '-')].find((one) => filter.options.includes(one));
        if (value === undefined) throw invalidFilter(params.spelled(name, text));
        return value;
      });
      return values.length === 0 ? undefined : (held) => values.includes(String(held ?? 'none'));
    }
    case 'numbers':
    case 'decimals':
      return rangeTest(params, name, Number);
    case 'instants':
    case 'days':
      return rangeTest(params, name, secondsIn);
    case 'day': {
      const day = params.one(name);
      if (day === undefined) return undefined;
      // JavaScript reads the 30th of February as a day of March.
      if (!new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : 'no day').toJSON()?.startsWith(day))
        throw invalidFilter(name);
      return (held) => held === day;
    }
    case 'number':
      return undefined;
  }
}

function predicateOf(params: QueryParams, name: string, filter: Filter): (row: unknown) => boolean {
  if (filter.kind === 'flag' && filter.empty !== undefined) {
    const [flag, path] = [flagIn(params, name), filter.empty];
    const isEmpty = (row: unknown) => valuesAt(row, path).every((held) => held == null);
    return (row) => flag === undefined || isEmpty(row) === flag;
  }
  const test = testOf(params, name, filter);
  if (test === undefined) return () => true;
  const properties = filter.properties ?? [name];
  const id = filter.kind === 'search' ? pathId(params.one(name)) : undefined;
  const ids = filter.kind === 'search' ? (filter.ids ?? []) : [];
  return (row) =>
    properties.some((path) => valuesAt(row, path).some(test)) ||
    (id !== undefined && ids.some((path) => valuesAt(row, path).includes(id)));
}

/** The rows of a query in order, without paging, as a CSV download has them. */
export function rowsFor<Row extends object>(
  contract: ListContract,
  rows: readonly Row[],
  params: QueryParams,
  { filters = {} }: ListOptions<Row> = {},
): readonly Row[] {
  const predicates = Object.entries(contract.filters).map(([name, filter]) => {
    const own = filters[name];
    return own ? (row: Row) => own(row, params) : predicateOf(params, name, filter);
  });
  const order = readOrder(params, contract);
  const comparers = [
    ...order.map(({ key, direction }) =>
      key === 'relevance'
        ? byRelevance(params, contract.filters['custom_search']?.properties)
        : byPath(contract.sortProperties?.[key] ?? key, direction),
    ),
    byPath('id', order[0]?.direction ?? 'asc'),
  ];
  return rows
    .filter((row) => predicates.every((passes) => passes(row)))
    .sort((a, b) => comparers.map((by) => by(a, b)).find((result) => result !== 0) ?? 0);
}

export const paramsOf = (request: Request) => new QueryParams(new URL(request.url).search);

/**
 * The answer of a list, for every resource.
 *
 * @throws Problem 400
 */
export function listResponse<Row extends object>(
  contract: ListContract,
  rows: readonly Row[],
  request: Request,
  { countTo = Infinity, toMember = (row) => row, filters }: ListOptions<Row> = {},
) {
  const params = paramsOf(request);
  const paging = readPaging(params, contract.unpaged);
  const found = rowsFor(contract, rows, params, { filters });
  const total = Math.min(found.length, countTo);
  const members =
    paging.kind === 'all'
      ? found
      : found.slice((paging.page - 1) * paging.limit, paging.page * paging.limit);
  return json(
    collection({
      apiBasePath: API_BASE,
      path: pathOf(request),
      type: contract.type,
      members: members.map((row) => toMember(row, params)),
      total,
      isCapped: total < found.length,
      params,
      paging,
    }),
  );
}
