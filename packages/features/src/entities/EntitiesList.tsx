import { useEntities, useExportEntities } from '@console/api/entities/client';
import { useTags } from '@console/api/tags/client';
import { useIsPainted } from '@console/ui/afterPaint.ts';
import type { FilterField } from '@console/ui/FilterSidebar';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage, useListPage } from '../list/ListPage.tsx';
import type { FiltersOf } from '../list/listState.ts';
import { useListState } from '../list/useListState.ts';
import { AddEntityButton } from '../parts/entity-dialog/AddEntityButton.tsx';
import { TagsControl } from '../parts/tags/TagsControl.tsx';
import { entitiesColumns } from './entities.columns.tsx';
import { entitiesState } from './entities.state.ts';

const fields: readonly FilterField<FiltersOf<typeof entitiesState>>[] = [
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
];

const data = {
  name: 'entities' as const,
  label: 'Entities',
  search: 'Search Entities...',
  loading: 'Loading Entities...',
  empty: 'Entities appear here when somebody adds or imports them.',
  fields,
};

const cellFilters = () =>
  import('./entities.cellFilters.ts').then((module) => module.entitiesCellFilters);

export function EntitiesList() {
  const list = useListState(entitiesState);
  // The tags label the chips of a tag filter and fill the filter in the sidebar, so they can load
  // after the rows.
  const areTagsNeeded = useIsPainted() || list.filters.tag !== undefined;
  const tags = useTags(areTagsNeeded ? { all: true } : undefined).data?.items ?? [];
  const page = useListPage(data, {
    list,
    answer: useEntities(list.query),
    columns: entitiesColumns,
    cellFilters,
    labelOf: (_, value) => tags.find(({ id }) => String(id) === value)?.title,
  });
  const download = useExportEntities();

  return (
    <ListPage page={page}>
      <ListPage.Header page={page} title="All Entities List">
        <AddEntityButton action="entityList.addEntity" variant="full" />
      </ListPage.Header>
      <ListPage.Main>
        <ListPage.Rows page={page} />
      </ListPage.Main>
      <ListPage.Footer page={page}>
        <CsvButton list={list} download={download} rows="Entities" />
      </ListPage.Footer>
      <ListFilters
        list={list}
        fields={fields.filter(({ name }) => name !== 'tag' || tags.length > 0)}
      />
    </ListPage>
  );
}
