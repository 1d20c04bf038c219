import { useAts } from '@console/api/lookups/client';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';

/** The choice for scrapes without an ATS, and its value on the wire. */
export const NO_ATS = { value: 'none', label: 'No ATS' } as const;

interface AtsControlProps {
  label: string;
  /** The names of the chosen ATS. `none` stands for scrapes without an ATS. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A field to choose one or more ATS by name. "No ATS" can be chosen, too. */
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
