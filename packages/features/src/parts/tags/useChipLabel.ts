import { useTags } from '@console/api/tags/client';
import type { ChipField, ChipLabel } from '../../list/chips.ts';

const TAG_FILTERS = new Set(['tag', 'tags', 'exchange', 'sector', 'canNotBeScraped']);

/** By a filter's name: the words for one of its values, such as a person's name for an id. */
export type ChipLabels = Readonly<Record<string, (value: string) => string | undefined>>;

/**
 * The words on the chips of a tab behind the label of their filter: tags by title, other values by
 * the tab's own `words`.
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
