'use no memo'; // The reason is the same as in QualityTab.tsx.
import { useWatchLists } from '@console/api/watch-lists/client';
import type { FilterField } from '@console/ui/FilterSidebar';
import { lazy } from '@console/ui/lazy';
import { Suspense } from 'react';
import type { FiltersOf } from '../../list/listState.ts';
import { useListState } from '../../list/useListState.ts';
import { UNASSIGNED } from '../../parts/people/unassigned.ts';
import { usePersonName } from '../../parts/people/usePersonName.ts';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { QualityTab, useQualityTab } from '../list/QualityTab.tsx';
import { reviewParts } from '../list/reviewParts.tsx';
import { watchListColumns } from './watchList.columns.tsx';
import { watchListState } from './watchList.state.ts';

const ArchiveWatchedEntity = lazy(() =>
  import('./ArchiveWatchedEntity.tsx').then((module) => module.ArchiveWatchedEntity),
);

const fields: readonly FilterField<FiltersOf<typeof watchListState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'text', name: 'scrapeId', label: 'SID', digits: true },
  { kind: 'manyOf', name: 'tag', label: 'Tag', Control: TagsControl },
  { kind: 'dayRange', name: 'watchListed', label: 'Watch Listed' },
  {
    kind: 'oneOf',
    name: 'snoozed',
    label: 'Snoozed',
    options: { true: 'True', false: 'False' },
    radios: true,
  },
];

const data = {
  name: 'watch-list' as const,
  label: 'Watch List',
  search: 'Search Watch List...',
  loading: 'Loading Watch List...',
  empty: 'Entities appear here when somebody places them on the watch list.',
  fields,
  moreChips: [{ kind: 'manyOf', name: 'assignedTo', label: 'Assigned To' }, UNASSIGNED] as const,
  columns: watchListColumns,
  cellFilters: () =>
    import('./watchList.cellFilters.ts').then((module) => module.watchListCellFilters),
  parts: reviewParts('watchLists.review', () =>
    import('./watchList.kind.tsx').then((module) => module.watchListKind),
  ),
};

export function WatchListTab() {
  const list = useListState(watchListState);
  const personOf = usePersonName(list.filters.assignedTo !== undefined);
  const tab = useQualityTab(data, {
    list,
    answer: useWatchLists(list.query),
    words: { assignedTo: personOf },
  });
  const { dialog, close } = tab;

  return (
    <QualityTab tab={tab}>
      <Suspense>
        {dialog?.kind === 'archive' && (
          <ArchiveWatchedEntity entityId={dialog.row.entity.id} onClose={close} />
        )}
      </Suspense>
    </QualityTab>
  );
}
