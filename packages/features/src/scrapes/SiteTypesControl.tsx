import { useSiteTypes } from '@console/api/lookups/client';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';

interface SiteTypesControlProps {
  label: string;
  /** Numbers, as text. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Several of all site types, by label. */
export function SiteTypesControl({ label, value, onChange }: SiteTypesControlProps) {
  const { data = [] } = useSiteTypes();
  return (
    <MultiSelectField
      label={label}
      name="siteType"
      value={value}
      onChange={onChange}
      options={data.map((type) => ({ value: String(type.value), label: type.label }))}
    />
  );
}
