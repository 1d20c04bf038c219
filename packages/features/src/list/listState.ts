import type { ListQuery } from '@console/api/core/listQuery';
import { plainText } from '@console/ui/plainText.ts';
import { formatParam, parseAddress, type AddressParam, type ParamCodec } from './params.ts';

export const PAGE_SIZES = [5, 10, 15, 20, 50, 100] as const;
type PageSize = (typeof PAGE_SIZES)[number];

export interface Sort<S extends string = string> {
  readonly key: S;
  readonly direction: 'asc' | 'desc';
}

/**
 * Describes what a list keeps in the address, and how it is requested from the API. `V` maps the
 * name of a filter, without brackets, to its value.
 */
export interface ListDefinition<V extends object, S extends string> {
  readonly filters: { readonly [K in keyof V]: ParamCodec<V[K]> };
  /** The wire parameters of each filter. */
  readonly wire: { readonly [K in keyof V]: (value: V[K]) => ListQuery['filters'] };
  /** The values of `orderBy`, which are the API's own keys. */
  readonly sortKeys: readonly S[];
  /** Maps other spellings of `orderBy`, which are read but not written, to the keys. */
  readonly sortAliases?: Readonly<Record<string, NoInfer<S>>>;
  /** Undefined for a list that keeps the server's order. */
  readonly defaultSort?: Sort<NoInfer<S>>;
  readonly defaultPageSize: PageSize;
  readonly searchable: boolean;
  /**
   * Filters that apply when the address does not name them. A parameter without a value switches
   * its filter off.
   */
  readonly defaultFilters?: Partial<NoInfer<V>>;
}

/** The filter values of a definition, by name. */
export type FiltersOf<D> = D extends ListDefinition<infer V, infer _S> ? V : never;

export interface ListState<V extends object, S extends string> {
  readonly definition: ListDefinition<V, S>;
  readonly search: string;
  readonly filters: Partial<V>;
  readonly sort: Sort<S> | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const defineListState = <V extends object, const S extends string>(
  definition: ListDefinition<V, S>,
) => definition;

function readFilters<V extends object, S extends string>(
  { filters, defaultFilters }: ListDefinition<V, S>,
  params: readonly AddressParam[],
): Partial<V> {
  const values: Partial<V> = {};
  for (const name in filters) {
    const owned = params.filter((param) => filters[name].owns(param.name, name));
    const emptied = owned.length > 0 && owned.every(({ value }) => value === '');
    const value =
      filters[name].decode(owned, name) ?? (emptied ? undefined : defaultFilters?.[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function readSort<S extends string>(
  { sortKeys, sortAliases, defaultSort }: ListDefinition<object, S>,
  orderBy: string,
  order: string,
): Sort<S> | undefined {
  const key =
    sortKeys.find((candidate) => candidate === orderBy) ??
    (Object.hasOwn(sortAliases ?? {}, orderBy) ? sortAliases?.[orderBy] : undefined);
  const direction = order === 'asc' || order === 'desc' ? order : undefined;
  if (key)
    return {
      key,
      direction: direction ?? (key === defaultSort?.key ? defaultSort.direction : 'desc'),
    };
  return defaultSort && { key: defaultSort.key, direction: direction ?? defaultSort.direction };
}

/**
 * Reads the state of a list from a raw query string. Missing and invalid values are replaced by
 * their defaults.
 */
export function readListState<V extends object, S extends string>(
  definition: ListDefinition<V, S>,
  search: string,
): ListState<V, S> {
  const params = parseAddress(search);
  const first = (name: string) => params.find((param) => param.name === name)?.value.trim() ?? '';
  const page = first('page');
  return {
    definition,
    search: definition.searchable ? plainText(first('search')) : '',
    filters: readFilters(definition, params),
    sort: readSort(definition, first('orderBy'), first('order')),
    page: /^\d{1,7}$/.test(page) ? Math.max(1, Number(page)) : 1,
    pageSize:
      PAGE_SIZES.find((size) => String(size) === first('pageSize')) ?? definition.defaultPageSize,
  };
}

function filterParams<V extends object, S extends string>({
  definition: { filters, defaultFilters },
  filters: values,
}: ListState<V, S>) {
  const params: (readonly [string, string])[] = [];
  for (const name in filters) {
    const value = values[name];
    if (value !== undefined) params.push(...filters[name].encode(value, name));
    else if (defaultFilters?.[name] !== undefined) params.push([filters[name].emptyName(name), '']);
  }
  return params;
}

/**
 * The query string of a state, without `?`. Default values are left out, but default filters are
 * written. Parameters that do not belong to the list are kept as they were written.
 */
export function writeListState<V extends object, S extends string>(
  state: ListState<V, S>,
  current: string,
): string {
  const {
    definition: { filters, sortKeys, defaultSort, defaultPageSize, searchable },
    search,
    sort,
    page,
    pageSize,
  } = state;
  const shared = [
    'page',
    'pageSize',
    ...(searchable ? ['search'] : []),
    ...(sortKeys.length > 0 ? ['order', 'orderBy'] : []),
  ];
  const isOwn = (param: string) => {
    for (const name in filters) if (filters[name].owns(param, name)) return true;
    return shared.includes(param);
  };
  const own: (readonly [string, string])[] = [
    ...(plainText(search) === '' ? [] : [['search', search] as const]),
    ...filterParams(state),
    ...(!sort || sort.key === defaultSort?.key ? [] : [['orderBy', sort.key] as const]),
    ...(!sort || (sort.key === defaultSort?.key && sort.direction === defaultSort.direction)
      ? []
      : [['order', sort.direction] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
    ...(pageSize === defaultPageSize ? [] : [['pageSize', String(pageSize)] as const]),
  ];
  const foreign = parseAddress(current)
    .filter(({ name }) => !isOwn(name))
    .map(({ raw }) => raw);
  return [...foreign, ...own.map(([name, value]) => formatParam(name, value))].join('&');
}

/**
 * The sort after a press on a column header. The active column changes its direction, and any other
 * column starts descending. An unknown key changes nothing.
 */
export function nextSort<V extends object, S extends string>(
  { definition: { sortKeys }, sort }: ListState<V, S>,
  clicked: string,
): Sort<S> | undefined {
  const key = sortKeys.find((candidate) => candidate === clicked);
  if (!key) return sort;
  return { key, direction: key === sort?.key && sort.direction === 'desc' ? 'asc' : 'desc' };
}

/**
 * The API query of a list's state: `search` becomes `custom_search`, `pageSize` becomes `limit`,
 * and each filter gets its wire name.
 */
export function toListQuery<V extends object, S extends string>({
  definition: { wire },
  filters,
  search,
  sort,
  page,
  pageSize,
}: ListState<V, S>): ListQuery {
  const wireFilters: Record<string, ListQuery['filters'][string]> = {};
  for (const name in wire) {
    const value = filters[name];
    if (value !== undefined) Object.assign(wireFilters, wire[name](value));
  }
  return { page, limit: pageSize, order: sort, search, filters: wireFilters };
}
