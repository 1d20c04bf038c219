import type { ListQuery } from '@console/api/core/listQuery';
import type { ViewList, ViewState } from '@console/api/views/schema';
import type { TableLayout } from '@console/ui/DataTable/tableLayout.ts';
import { parseAddress, type AddressParam } from '../params.ts';
import type { RememberedView } from '../viewMemory.ts';

/** The part of a list definition that views need: what the list can have in its address. */
export interface ListVocabulary {
  /** The codecs of the filters by name. */
  filters: object;
  sortKeys: readonly string[];
  sortAliases?: Readonly<Record<string, string>>;
  searchable: boolean;
}

/** The part of a list's state that views read and change. `useListState` returns it. */
export interface ViewedList {
  definition: ListVocabulary;
  pathname: string;
  /** Search, filters, order and page size, as the address has them. */
  address: string;
  addressOf: (query: string) => string;
  /** The API query for a query string. */
  queryOf: (query: string) => ListQuery;
  setAddress: (query: string) => void;
  isEntered: boolean;
}

/** The list and the table to which views apply. */
export interface ViewTarget {
  name: ViewList;
  label: string;
  list: ViewedList;
  table: {
    all: readonly { id: string }[];
    chosen: TableLayout;
    onChange: (layout: TableLayout) => void;
  };
}

/** The view in use. A built-in view has no id. */
export interface ViewInUse {
  id?: number;
  name: string;
  /** The query string of the list with this view. */
  address: string;
  /** Null when the view does not arrange the table. */
  layout: TableLayout | null;
}

interface Codec {
  owns: (param: string, name: string) => boolean;
  decode: (params: readonly AddressParam[], name: string) => unknown;
}

const isCodec = (value: unknown): value is Codec =>
  typeof value === 'object' && value !== null && 'owns' in value && 'decode' in value;

const SHARED = ['page', 'pageSize', 'order', 'search'];

function isKnown(
  { filters, sortKeys, sortAliases = {}, searchable }: ListVocabulary,
  param: AddressParam,
): boolean {
  const { name, value } = param;
  if (name === 'orderBy') return sortKeys.includes(value) || Object.hasOwn(sortAliases, value);
  if (name === 'search') return searchable;
  if (SHARED.includes(name)) return true;
  return Object.entries(filters).some(
    ([filter, codec]: [string, unknown]) =>
      isCodec(codec) &&
      codec.owns(name, filter) &&
      (value === '' || codec.decode([param], filter) !== undefined),
  );
}

/**
 * The filters, orders and columns of a view that the list does not have, or no longer has. Filters
 * and orders are named as in the address, and columns by their id.
 */
export function missingOf(
  { query, layout }: RememberedView['state'],
  words: ListVocabulary,
  columns: readonly { id: string }[],
): readonly string[] {
  const params = parseAddress(query)
    .filter((param) => !isKnown(words, param))
    .map(({ name, value }) =>
      name === 'orderBy' ? `the order ${value}` : `the filter ${name.replace(/\[.*$/, '')}`,
    );
  const named = layout ? [...layout.order, ...layout.hidden, ...Object.keys(layout.widths)] : [];
  const ids = named
    .filter((id) => !columns.some((column) => column.id === id))
    .map((id) => `the column ${id}`);
  return [...new Set([...params, ...ids])];
}

/**
 * A sentence that says what a view names but the list does not have. Undefined when nothing is
 * missing.
 */
export function missingText(
  { name, state }: Pick<RememberedView, 'name' | 'state'>,
  words: ListVocabulary,
  columns: readonly { id: string }[],
): string | undefined {
  const lost = missingOf(state, words, columns);
  return lost.length === 0
    ? undefined
    : `${name} is used without ${lost.join(', ')}: the list does not have it.`;
}

/** A plain copy of a layout (not a valtio proxy), without columns that no longer exist. */
export function layoutOf(
  given: TableLayout | null,
  columns: readonly { id: string }[],
): ViewState['layout'] {
  if (given === null) return null;
  const isColumn = (id: string) => columns.some((column) => column.id === id);
  return {
    order: given.order.filter(isColumn),
    hidden: given.hidden.filter(isColumn),
    widths: Object.fromEntries(Object.entries(given.widths).filter(([id]) => isColumn(id))),
    // The interface asks for a density, but each person chooses one for all lists.
    density: 'normal',
  };
}
