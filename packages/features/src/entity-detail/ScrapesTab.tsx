import {
  useEntityScrapeCounts,
  useEntityScrapes,
  useExportEntityScrapes,
} from '@console/api/entities/detailClient';
import { Choice } from '@console/ui/Choice';
import type { FilterField } from '@console/ui/FilterSidebar';
import { ListLayout } from '@console/ui/ListLayout';
import { groupDigits } from '@console/ui/numbers.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import type { FiltersOf } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { entityScrapesColumns } from './entityScrapes.columns.tsx';
import { entityScrapesState } from './entityScrapes.state.ts';

type Filters = FiltersOf<typeof entityScrapesState>;

const fields: readonly FilterField<Filters>[] = [
  {
    kind: 'oneOf',
    name: 'archivedStatus',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
  },
];

const data = {
  name: 'entity-scrapes' as const,
  label: 'Scrapes',
  loading: 'Loading...',
  empty: 'A scrape appears here when it is added.',
  fields,
};

interface ScrapesTabProps {
  entityId: number;
}

/** The scrapes of an entity: all of them, or those of one status. */
export function ScrapesTab({ entityId }: ScrapesTabProps) {
  const list = useListState(entityScrapesState);
  const page = useListPage(data, {
    list,
    answer: useEntityScrapes(entityId, list.query),
    columns: entityScrapesColumns,
  });
  const download = useExportEntityScrapes(entityId);
  const counts = useEntityScrapeCounts(entityId).data;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${groupDigits(count)})`;
  const choices: readonly { value: Filters['archivedStatus'] | 'all'; label: string }[] = [
    { value: 'all', label: counted('All', counts?.all) },
    { value: 'active', label: counted('Active', counts?.active) },
    { value: 'archived', label: counted('Archived', counts?.archived) },
  ];
  return (
    <ListPage page={page}>
      <ListLayout.Header>
        <Choice
          label="Scrapes by status"
          choices={choices}
          current={list.filters.archivedStatus ?? 'all'}
          onChange={(value) => list.setFilters(value === 'all' ? {} : { archivedStatus: value })}
        />
        <ListPage.Columns page={page} />
      </ListLayout.Header>
      <ListPage.ChipLine page={page} />
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page}>
        <CsvButton list={list} download={download} rows="Scrapes" />
      </ListPage.Footer>
    </ListPage>
  );
}
