import { defineListState } from '../../list/listState.ts';
import { asInstants, dayRange, idList, manyOf, manyTexts } from '../../list/params.ts';

export const pitStopState = defineListState({
  filters: {
    status: manyOf(['requested', 'in-progress', 'done']),
    tag: idList({ alsoNamed: 'tags' }),
    tier: manyOf(['1', '2', '3']),
    reason_code: manyTexts(),
    priority: manyOf(['1', '2', '3', '4', '5']),
    dateRequested: dayRange(),
  },
  wire: {
    status: (statuses) => ({ 'status[]': statuses }),
    tag: (ids) => ({ 'tags[]': ids }),
    tier: (levels) => ({ 'tier_level[]': levels }),
    reason_code: (codes) => ({ 'reason_code[]': codes }),
    priority: (priorities) => ({ 'priority[]': priorities }),
    dateRequested: asInstants('pit_stop_entered_date'),
  },
  sortKeys: [
    'entity.company_name',
    'entity.id',
    'entity.tier_level',
    'entity.num_jobs',
    'number_of_requests',
    'priority',
    'pit_stop_entered_date',
    'resolved_date',
    'status',
    'reason_code',
  ],
  sortAliases: { eid: 'entity.id' },
  defaultSort: { key: 'pit_stop_entered_date', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
  // The tab begins with the requests that still wait.
  defaultFilters: { status: ['requested'] },
});
