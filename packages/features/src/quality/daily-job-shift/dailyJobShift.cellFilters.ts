import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { formatChange, formatCount, formatPercent } from '@console/ui/numbers.ts';
import { defineCellFilters, exactly, onDayOf } from '../../list/cellFilters/cellFilters.ts';
import { entityId, isRounded, peopleIn, tagsOf } from '../list/cellValues.ts';
import { dailyJobShiftState } from './dailyJobShift.state.ts';

export const dailyJobShiftCellFilters = defineCellFilters<DailyJobShift>()(dailyJobShiftState, {
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
