import { employerFilters, employerSearch } from '../employerFilters.ts';
import type { ListDefinition } from '../listPage.ts';
import { instantRange } from '../rangeFilters.ts';
import type { PitStopRecord } from './fixtures.ts';

const entered = instantRange(
  'pit_stop_entered_date',
  (row: PitStopRecord) => row.pit_stop_entered_date,
);

/** Order keys, filters and search of GET /pit_stops (contract, section 3). */
export const pitStopList: ListDefinition<PitStopRecord> = {
  context: 'PitStop',
  path: '/api/pit_stops',
  search: employerSearch,
  ids: ({ entity }) => [entity.id],
  order: {
    id: ({ id }) => id,
    'entity.company_name': ({ entity }) => entity.company_name,
    'entity.id': ({ entity }) => entity.id,
    'entity.tier_level': ({ entity }) => entity.tier_level,
    'entity.num_jobs': ({ entity }) => entity.num_jobs,
    number_of_requests: (row) => row.number_of_requests,
    priority: ({ priority }) => priority,
    pit_stop_entered_date: (row) => row.pit_stop_entered_date,
    resolved_date: (row) => row.resolved_date,
    status: ({ status }) => status,
    reason_code: (row) => row.reason_code,
  },
  defaultOrder: [['pit_stop_entered_date', 'desc']],
  filters: {
    ...employerFilters.filters,
    status: ({ status }, values) => values.some((value) => value.replaceAll('_', '-') === status),
    reason_code: (row, values) => values.includes(row.reason_code ?? ''),
    priority: ({ priority }, values) => values.includes(String(priority)),
    ...entered.filters,
  },
  shapes: {
    ...employerFilters.shapes,
    status: /^(requested|in[-_]progress|done)$/,
    priority: /^[1-5]$/,
    ...entered.shapes,
  },
};
