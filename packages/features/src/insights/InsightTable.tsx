import { Breadcrumb } from '@console/ui/Breadcrumb';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { TableSettings } from '@console/ui/TableSettings';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView, type ListResult } from '../list/listView.ts';
import type { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import type { Insight } from './insight.types.ts';

interface InsightTableProps<T, V extends object, S extends string> {
  insight: Insight;
  list: ReturnType<typeof useListState<V, S>>;
  result: ListResult<T> & { mutate: () => Promise<unknown> };
  /** At module scope. */
  columns: readonly DataTableColumn<T>[];
}

/**
 * What an insight page is made of: the way back to the dashboard, a table that sorts, and its
 * pages. None has a search or filters: a page that gets some writes its own composition, as the
 * other lists do, instead of a switch here.
 */
export function InsightTable<
  T extends { id: number | string },
  V extends object,
  S extends string,
>({ insight, list, result, columns }: InsightTableProps<T, V, S>) {
  const { name, title, crumb = title, loading = 'Loading...', empty, above = [] } = insight;
  const view = toListView(result, list);
  const table = useTableLayout(name, columns);
  return (
    <ListLayout overlay={view.kind === 'loading' ? loading : undefined}>
      <ListLayout.Header
        title={title}
        breadcrumb={
          <Breadcrumb
            items={[{ label: 'Dashboard', href: '/dashboard/scraper' }, ...above, { label: crumb }]}
          />
        }
      >
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Main>
        <ListRows view={view} list={list} onRetry={() => void result.mutate()} empty={empty}>
          {({ items, refreshing }) => (
            <DataTable
              label={title}
              rows={items}
              columns={table.columns}
              layout={table.layout}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
            />
          )}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
      </ListLayout.Footer>
    </ListLayout>
  );
}
