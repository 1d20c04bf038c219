import { useAllUsers } from '@console/api/users/client';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { userOptions } from '../../parts/people/userOptions.ts';

interface UsersControlProps {
  label: string;
  /** Ids of users. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Several people; those who have left come last. */
export function UsersControl({ label, value, onChange }: UsersControlProps) {
  const { data } = useAllUsers();
  return (
    <MultiSelectField
      label={label}
      name={label}
      value={value}
      onChange={onChange}
      options={userOptions(data?.items ?? [])}
    />
  );
}
