import type { Owner } from '@console/api/core/owner';
import { useState } from 'react';
import { FilterFields } from '../../list/ListFilters.tsx';
import { useListState } from '../../list/useListState.ts';
import { eventLogFieldsOf } from './eventLog.fields.tsx';
import { eventLogState } from './eventLog.state.ts';

interface EventLogFiltersProps {
  owner: Owner;
}

/**
 * The filters of `EventLogList`, which may stand elsewhere on the page. Both use the list state in
 * the address.
 */
export function EventLogFilters({ owner }: EventLogFiltersProps) {
  const [fields] = useState(() => eventLogFieldsOf(owner));
  return <FilterFields list={useListState(eventLogState)} fields={fields} />;
}
