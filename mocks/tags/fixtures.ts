import type { Tag } from '@console/api/tags/schema';
import { instant, type Wire } from '../wire.ts';

/** A tag as it is answered. */
export const buildTag = (given: Partial<Tag> & Pick<Tag, 'id' | 'title'>): Wire<Tag> => ({
  category: null,
  updated_at: instant('2026-11-12T10:00:00Z'),
  ...given,
  '@id': `/api/tags/${given.id}`,
  '@type': 'Tag',
});

const categories: readonly (readonly [Tag['category'], readonly string[]])[] = [
  ['exchange', ['NYSE', 'NASDAQ', 'London Stock Exchange']],
  ['sector_and_industry', ['Semiconductors', 'Insurance', 'Hospitals']],
  ['cant_be_scraped', ['NS: No website', 'NS: No career page', 'NS: Blocked by the site']],
  [
    null,
    [
      'Fortune 500',
      'Priority customer',
      'Hiring events',
      'Bring Your "Own" <b>Markup</b>',
      'תגית בעברית',
      '🚀 Start-up',
    ],
  ],
];

export const tags: readonly Wire<Tag>[] = categories
  .flatMap(([category, titles]) => titles.map((title) => ({ category, title })))
  .map(({ category, title }, index) => buildTag({ id: index + 1, title, category }));

/** Finds a tag of the fixtures by its title. */
export function tagNamed(title: string): Wire<Tag> {
  const found = tags.find((tag) => tag.title === title);
  if (!found) throw new Error(`No tag "${title}" among the fixtures.`);
  return found;
}
