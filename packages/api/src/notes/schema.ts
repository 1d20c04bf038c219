import * as v from 'valibot';
import { flagField, relationField, textField } from '../core/hydra/fields.ts';
import { flag, instant, orNull, relationId, resource, text, whole } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

export const NOTE_TYPES = ['EntityNote', 'ScrapeNote', 'SystemNote'] as const;
/** The maximum length of a title, in visible characters. */
export const NOTE_TITLE_MAX = 255;
export const NOTE_JOB_COUNT_MAX = 2_147_483_647;
export type NoteType = (typeof NOTE_TYPES)[number];

const fields = {
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
  /** Each change that a person makes raises the version. */
  version: orNull(whole),
  /** The time at which the version was saved. */
  updated_at: orNull(instant),
};

/**
 * A note inside another resource. `content` is rich text that others wrote, so sanitise it before
 * it is shown.
 */
export const noteSchema = resource('Note', v.object(fields));
/** A note that is a resource of its own. */
export const noteRowSchema = resource('Note', v.object({ ...fields, id: relationId }));
export type NoteRow = v.InferOutput<typeof noteRowSchema>;
export type Note = v.InferOutput<typeof noteSchema>;

/** The body of a write, as the console sends it. `user` is the IRI of the signed-in person. */
export type NoteWrite = {
  job_count: number;
  title: string;
  content: string;
  url: string;
  user: string;
  pinned: boolean;
};

/**
 * Body of a write. PATCH changes the fields that are sent. An empty job count is 0. `user` is not
 * read, because the author is the signed-in person.
 */
export const noteBody = v.object({
  title: textField({ required: true, maxLength: NOTE_TITLE_MAX }),
  content: textField({ required: true, format: 'html' }),
  url: textField({ format: 'uri' }),
  job_count: v.pipe(
    v.nullish(v.union([v.pipe(v.number(), v.integer()), v.literal('')])),
    v.metadata({ min: 0, max: NOTE_JOB_COUNT_MAX }),
  ),
  pinned: flagField(),
  user: relationField('users'),
});

/** Body of POST /notes/{id}/archive. */
export const noteArchiveBody = v.object({ archived: flagField() });
