import { useTags } from '@console/api/tags/client';
import type { ChipField, ChipLabel } from '../../list/chips.ts';

const TAG_FILTERS = new Set(['tag', 'tags', 'exchange', 'sector', 'canNotBeScraped']);

/** Words for the values of another filter, such as people's names by id. */
export type ChipWords = Readonly<Record<string, (value: string) => string | undefined>>;

/**
 * The words on the chips of a tab: tags by title, and whatever else the tab knows the words of,
 * behind the label of their filter.
 */
export function useChipWords(fields: readonly ChipField[], words: ChipWords = {}): ChipLabel {
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
