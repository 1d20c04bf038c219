import { useTags } from '@console/api/tags/client';
import type { TagCategory } from '@console/api/tags/schema';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';

interface TagChoiceProps {
  label: string;
  /** Ids of tags. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Which tags can be chosen; null is those without a category. */
  categories: readonly (TagCategory | null)[];
}

/** Several of the tags of some categories, by title (B-CON-021). */
export function TagChoice({ label, value, onChange, categories }: TagChoiceProps) {
  const { data } = useTags({ all: true });
  const options = (data?.items ?? [])
    .filter(({ category }) => categories.includes(category))
    .map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <MultiSelectField
      label={label}
      name={label}
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}
