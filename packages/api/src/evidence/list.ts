import { defineList } from '../core/list.ts';

/** GET /scrapes/{id}/code_saves: the saved versions of both codes, without the codes. */
export const codeSaveList = defineList({
  type: 'CodeSave',
  path: '/scrapes/{id}/code_saves',
  sortKeys: ['modified'],
  order: [{ key: 'modified', direction: 'desc' }],
  filters: { modified: { kind: 'days' } },
});

/** GET /scrapes/{id}/alerts: the alerts of a scrape, including those that are over. */
export const pastAlertList = defineList({
  type: 'PastAlert',
  path: '/scrapes/{id}/alerts',
  sortKeys: ['created_at'],
  order: [{ key: 'created_at', direction: 'desc' }],
  filters: { created_at: { kind: 'days' }, state: { kind: 'texts' } },
});

const reviewList = {
  type: 'PastReview',
  sortKeys: ['created_at'],
  order: [{ key: 'created_at', direction: 'desc' }],
  filters: { created_at: { kind: 'days' } },
} as const;

/** GET /scrapes/{id}/reviews. */
export const scrapeReviewList = defineList({ ...reviewList, path: '/scrapes/{id}/reviews' });
/** GET /entities/{id}/reviews: the reviews of the entity and of its scrapes. */
export const entityReviewList = defineList({ ...reviewList, path: '/entities/{id}/reviews' });
