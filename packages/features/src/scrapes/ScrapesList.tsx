import { useAts, useSiteTypes } from '@console/api/lookups/client';
import { useExportScrapes, useScrapes } from '@console/api/scrapes/client';
import { DataTable } from '@console/ui/DataTable';
import { DownloadButton } from '@console/ui/DownloadButton';
import { ListLayout } from '@console/ui/ListLayout';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { FilterButton } from '../list/FilterButton.tsx';
import { ListChips } from '../list/ListChips.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { ListRows } from '../list/ListRows.tsx';
import { toListView } from '../list/listView.ts';
import { toListQuery } from '../list/toListQuery.ts';
import { useListState } from '../list/useListState.ts';
import { useTableLayout } from '../list/useTableLayout.ts';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { filterWords } from './filterWords.ts';
import { scrapesColumns } from './scrapes.columns.tsx';
import { scrapesFilters } from './scrapes.filters.ts';
import { scrapesState } from './scrapes.state.ts';

export function ScrapesList() {
  const list = useListState(scrapesState);
  const query = toListQuery(list);
  const result = useScrapes(query);
  const view = toListView(result, list);
  const table = useTableLayout('scrapes', scrapesColumns);
  const download = useExportScrapes();
  const siteTypes = useSiteTypes().data ?? [];
  useAts(); // asked for with the rows, so that the filters have their choices when somebody opens them

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading Scrapes...' : undefined}>
      <ListLayout.Header title="All Scrapes List">
        <SearchBox label="Search Scrapes..." value={list.search} onSearch={list.setSearch} />
        <FilterButton />
        <TableSettings table={table} sortKey={list.sort?.key} />
        <AddEntityButton action="scrapeList.addEntity" variant="full" />
      </ListLayout.Header>
      <ListLayout.Chips>
        <ListChips list={list} fields={scrapesFilters} labelOf={filterWords(siteTypes)} />
      </ListLayout.Chips>
      <ListLayout.Main>
        <ListRows
          view={view}
          list={list}
          onRetry={() => void result.mutate()}
          empty="Scrapes appear here when somebody adds or imports them."
        >
          {({ items, refreshing }) => (
            <DataTable
              label="Scrapes"
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
        <DownloadButton
          label="Download CSV"
          onDownload={async () => {
            if (await download.trigger(query)) showSuccess('Scrapes have been downloaded.');
          }}
        />
      </ListLayout.Footer>
      <ListFilters list={list} fields={scrapesFilters} />
    </ListLayout>
  );
}
