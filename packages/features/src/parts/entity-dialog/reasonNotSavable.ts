import { ADDRESS_FIELDS, type AddressName } from './addressFields.ts';
import { labelOf } from './conflict.ts';
import { formProblems, type EntityFormValues } from './entityForm.ts';
import type { Duplicates } from './useDuplicates.ts';

const ADDRESS_NAMES: readonly AddressName[] = ['url', 'career_page'];

/** Why the form cannot be saved as it is, for the tooltip of Save; undefined where it can. */
export function reasonNotSavable(
  values: EntityFormValues,
  duplicates: Duplicates,
): string | undefined {
  const problems = formProblems(values);
  let field: keyof typeof problems;
  for (field in problems) return `${labelOf(field)}: ${problems[field]}`;
  for (const name of ADDRESS_NAMES) {
    const { override, label } = ADDRESS_FIELDS[name];
    if (duplicates[name].length > 0 && !values[override.name])
      return `${label}: possible duplicates. Check ${override.label} if it is unique.`;
  }
  return undefined;
}
