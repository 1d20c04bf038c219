import { MONITORED_KINDS } from '@console/api/monitored-entities/schema';
import { employerFilters, employerSearch } from '../employerFilters.ts';
import type { ListDefinition } from '../listPage.ts';
import { instantRange, numberRange } from '../rangeFilters.ts';
import type { MonitoredRecord } from './fixtures.ts';

const reviewed = instantRange(
  'last_time_reviewed',
  (row: MonitoredRecord) => row.last_time_reviewed,
);
const changed = instantRange('last_time_changed', (row: MonitoredRecord) => row.last_time_changed);
const jobs = numberRange('num_jobs', ({ entity }: MonitoredRecord) => entity.num_jobs);

/** Order keys, filters and search of GET /monitored_entities (contract, section 3). */
export const monitoredList: ListDefinition<MonitoredRecord> = {
  context: 'MonitoredEntity',
  path: '/api/monitored_entities',
  search: employerSearch,
  ids: ({ entity }) => [entity.id],
  order: {
    id: ({ id }) => id,
    'entity.company_name': ({ entity }) => entity.company_name,
    'entity.id': ({ entity }) => entity.id,
    'entity.url': ({ entity }) => entity.url,
    'entity.ticker': ({ entity }) => entity.ticker,
    'entity.state': ({ entity }) => entity.state,
    status: ({ entity }) => entity.state,
    'entity.tier_level': ({ entity }) => entity.tier_level,
    'entity.num_jobs': ({ entity }) => entity.num_jobs,
    last_time_reviewed: (row) => row.last_time_reviewed,
    last_time_changed: (row) => row.last_time_changed,
  },
  defaultOrder: [['last_time_changed', 'desc']],
  filters: {
    ...employerFilters.filters,
    kind: ({ kind }, values) => values.includes(kind ?? ''),
    ...reviewed.filters,
    ...changed.filters,
    ...jobs.filters,
  },
  shapes: {
    ...employerFilters.shapes,
    kind: new RegExp(`^(${MONITORED_KINDS.join('|')})$`),
    ...reviewed.shapes,
    ...changed.shapes,
    ...jobs.shapes,
  },
};
