import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { CanNotBeScrapedControl } from '../list/CanNotBeScrapedControl.tsx';
import { ExchangeControl } from '../list/ExchangeControl.tsx';
import { PlainTagsControl } from '../list/PlainTagsControl.tsx';
import { SectorControl } from '../list/SectorControl.tsx';
import { TIER_OPTIONS } from '../list/tiers.ts';
import type { monitoredEntitiesState } from './monitoredEntities.state.ts';

const STATES = {
  sent_for_review: 'Sent for Review',
  new_entity: 'New Entity',
  blocked_scrape: 'Blocked Scrape',
  archived: 'Archived',
  watch_list: 'Watch List',
  healthy: 'Healthy',
};

export const monitoredEntitiesFilters: readonly FilterField<
  FiltersOf<typeof monitoredEntitiesState>
>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: TIER_OPTIONS },
  { kind: 'manyOf', name: 'state', label: 'State', options: STATES },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'dayRange', name: 'lastTimeChanged', label: 'Last Time Changed' },
  { kind: 'numberRange', name: 'jobCount', label: 'Job Count' },
  { kind: 'manyOf', name: 'tags', label: 'Tags', Control: PlainTagsControl },
  {
    kind: 'manyOf',
    name: 'canNotBeScraped',
    label: 'Can Not Be Scraped',
    Control: CanNotBeScrapedControl,
  },
  { kind: 'manyOf', name: 'exchange', label: 'Exchange', Control: ExchangeControl },
  { kind: 'manyOf', name: 'sector', label: 'Sector', Control: SectorControl },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
];
