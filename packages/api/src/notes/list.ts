import { defineList } from '../core/list.ts';

const noteList = {
  type: 'Note',
  sortKeys: ['id', 'created', 'title'],
  order: [{ key: 'created', direction: 'desc' }],
  filters: {
    custom_search: { kind: 'search', properties: ['title', 'content'], ids: ['id'] },
    type: {
      kind: 'choices',
      options: ['EntityNote', 'ScrapeNote', 'SystemNote'],
      properties: ['@type'],
    },
    archived: { kind: 'flag' },
    pinned: { kind: 'flag' },
    created: { kind: 'days' },
    id: { kind: 'ids', of: 'notes' },
  },
  unpaged: 'onRequest',
} as const;

/** GET /entities/{id}/notes: notes of the entity and of its scrapes, and system notes. */
export const entityNoteList = defineList({ ...noteList, path: '/entities/{id}/notes' });
/** GET /scrapes/{id}/notes. */
export const scrapeNoteList = defineList({ ...noteList, path: '/scrapes/{id}/notes' });
