import type { Owner } from '@console/api/core/owner';
import { useState } from 'react';
import { FilterFields } from '../../list/ListFilters.tsx';
import { useListState } from '../../list/useListState.ts';
import { eventLogFieldsOf } from './eventLog.fields.tsx';
import { eventLogState } from './eventLog.state.ts';

interface EventLogFiltersProps {
  owner: Owner;
}

/** The filters of `EventLogList`, for another place on its page. Both read and write the address. */
export function EventLogFilters({ owner }: EventLogFiltersProps) {
  const [fields] = useState(() => eventLogFieldsOf(owner));
  return <FilterFields list={useListState(eventLogState)} fields={fields} />;
}
