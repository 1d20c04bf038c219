'use no memo'; // The reason is the same as in QualityTab.tsx.
import { useReviewReadies } from '@console/api/review-readies/client';
import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { useListState } from '../../list/useListState.ts';
import { ExchangeControl, OtherTagsControl, TIER_OPTIONS } from '../list/filterControls.tsx';
import { NEVER_REVIEWED } from '../list/ofEveryTab.ts';
import { QualityTab, useQualityTab } from '../list/QualityTab.tsx';
import { reviewParts } from '../list/reviewParts.tsx';
import { reviewReadyColumns } from './reviewReady.columns.tsx';
import { reviewReadyState } from './reviewReady.state.ts';

const fields: readonly FilterField<FiltersOf<typeof reviewReadyState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: TIER_OPTIONS },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: OtherTagsControl },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'dayRange', name: 'lastTimeChanged', label: 'Last Time Changed' },
  { kind: 'manyOf', name: 'exchange', label: 'Exchange', Control: ExchangeControl },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
];

const data = {
  name: 'review-ready' as const,
  label: 'Review Ready',
  search: 'Search Review Ready...',
  loading: 'Loading...',
  empty: 'Work appears here when it comes back from the queue and waits for a review.',
  fields,
  moreChips: [NEVER_REVIEWED],
  columns: reviewReadyColumns,
  cellFilters: () =>
    import('./reviewReady.cellFilters.ts').then((module) => module.reviewReadyCellFilters),
  parts: reviewParts('reviewReadies.review', () =>
    import('./reviewReady.kind.tsx').then((module) => module.reviewReadyKind),
  ),
};

export function ReviewReadyTab() {
  const list = useListState(reviewReadyState);
  const tab = useQualityTab(data, { list, answer: useReviewReadies(list.query) });

  return <QualityTab tab={tab} />;
}
