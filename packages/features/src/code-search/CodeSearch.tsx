import { useScrapes } from '@console/api/scrapes/hooks';
import type { ScrapeRow } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { codeEditorModule } from '@console/ui/CodeEditor/codeEditorModule.ts';
import { DataTable } from '@console/ui/DataTable';
import { expandRows } from '@console/ui/DataTable/expandRows';
import { ListLayout } from '@console/ui/ListLayout';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { FilterButton } from '../list/FilterButton.tsx';
import { ListChips } from '../list/ListChips.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import { codeSearchColumns } from './codeSearch.columns.tsx';
import { codeSearchFilters } from './codeSearch.filters.ts';
import { codeSearchQuery, codeSearchState, searchRefusal } from './codeSearch.state.ts';
import { detailModule, LazyDetail } from './LazyDetail.tsx';

const preloadDetail = () => {
  void detailModule.load();
  void codeEditorModule.load();
};

export function CodeSearch() {
  const list = useListState(codeSearchState);
  const result = useScrapes(codeSearchQuery(list));
  const view = toListView(result, list);
  const table = useTableLayout('code-search', codeSearchColumns);
  const refusal = searchRefusal(list);
  const mark = refusal ? '' : list.search;

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header title="Code Search">
        <SearchBox label="Search Code..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Chips>
        <ListChips list={list} fields={codeSearchFilters} />
      </ListLayout.Chips>
      <ListLayout.Main>
        {refusal ? (
          <output>
            <Banner tone="info">{refusal} These are the scrapes without that search.</Banner>
          </output>
        ) : null}
        <ListRows
          view={view}
          list={list}
          onRetry={() => void result.mutate()}
          empty="Scrapes appear here when somebody adds or imports them."
        >
          {({ items, refreshing }) => (
            <DataTable
              label="Code Search"
              rows={items}
              columns={table.columns}
              layout={table.layout}
              sort={list.sort}
              onSortChange={list.setSort}
              busy={refreshing}
              interaction={expandRows<ScrapeRow>({
                rowLabel: ({ name }) => `Code of ${name}`,
                detail: (row) => <LazyDetail row={row} mark={mark} />,
                onApproach: preloadDetail,
              })}
            />
          )}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
      </ListLayout.Footer>
      <ListFilters list={list} fields={codeSearchFilters} />
    </ListLayout>
  );
}
