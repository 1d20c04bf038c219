import * as v from 'valibot';
import { textField } from '../core/hydra/fields.ts';
import {
  flag,
  instant,
  listOf,
  oneOrMany,
  orNull,
  relationId,
  resource,
  text,
} from '../core/wire.ts';
import { entityRefSchema, scrapeRefSchema } from '../entities/schema.ts';
import { noteSchema } from '../notes/schema.ts';
import { userRefSchema } from '../users/schema.ts';

/** The actions of a review, in the order of the form. */
export const WATCH_LIST_ACTIONS = ['send_for_review', 'snooze', 'remove_from_watch_list'] as const;
export type WatchListAction = (typeof WATCH_LIST_ACTIONS)[number];

/** A row of GET /watch_lists, which is also the answer of its review and assignment. */
export const watchListSchema = resource(
  'WatchList',
  v.object({
    '@id': orNull(text),
    id: relationId,
    entity: resource(
      'Entity',
      v.object({ ...entityRefSchema.entries, scrapes: listOf(scrapeRefSchema) }),
    ),
    scrape: orNull(scrapeRefSchema),
    reason_code: orNull(text),
    watch_listed_date: orNull(instant),
    snoozed: flag,
    snoozed_until: orNull(instant),
    assigned_to: oneOrMany(userRefSchema),
    note: orNull(noteSchema),
    /**
     * Only the reference server sends it. Elsewhere it is null. It distinguishes two reviews of one
     * row and says who was faster.
     */
    last_time_reviewed: orNull(instant),
    last_reviewed_by: orNull(userRefSchema),
  }),
);
export type WatchList = v.InferOutput<typeof watchListSchema>;

/** The body of PUT /watch_lists/{id}/review, as the console sends it. */
export type WatchListReview = {
  action: WatchListAction;
  job_count: number;
  /** Rich text. */
  note: string;
  /** It is empty with `snooze`. */
  reason_code: string;
  /** An ISO date with `snooze`, otherwise empty. */
  snooze_date: string;
};

/** The body of POST /entities/{id}/add_to_watch_list, as the console sends it. */
export type AddToWatchList = {
  reason_code: string;
  /** Rich text. */
  note: string;
};

/** Body of POST /entities/{id}/add_to_watch_list. */
export const addToWatchListBody = v.object({
  reason_code: textField({ required: true }),
  note: textField({ required: true, format: 'html' }),
});

/**
 * The answer of POST /entities/{id}/add_to_watch_list. It is the row and the sentence that the
 * console shows.
 */
export const addedToWatchListSchema = v.object({ ...watchListSchema.entries, message: text });
