import * as v from 'valibot';
import { flag, instant, orNull, relationId, resource, text, whole } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

export const NOTE_TYPES = ['EntityNote', 'ScrapeNote', 'SystemNote'] as const;

/** A note. `content` is rich text that others wrote: sanitise it before showing it. */
export const noteSchema = resource(
  'Note',
  v.object({
    '@id': orNull(text),
    /** One of NOTE_TYPES. */
    '@type': orNull(text),
    id: orNull(relationId),
    title: orNull(text),
    content: orNull(text),
    url: orNull(text),
    job_count: orNull(whole),
    pinned: flag,
    archived: flag,
    created: orNull(instant),
    user: orNull(userRefSchema),
    entity_id: orNull(relationId),
    scrape_id: orNull(relationId),
    scrape: orNull(v.object({ id: relationId, name: text })),
  }),
);
export type Note = v.InferOutput<typeof noteSchema>;
