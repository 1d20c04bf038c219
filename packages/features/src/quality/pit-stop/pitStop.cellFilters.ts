import type { PitStop } from '@console/api/pit-stops/schema';
import { defineCellFilters, onDayOf, tagsIn } from '../../list/cellFilters/cellFilters.ts';
import { tier } from '../list/cellValues.ts';
import { pitStopState } from './pitStop.state.ts';

export const pitStopCellFilters = defineCellFilters<PitStop>()(pitStopState, {
  status: ({ status }) => (status ? { name: 'status', value: status } : undefined),
  priority: ({ priority }) =>
    priority === null ? undefined : { name: 'priority', value: String(priority) },
  entered: (row) => onDayOf('dateRequested', row.pit_stop_entered_date),
  reason_code: ({ reason_code: code }) => (code ? { name: 'reason_code', value: code } : undefined),
  tier: ({ entity }) => tier(entity.tier_level),
  tags: (row) => tagsIn('tag', row.tags),
});
