import { useScrapes } from '@console/api/scrapes/client';
import type { ScrapeRow } from '@console/api/scrapes/schema';
import { Banner } from '@console/ui/Banner';
import { codeEditorModule } from '@console/ui/CodeEditor/codeEditorModule.ts';
import { DataTable } from '@console/ui/DataTable';
import { expandRows } from '@console/ui/DataTable/expandRows';
import type { FilterField } from '@console/ui/FilterSidebar';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import type { FiltersOf } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { codeSearchColumns } from './codeSearch.columns.tsx';
import { codeSearchQuery, codeSearchState, searchRefusal } from './codeSearch.state.ts';
import { detailModule, LazyDetail } from './LazyDetail.tsx';

const preloadDetail = () => {
  void detailModule.load();
  void codeEditorModule.load();
};

const fields: readonly FilterField<FiltersOf<typeof codeSearchState>>[] = [
  {
    kind: 'oneOf',
    name: 'codeType',
    label: 'Code Type',
    options: { spider: 'Spider', parser: 'Parser' },
    radios: true,
  },
  {
    kind: 'oneOf',
    name: 'status',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
    radios: true,
  },
];

const data = {
  name: 'code-search' as const,
  label: 'Code Search',
  search: 'Search Code...',
  loading: 'Loading...',
  empty: 'Scrapes appear here when somebody adds or imports them.',
  fields,
};

const cellFilters = () =>
  import('./codeSearch.cellFilters.ts').then((module) => module.codeSearchCellFilters);

export function CodeSearch() {
  const list = useListState(codeSearchState);
  const page = useListPage(data, {
    list,
    answer: useScrapes(codeSearchQuery(list)),
    columns: codeSearchColumns,
    cellFilters,
  });
  const refusal = searchRefusal(list);
  const mark = refusal ? '' : list.search;

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="Code Search" />
      <ListPage.Main>
        {refusal ? (
          <output>
            <Banner tone="info">{refusal} These are the scrapes without that search.</Banner>
          </output>
        ) : null}
        <ListPage.Rows page={page}>
          {(table) => (
            <DataTable
              {...table}
              interaction={expandRows<ScrapeRow>({
                rowLabel: ({ name }) => `Code of ${name}`,
                detail: (row) => <LazyDetail row={row} mark={mark} />,
                onApproach: preloadDetail,
              })}
            />
          )}
        </ListPage.Rows>
      </ListPage.Main>
      <ListPage.Footer page={page} />
      <ListPage.Filters page={page} />
    </ListPage>
  );
}
