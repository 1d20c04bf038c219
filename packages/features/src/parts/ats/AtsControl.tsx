import { useAts } from '@console/api/lookups/client';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';

/** The choice for scrapes without an ATS, and its value on the wire. */
export const NO_ATS = { value: 'none', label: 'No ATS' } as const;

interface AtsControlProps {
  label: string;
  /** Names; `none` for scrapes without an ATS. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Several of all applicant tracking systems, by name, or none of them. */
export function AtsControl({ label, value, onChange }: AtsControlProps) {
  const { data = [] } = useAts();
  return (
    <MultiSelectFilter
      label={label}
      name="ats"
      value={value}
      onChange={onChange}
      options={[...data.map(({ name }) => ({ value: name, label: name })), NO_ATS]}
    />
  );
}
