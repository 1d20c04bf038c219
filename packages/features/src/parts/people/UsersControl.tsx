import { useAllUsers } from '@console/api/users/client';
import type { FilterChoice } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import { userOptions } from './userOptions.ts';

/** A field to choose several people. Archived people come last. */
export function UsersControl({ label, value, onChange }: ComponentProps<FilterChoice>) {
  const { data } = useAllUsers();
  return (
    <MultiSelectFilter
      label={label}
      name={label}
      value={value}
      onChange={onChange}
      options={userOptions(data?.items ?? [])}
    />
  );
}
