import type { Owner } from '@console/api/core/owner';
import { useState } from 'react';
import { FilterFields } from '../../list/ListFilters.tsx';
import { useListState } from '../../list/useListState.ts';
import { jobFieldsOf } from './jobs.fields.tsx';
import { jobsStateOf } from './jobs.state.ts';

interface JobsFiltersProps {
  owner: Owner;
}

/**
 * The filters of `JobsList`, which may stand elsewhere on the page. Both use the list state in the
 * address.
 */
export function JobsFilters({ owner }: JobsFiltersProps) {
  const [fields] = useState(() => jobFieldsOf(owner));
  return <FilterFields list={useListState(jobsStateOf(owner))} fields={fields} />;
}
