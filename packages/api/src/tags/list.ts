import { defineList } from '../core/list.ts';

/** GET /tags. */
export const tagList = defineList({
  type: 'Tag',
  path: '/tags',
  sortKeys: ['id', 'title', 'category'],
  order: [{ key: 'title', direction: 'asc' }],
  filters: {
    title: { kind: 'search' },
    category: {
      kind: 'choices',
      options: ['exchange', 'sector_and_industry', 'cant_be_scraped', 'none'],
    },
    id: { kind: 'ids', of: 'tags' },
  },
  unpaged: 'onRequest',
});
