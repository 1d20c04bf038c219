'use no memo'; // Each part takes the page, which is new in every render, so no cache would be used.
import type { Collection } from '@console/api/core/hydra/collection';
import type { ViewList } from '@console/api/views/schema';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { lazyOptional } from '@console/ui/lazy';
import { ListLayout } from '@console/ui/ListLayout';
import { Pagination } from '@console/ui/Pagination';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import type { CellFilters } from './cellFilters/cellFilters.ts';
import type { ChipField, ChipLabel } from './chips.ts';
import { ListChips } from './ListChips.tsx';
import { FilterButton, ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import { PAGE_SIZES, type Sort } from './listState.ts';
import { toListView, type ListResult, type ListView } from './listView.ts';
import { useTableLayout } from './useTableLayout.ts';
import { ViewsButton } from './views/ViewsButton.tsx';
import type { ViewedList } from './views/viewState.ts';

const CellFilter = lazyOptional(() =>
  import('./cellFilters/CellFilter.tsx').then((it) => it.CellFilter),
);

/** The words and filters of one list. `V` maps a filter's name to its value. */
export interface ListPageData<V extends object> {
  /**
   * The name of the list. The browser stores the table layout under it, and the server stores the
   * views under it.
   */
  name: ViewList;
  /** The accessible name of the table. */
  label: string;
  /** The label of the search box. Undefined when the list has no search. */
  search?: string;
  /** The text of the loading overlay, shown until the first answer. */
  loading: string;
  /** The sentence of the empty list. It says what will appear here and how. */
  empty: string;
  /** Filters that have a chip but no field in the sidebar, because views and cells set them. */
  moreChips?: readonly ChipField[];
  /** The filter fields in display order. */
  fields: ComponentProps<typeof ListFilters<V>>['fields'];
}

/** The part of `useListState` that a page shows and changes. */
export interface ListControl<V extends object> extends ViewedList {
  search: string;
  filters: V;
  sort: Sort | undefined;
  page: number;
  pageSize: number;
  setSearch: (text: string) => void;
  setFilters: (filters: V) => void;
  clearFilters: () => void;
  clearAll: () => void;
  setSort: (key: string) => void;
  setPage: (page: number) => void;
  setPageSize: (pageSize: number) => void;
}

/** The answer of a list's hook. */
export type ListAnswer<Row> = ListResult<Row> & { mutate: () => Promise<unknown> };

interface ListContent<Row, V extends object> {
  list: ListControl<V>;
  answer: ListAnswer<Row>;
  /**
   * Must keep its identity between renders (module scope or state), because new columns render all
   * rows again.
   */
  columns: readonly DataTableColumn<Row>[];
  /** The words on chips for values that only the server can name. */
  labelOf?: ChipLabel;
  /** Loads the map from cell values to filters. It is called after the rows are shown. */
  cellFilters?: () => Promise<CellFilters<Row>>;
}

/** The state of a list page. Every part of the page takes it. */
export interface ListPageState<Row, V extends object> {
  data: ListPageData<V>;
  list: ListControl<V>;
  labelOf: ChipLabel | undefined;
  cellFilters?: () => Promise<CellFilters<Row>>;
  arranged: ReturnType<typeof useTableLayout<Row>>;
  view: ListView<Row>;
  /** The collection that is shown; undefined while there is none. */
  collection: Collection<Row> | undefined;
  retry: () => void;
}

/** Joins the texts of a list, its state in the address and the answer of its hook for `ListPage`. */
export function useListPage<Row, V extends object>(
  data: ListPageData<V>,
  { list, answer, columns, labelOf, cellFilters }: ListContent<Row, V>,
): ListPageState<Row, V> {
  return {
    data,
    list,
    labelOf,
    cellFilters,
    arranged: useTableLayout(data.name, columns),
    view: toListView(answer, list),
    collection: answer.data,
    retry: () => void answer.mutate(),
  };
}

interface PartProps<Row, V extends object> {
  page: ListPageState<Row, V>;
  children?: ReactNode;
}

function Page<Row, V extends object>({ page: { data, view }, children }: PartProps<Row, V>) {
  return (
    <ListLayout overlay={view.kind === 'loading' ? data.loading : undefined}>{children}</ListLayout>
  );
}

/** The search box of a list that has one. */
function Search<Row, V extends object>({ page: { data, list } }: PartProps<Row, V>) {
  if (data.search === undefined) return null;
  return <SearchBox label={data.search} value={list.search} onSearch={list.setSearch} />;
}

/** The buttons "Views" and "Columns". */
function Columns<Row, V extends object>({
  page: { data, arranged, list, view },
}: PartProps<Row, V>) {
  return (
    <>
      <ViewsButton
        target={{ name: data.name, label: data.label, list, table: arranged }}
        isShown={view.kind !== 'loading'}
      />
      <TableSettings table={arranged} sortKey={list.sort?.key} />
    </>
  );
}

/** The filters that have chips. */
export const chipFields = <V extends object>({
  fields,
  moreChips = [],
}: Pick<ListPageData<V>, 'fields' | 'moreChips'>): readonly ChipField[] => [
  ...fields,
  ...moreChips,
];

/** The chips of the active filters of a list that has filters. */
function ChipLine<Row, V extends object>({ page: { data, list, labelOf } }: PartProps<Row, V>) {
  if (data.fields.length === 0) return null;
  return (
    <ListLayout.Chips>
      <ListChips list={list} fields={chipFields(data)} labelOf={labelOf} />
    </ListLayout.Chips>
  );
}

interface HeaderProps<Row, V extends object> extends PartProps<Row, V> {
  title: string;
  breadcrumb?: ReactNode;
  /** Closes the panel that covers the filters. */
  uncover?: () => void;
}

/**
 * The title, the search, Filter, Views, Columns and the page's own actions, and the chips below
 * them.
 */
function Header<Row, V extends object>({
  page,
  title,
  breadcrumb,
  uncover,
  children,
}: HeaderProps<Row, V>) {
  return (
    <>
      <ListLayout.Header title={title} breadcrumb={breadcrumb}>
        <Search page={page} />
        {page.data.fields.length > 0 && <FilterButton uncover={uncover} />}
        <Columns page={page} />
        {children}
      </ListLayout.Header>
      <ChipLine page={page} />
    </>
  );
}

/** The props of a list's table, which is a `DataTable` or takes the same props. */
export type ListTableProps<Row extends { id: number | string }> = ComponentProps<
  typeof DataTable<Row>
>;

/** The main area: the rows and what is shown above them. */
function Main({ children }: { children: ReactNode }) {
  return <ListLayout.Main>{children}</ListLayout.Main>;
}

interface RowsProps<Row extends { id: number | string }, V extends object> {
  page: ListPageState<Row, V>;
  /** Renders another table in place of a plain `DataTable`. */
  children?: (table: ListTableProps<Row>) => ReactNode;
}

/** As many rows as fill a screen. */
const SKELETON_ROWS = 20;

/** The table, or the empty, error or loading state in its place. */
function Rows<Row extends { id: number | string }, V extends object>({
  page,
  children = (table) => <DataTable {...table} />,
}: RowsProps<Row, V>) {
  const { data, list, arranged, view, cellFilters, retry } = page;
  const tableOf = (rows: readonly Row[], busy: boolean, skeleton = 0) =>
    children({
      label: data.label,
      rows,
      columns: arranged.columns,
      layout: arranged.layout,
      sort: list.sort,
      onSortChange: list.setSort,
      busy,
      skeleton,
    });
  return (
    <ListRows
      view={view}
      list={list}
      onRetry={retry}
      empty={data.empty}
      loading={tableOf([], true, Math.min(list.pageSize, SKELETON_ROWS))}
    >
      {({ items, refreshing }) => (
        <>
          {tableOf(items, refreshing)}
          {cellFilters && (
            <Suspense>
              <CellFilter page={page} rows={items} load={cellFilters} />
            </Suspense>
          )}
        </>
      )}
    </ListRows>
  );
}

/** Total, page size and page buttons, followed by the page's own footer content. */
function Footer<Row, V extends object>({
  page: { list, collection },
  children,
}: PartProps<Row, V>) {
  const { page, pageSize, setPage, setPageSize } = list;
  return (
    <ListLayout.Footer>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={collection?.total}
        totalCapped={collection?.totalCapped}
        pageSizes={PAGE_SIZES}
        onPageChange={setPage}
        onPageSizeChange={setPageSize}
      />
      {children}
    </ListLayout.Footer>
  );
}

/** The filters beside the rows. */
function Filters<Row, V extends object>({ page: { data, list } }: PartProps<Row, V>) {
  return <ListFilters list={list} fields={data.fields} />;
}

/** The parts that make up a list page. Each takes the same `page` prop. */
export const ListPage = Object.assign(Page, {
  Header,
  Search,
  Columns,
  ChipLine,
  Main,
  Rows,
  Footer,
  Filters,
});
