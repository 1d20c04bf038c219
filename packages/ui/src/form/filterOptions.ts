import type { Option } from './field.types.ts';

/** The options whose label holds every word of the search, whatever its case. */
export function filterOptions(options: readonly Option[], search: string): readonly Option[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? options
    : options.filter(({ label }) =>
        words.every((word) => label.toLocaleLowerCase().includes(word)),
      );
}
