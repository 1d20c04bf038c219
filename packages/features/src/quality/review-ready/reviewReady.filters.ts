import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { ExchangeControl } from '../list/ExchangeControl.tsx';
import { OtherTagsControl } from '../list/OtherTagsControl.tsx';
import { TIER_OPTIONS } from '../list/tiers.ts';
import type { reviewReadyState } from './reviewReady.state.ts';

export const reviewReadyFilters: readonly FilterField<FiltersOf<typeof reviewReadyState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: TIER_OPTIONS },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: OtherTagsControl },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'dayRange', name: 'lastTimeChanged', label: 'Last Time Changed' },
  { kind: 'manyOf', name: 'exchange', label: 'Exchange', Control: ExchangeControl },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
];
