import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import type { PitStop } from '@console/api/pit-stops/schema';
import type { ReviewReady } from '@console/api/review-readies/schema';
import type { UserRef } from '@console/api/users/schema';
import type { WatchList } from '@console/api/watch-lists/schema';
import { formatChange, formatCount, formatPercent } from '@console/ui/numbers.ts';
import { defineCells, exactly, onDayOf, tagsIn } from '../../list/cells/listCells.ts';
import { userLabel } from '../../parts/people/userLabel.ts';
import {
  dailyJobShiftState,
  monitoredEntitiesState,
  pitStopState,
  reviewReadyState,
  watchListState,
} from '../quality.state.ts';

// Maps the columns of each tab to the filters that their cell values set.

const entityId = ({ entity: { id } }: { entity: { id: number } }) =>
  ({ name: 'entityId', value: String(id) }) as const;

const tier = (level: number | null) =>
  level === null ? undefined : ({ name: 'tier', value: String(level) } as const);

const ticker = (text: string | null) =>
  text ? ({ name: 'ticker', value: text } as const) : undefined;

const peopleIn = <Name extends string>(name: Name, people: readonly UserRef[]) =>
  people.map((user) => ({ name, value: String(user.id), label: userLabel(user) }));

const tagsOf = ({ tags }: { tags: readonly { tag: { id: number; title: string } }[] }) =>
  tagsIn(
    'tag',
    tags.map(({ tag }) => tag),
  );

/** Whether a number loses decimals in its cell, so that the shown value would not match the filter. */
const isRounded = (number: number | null, decimals: number) =>
  number !== null && Number(number.toFixed(decimals)) !== number;

export const dailyJobShiftCells = defineCells<DailyJobShift>()(dailyJobShiftState, {
  entity_id: entityId,
  scrape_id: ({ scrape }) => ({ name: 'scrapeId', value: String(scrape.id) }),
  ats: ({ scrape: { ats } }) => (ats ? { name: 'ats', value: ats } : undefined),
  latest: ({ latest_job_count: count }) => exactly('latestJobCount', count, formatCount(count)),
  change: ({ percent_change: change }) =>
    isRounded(change, 2)
      ? undefined
      : exactly('percentChange', change, formatPercent(change).replace('-', '−')),
  absolute_change: ({ absolute_change: change }) =>
    isRounded(change, 3) ? undefined : exactly('absoluteChange', change, formatChange(change)),
  tags: ({ entity }) => tagsOf(entity),
  reviewed: (row) => onDayOf('lastTimeReviewed', row.last_time_reviewed),
  reviewer: ({ last_reviewed_by: user }) => peopleIn('lastReviewedBy', user ? [user] : []),
  assigned_to: (row) => peopleIn('assignedTo', row.assigned_to),
  last_updated: ({ scrape }) => onDayOf('lastUpdated', scrape.last_updated),
});

export const watchListCells = defineCells<WatchList>()(watchListState, {
  entity_id: entityId,
  scrape_id: ({ scrape }) => scrape && { name: 'scrapeId', value: String(scrape.id) },
  tags: ({ entity }) => tagsOf(entity),
  watch_listed: (row) => onDayOf('watchListed', row.watch_listed_date),
  assigned_to: (row) => peopleIn('assignedTo', row.assigned_to),
});

/** The cell filters of two tabs: monitored entities and new entities. */
export const monitoredCells = defineCells<MonitoredEntity>()(monitoredEntitiesState, {
  entity_id: entityId,
  status: ({ status, entity }) => {
    const state = status ?? entity.state;
    return state ? { name: 'state', value: state } : undefined;
  },
  tier: ({ tier_level, entity }) => tier(tier_level ?? entity.tier_level),
  changed: (row) => onDayOf('lastTimeChanged', row.last_time_changed),
  reviewed: (row) => onDayOf('lastTimeReviewed', row.last_time_reviewed),
  can_not_be_scraped: (row) => tagsIn('canNotBeScraped', row.can_not_be_scraped_tags),
  tags: (row) => tagsIn('tags', row.tags),
  ticker: (row) => ticker(row.ticker ?? row.entity.ticker),
  exchange: (row) => tagsIn('exchange', row.exchange_tags),
  sector: (row) => tagsIn('sector', row.sector_and_industry_tags),
});

export const reviewReadyCells = defineCells<ReviewReady>()(reviewReadyState, {
  entity_id: entityId,
  tier: ({ entity }) => tier(entity.tier_level),
  changed: (row) => onDayOf('lastTimeChanged', row.last_time_changed),
  reviewed: (row) => onDayOf('lastTimeReviewed', row.last_time_reviewed),
  tags: (row) => tagsIn('tag', row.tags),
  ticker: ({ entity }) => ticker(entity.ticker),
  exchange: (row) => tagsIn('exchange', row.exchange_tags),
});

export const pitStopCells = defineCells<PitStop>()(pitStopState, {
  status: ({ status }) => (status ? { name: 'status', value: status } : undefined),
  priority: ({ priority }) =>
    priority === null ? undefined : { name: 'priority', value: String(priority) },
  entered: (row) => onDayOf('dateRequested', row.pit_stop_entered_date),
  reason_code: ({ reason_code: code }) => (code ? { name: 'reason_code', value: code } : undefined),
  tier: ({ entity }) => tier(entity.tier_level),
  tags: (row) => tagsIn('tag', row.tags),
});
