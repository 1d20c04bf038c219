import { useTags } from '@console/api/tags/client';
import type { ChipField, ChipLabel } from '../../list/chips.ts';

const TAG_FILTERS = new Set(['tag', 'tags', 'exchange', 'sector', 'canNotBeScraped']);

/**
 * Maps the name of a filter to a function that returns the words for a value, such as a person's
 * name for an id.
 */
export type ChipLabels = Readonly<Record<string, (value: string) => string | undefined>>;

/**
 * Returns the words on the chips of a list, beginning with the label of the filter. Tags are named
 * by their titles, and other values by the list's own `words`.
 */
export function useChipLabel(fields: readonly ChipField[], words: ChipLabels = {}): ChipLabel {
  const tags = useTags({ all: true }).data?.items ?? [];
  return (name, value) => {
    const known = TAG_FILTERS.has(name)
      ? tags.find(({ id }) => String(id) === value)?.title
      : words[name]?.(value);
    return known === undefined
      ? undefined
      : `${fields.find((field) => field.name === name)?.label}: ${known}`;
  };
}
