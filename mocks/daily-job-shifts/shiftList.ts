import { employerFilters, ID, idOf } from '../employerFilters.ts';
import type { ListDefinition } from '../listPage.ts';
import { instantRange, numberRange } from '../rangeFilters.ts';
import type { ShiftRecord } from './fixtures.ts';

const reviewed = instantRange('last_time_reviewed', (row: ShiftRecord) => row.last_time_reviewed);
const updated = instantRange(
  'scrape.last_updated',
  ({ scrape }: ShiftRecord) => scrape.last_updated,
);
const latest = numberRange('latest_job_count', (row: ShiftRecord) => row.latest_job_count);
const change = numberRange('percent_change', (row: ShiftRecord) => row.percent_change);

/** Order keys, filters and search of GET /daily_job_shifts (contract, section 3). */
export const shiftList: ListDefinition<ShiftRecord> = {
  context: 'DailyJobShift',
  path: '/api/daily_job_shifts',
  search: ({ entity, scrape }) => [entity.company_name, scrape.name],
  ids: ({ entity, scrape }) => [entity.id, scrape.id],
  order: {
    id: ({ id }) => id,
    'entity.company_name': ({ entity }) => entity.company_name,
    'entity.id': ({ entity }) => entity.id,
    'scrape.name': ({ scrape }) => scrape.name,
    'scrape.id': ({ scrape }) => scrape.id,
    'scrape.ats': ({ scrape }) => scrape.ats,
    avg_job_count: (row) => row.avg_job_count,
    latest_job_count: (row) => row.latest_job_count,
    percent_change: (row) => row.percent_change,
    last_time_reviewed: (row) => row.last_time_reviewed,
    'last_reviewed_by.id': (row) => row.last_reviewed_by?.id ?? null,
    date_assigned: (row) => row.date_assigned,
    'scrape.last_updated': ({ scrape }) => scrape.last_updated,
  },
  defaultOrder: [['scrape.last_updated', 'desc']],
  filters: {
    ...employerFilters.filters,
    'scrape.id': ({ scrape }, values) => values.some((value) => idOf(value) === scrape.id),
    'scrape.ats': ({ scrape }, values) => values.includes(scrape.ats ?? 'none'),
    assigned_to: (row, values) =>
      values.some((value) => row.assigned_to.some(({ id }) => id === idOf(value))),
    last_reviewed_by: (row, values) =>
      values.some((value) => row.last_reviewed_by?.id === idOf(value)),
    ...reviewed.filters,
    ...updated.filters,
    ...latest.filters,
    ...change.filters,
  },
  shapes: {
    ...employerFilters.shapes,
    'scrape.id': ID,
    assigned_to: ID,
    last_reviewed_by: ID,
    ...reviewed.shapes,
    ...updated.shapes,
    ...latest.shapes,
    ...change.shapes,
  },
};
