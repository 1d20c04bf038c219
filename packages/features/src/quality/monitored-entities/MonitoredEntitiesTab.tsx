'use no memo'; // The reason is the same as in QualityTab.tsx.
import { useMonitoredEntities } from '@console/api/monitored-entities/client';
import type { MonitoredKind } from '@console/api/monitored-entities/schema';
import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { useListState } from '../../list/useListState.ts';
import {
  CanNotBeScrapedControl,
  ExchangeControl,
  PlainTagsControl,
  SectorControl,
  TIER_OPTIONS,
} from '../list/filterControls.tsx';
import { NEVER_REVIEWED } from '../list/ofEveryTab.ts';
import { QualityTab, useQualityTab } from '../list/QualityTab.tsx';
import { reviewParts } from '../list/reviewParts.tsx';
import { monitoredEntitiesColumns } from './monitoredEntities.columns.tsx';
import { monitoredEntitiesState } from './monitoredEntities.state.ts';

const STATES = {
  sent_for_review: 'Sent for Review',
  new_entity: 'New Entity',
  blocked_scrape: 'Blocked Scrape',
  archived: 'Archived',
  watch_list: 'Watch List',
  healthy: 'Healthy',
};

const fields: readonly FilterField<FiltersOf<typeof monitoredEntitiesState>>[] = [
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

const both = {
  loading: 'Loading...',
  fields,
  moreChips: [NEVER_REVIEWED],
  columns: monitoredEntitiesColumns,
  cellFilters: () =>
    import('./monitoredEntities.cellFilters.ts').then((module) => module.monitoredCellFilters),
};

const monitored = {
  ...both,
  name: 'monitored-entities' as const,
  label: 'Monitored Entities',
  search: 'Search Monitored Entities...',
  empty: 'Entities appear here when they are watched for changes.',
  parts: reviewParts('monitoredEntities.review', () =>
    import('./monitoredEntity.kind.tsx').then((module) => module.monitoredKind),
  ),
};

const created = {
  ...both,
  name: 'new-entities' as const,
  label: 'New Entities',
  search: 'Search New Entities...',
  empty: 'Entities appear here when somebody adds or imports them.',
  parts: reviewParts('monitoredEntities.review', () =>
    import('./monitoredEntity.kind.tsx').then((module) => module.newKind),
  ),
};

interface EntitiesTabProps {
  kind: MonitoredKind;
  data: typeof monitored | typeof created;
}

/**
 * The tab of monitored entities, and that of new entities. They differ only in their texts and in
 * the `kind` that they request.
 */
function EntitiesTab({ kind, data }: EntitiesTabProps) {
  const list = useListState(monitoredEntitiesState);
  const tab = useQualityTab(data, { list, answer: useMonitoredEntities(kind, list.query) });

  return <QualityTab tab={tab} />;
}

export const MonitoredEntitiesTab = () => <EntitiesTab kind="monitored" data={monitored} />;
export const NewEntitiesTab = () => <EntitiesTab kind="new" data={created} />;
