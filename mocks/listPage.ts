import { collection, problem } from './respond.ts';

type Value = string | number | boolean | null;
export type ListDefinition<Row> = {
  /** Class name of the members. */
  context: string;
  /** Path of the collection. */
  path: string;
  search: (row: Row) => readonly Value[];
  /** What a search of digits alone finds exactly. */
  ids?: (row: Row) => readonly number[];
  order: Readonly<Record<string, (row: Row) => Value>>;
  defaultOrder: readonly (readonly [key: string, direction: 'asc' | 'desc'])[];
  filters: Readonly<Record<string, (row: Row, values: readonly string[]) => boolean>>;
  /** Filters that are true or false; any other value is refused. */
  flags?: readonly string[];
  /** What a value of a filter has to look like; any other is refused. */
  shapes?: Readonly<Record<string, RegExp>>;
  /** Rows beyond this many are not counted, where something is asked for that is dear to count. */
  countUpTo?: (params: URLSearchParams) => number | undefined;
  /** `pagination=false` is allowed. */
  all?: boolean;
};

// One for all comparisons: making one costs more than a thousand of them.
const collator = new Intl.Collator('und');
const compare = (a: Value, b: Value): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

/** Nulls come last in both directions. */
function byKey<Row>(value: (row: Row) => Value, direction: 'asc' | 'desc') {
  return (a: Row, b: Row): number => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction === 'asc' ? compare(left, right) : compare(right, left);
  };
}

function ordersOf<Row extends { id: number }>(
  params: URLSearchParams,
  { order, defaultOrder }: ListDefinition<Row>,
) {
  const asked = [...params].flatMap(([name, value]) => {
    const key = /^order\[(.+)\]$/.exec(name)?.[1];
    const direction = value.toLowerCase();
    return key !== undefined && key in order && (direction === 'asc' || direction === 'desc')
      ? [[key, direction] as const]
      : [];
  });
  const used = asked.length > 0 ? asked : defaultOrder;
  const comparers = used.flatMap(([key, direction]) => {
    const value = order[key];
    return value ? [byKey(value, direction)] : [];
  });
  return [...comparers, byKey((row: Row) => row.id, used[0]?.[1] ?? 'asc')];
}

/** `tags[]`, `tags[0]` and `tags` are one name. */
const plainName = (name: string): string => name.replace(/\[\d*\]$/, '');

function isFound<Row>(row: Row, text: string, { search, ids }: ListDefinition<Row>): boolean {
  const found = search(row).some((value) =>
    String(value ?? '')
      .toLowerCase()
      .includes(text),
  );
  return found || (/^\d+$/.test(text) && (ids?.(row) ?? []).includes(Number(text)));
}

function matches<Row extends { id: number }>(
  row: Row,
  params: URLSearchParams,
  definition: ListDefinition<Row>,
): boolean {
  const text = params.get('custom_search')?.trim().toLowerCase() ?? '';
  if (text && !isFound(row, text, definition)) return false;
  const names = new Set([...params.keys()].map(plainName));
  return [...names].every((name) => {
    const values = [...params].filter(([key]) => plainName(key) === name).map(([, value]) => value);
    return definition.filters[name]?.(row, values) ?? true;
  });
}

/** The parameter whose value is none, as it was written. */
function wrongFilter<Row>(
  params: URLSearchParams,
  { flags = [], shapes = {} }: ListDefinition<Row>,
): string | undefined {
  return [...params].find(([name, value]) => {
    const shape = flags.includes(name) ? /^(true|false|1|0)$/ : shapes[plainName(name)];
    return shape && !shape.test(value);
  })?.[0];
}

/** The rows that a query asks for, in order, without paging: what a CSV download holds. */
export function rowsFor<Row extends { id: number }>(
  rows: readonly Row[],
  params: URLSearchParams,
  definition: ListDefinition<Row>,
): readonly Row[] {
  const orders = ordersOf(params, definition);
  return rows
    .filter((row) => matches(row, params, definition))
    .sort((a, b) => orders.map((order) => order(a, b)).find((result) => result !== 0) ?? 0);
}

function whole(
  params: URLSearchParams,
  name: string,
  fallback: number,
  least: number,
): number | undefined {
  const text = params.get(name);
  if (text === null) return fallback;
  return /^\d+$/.test(text) && Number(text) >= least ? Number(text) : undefined;
}

function viewOf(url: URL, page: number, last: number) {
  const at = (number: number) => {
    const params = new URLSearchParams(url.search);
    params.delete('page');
    params.append('page', String(number));
    return `${url.pathname}?${params.toString()}`;
  };
  return {
    '@id': at(page),
    '@type': 'hydra:PartialCollectionView',
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page > 1 ? { 'hydra:previous': at(page - 1) } : {}),
    ...(page < last ? { 'hydra:next': at(page + 1) } : {}),
  };
}

/** The answer of a list (contract, sections 2.4 and 2.5), the same way for every resource. */
export function listPage<Row extends { id: number }>(
  rows: readonly Row[],
  request: Request,
  definition: ListDefinition<Row>,
  toMember: (row: Row) => object = (row) => row,
) {
  const url = new URL(request.url);
  const wrong = wrongFilter(url.searchParams, definition);
  if (wrong) return problem(400, 'invalid_filter', `Invalid value for query parameter "${wrong}".`);
  const found = rowsFor(rows, url.searchParams, definition);
  const counted = Math.min(found.length, definition.countUpTo?.(url.searchParams) ?? Infinity);
  const options = {
    id: definition.path,
    total: counted,
    ...(counted < found.length ? { capped: true } : {}),
  };
  if (definition.all && url.searchParams.get('pagination') === 'false')
    return collection(definition.context, found.map(toMember), options);
  const page = whole(url.searchParams, 'page', 1, 1);
  if (page === undefined) return problem(400, 'invalid_filter', 'Page should not be less than 1');
  const limit = whole(
    url.searchParams,
    url.searchParams.has('limit') ? 'limit' : 'itemsPerPage',
    15,
    0,
  );
  if (limit === undefined) return problem(400, 'invalid_filter', 'Limit should not be less than 0');
  const size = Math.min(limit, 500);
  const last = Math.max(1, Math.ceil(counted / Math.max(1, size)));
  return collection(definition.context, found.slice((page - 1) * size, page * size).map(toMember), {
    ...options,
    view: viewOf(url, page, last),
  });
}
