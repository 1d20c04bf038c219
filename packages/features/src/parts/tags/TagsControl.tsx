import { useTags } from '@console/api/tags/client';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';

interface TagsControlProps {
  label: string;
  /** The ids of the chosen tags. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A field to choose several tags by title. */
export function TagsControl({ label, value, onChange }: TagsControlProps) {
  const { data } = useTags({ all: true });
  const options = (data?.items ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <MultiSelectFilter
      label={label}
      name="tag"
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}
