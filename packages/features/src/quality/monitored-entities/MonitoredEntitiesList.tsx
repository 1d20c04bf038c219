import { useMonitoredEntities } from '@console/api/monitored-entities/hooks';
import type { MonitoredEntity, MonitoredKind } from '@console/api/monitored-entities/schema';
import { DataTable } from '@console/ui/DataTable';
import { ListLayout } from '@console/ui/ListLayout';
import { SearchBox } from '@console/ui/SearchBox';
import { TableSettings } from '@console/ui/TableSettings';
import { lazy, Suspense, useState } from 'react';
import { useRowActionKeys } from '../../keys/useRowActionKeys.ts';
import { FilterButton } from '../../list/FilterButton.tsx';
import { ListChips } from '../../list/ListChips.tsx';
import { ListPagination } from '../../list/ListPagination.tsx';
import { ListRows } from '../../list/ListRows.tsx';
import { toListView } from '../../list/listView.ts';
import { ShowActiveFilters } from '../../list/ShowActiveFilters.tsx';
import { toListQuery } from '../../list/toListQuery.ts';
import { useListState } from '../../list/useListState.ts';
import { useTableLayout } from '../../list/useTableLayout.ts';
import { Approach } from '../list/Approach.tsx';
import { QualitySidebar } from '../list/QualitySidebar.tsx';
import { useActiveRow } from '../list/useActiveRow.ts';
import { useChipWords } from '../list/useChipWords.ts';
import { useRowDialog } from '../list/useRowDialog.ts';
import { monitoredEntitiesColumns } from './monitoredEntities.columns.tsx';
import { monitoredEntitiesFilters } from './monitoredEntities.filters.ts';
import { monitoredEntitiesState } from './monitoredEntities.state.ts';

const loadReview = () => import('./MonitoredEntityReviewDialog.tsx');
const MonitoredEntityReviewDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.MonitoredEntityReviewDialog })),
);
const preload = () => void loadReview().catch(() => undefined);

/** What the two tabs do not have in common. */
const TABS: Readonly<Record<MonitoredKind, { name: string; layout: string; empty: string }>> = {
  monitored: {
    name: 'Monitored Entities',
    layout: 'monitored-entities',
    empty: 'Employers appear here when they are watched for changes.',
  },
  new: {
    name: 'New Entities',
    layout: 'new-entities',
    empty: 'Employers appear here when somebody adds or imports them.',
  },
};

interface MonitoredEntitiesListProps {
  kind: MonitoredKind;
}

/** The list of the two tabs whose rows come from the same calls (B-AMB-033). */
export function MonitoredEntitiesList({ kind }: MonitoredEntitiesListProps) {
  const { name, layout, empty } = TABS[kind];
  const list = useListState(monitoredEntitiesState);
  const query = toListQuery(list);
  const result = useMonitoredEntities(kind, query);
  const view = toListView(result, list);
  const { dialog, open, close } = useRowDialog<MonitoredEntity>();
  const [columns] = useState(() => monitoredEntitiesColumns(open));
  const table = useTableLayout(layout, columns);
  const active = useActiveRow(result.data?.items, JSON.stringify(query));
  const labelOf = useChipWords(monitoredEntitiesFilters);
  const filters = { list, fields: monitoredEntitiesFilters };
  useRowActionKeys();

  return (
    <ListLayout overlay={view.kind === 'loading' ? 'Loading...' : undefined}>
      <ListLayout.Header>
        <SearchBox label={`Search ${name}...`} value={list.search} onSearch={list.setSearch} />
        <ShowActiveFilters {...filters} labelOf={labelOf} />
        <FilterButton uncover={active.clear} />
        <TableSettings table={table} sortKey={list.sort?.key} />
      </ListLayout.Header>
      <ListLayout.Chips>
        <ListChips {...filters} labelOf={labelOf} />
      </ListLayout.Chips>
      <ListLayout.Main>
        <ListRows view={view} list={list} onRetry={() => void result.mutate()} empty={empty}>
          {({ items, refreshing }) => (
            <Approach onApproach={preload}>
              <DataTable
                label={name}
                rows={items}
                columns={table.columns}
                layout={table.layout}
                sort={list.sort}
                onSortChange={list.setSort}
                busy={refreshing}
                interaction={active.selection}
              />
            </Approach>
          )}
        </ListRows>
      </ListLayout.Main>
      <ListLayout.Footer>
        <ListPagination list={list} data={result.data} />
      </ListLayout.Footer>
      <QualitySidebar {...filters} shown={active.row} onClose={() => active.clear?.()} />
      <Suspense>
        {dialog && (
          <MonitoredEntityReviewDialog
            row={dialog}
            kind={kind}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
      </Suspense>
    </ListLayout>
  );
}
