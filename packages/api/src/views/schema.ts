import * as v from 'valibot';
import { flagField, listField, relationField, textField } from '../core/hydra/fields.ts';
import { flag, orNull, relationId, resource, text, whole } from '../core/wire.ts';
import { userRefSchema } from '../users/schema.ts';

/** The lists that have views, by the name under which the console keeps their tables. */
export const VIEW_LISTS = [
  'all-broken-scrapes',
  'broken-scrapes-by-engine',
  'broken-scrapes-of-engine',
  'code-search',
  'daily-job-shift',
  'entities',
  'entity-event-log',
  'entity-jobs',
  'entity-scrapes',
  'manual-scrapes',
  'monitored-entities',
  'new-entities',
  'pit-stop',
  'queue-requests',
  'review-ready',
  'scrape-event-log',
  'scrape-jobs',
  'scraper-queue',
  'scrapes',
  'stuck-scrapes-with-queued-items',
  'stuck-scrapes-without-queued-items',
  'tags',
  'total-runs',
  'users',
  'watch-list',
  'with-entries-in-queue',
  'with-no-jobs',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEW_NAME_MAX = 80;
/** The largest number of views that a person has of one list. */
export const VIEWS_MAX = 100;
/** The maximum size of a state as JSON, in bytes of UTF-8. */
export const VIEW_STATE_MAX_BYTES = 8192;

const ids = v.array(v.string());
const layout = v.object({
  order: ids,
  hidden: ids,
  /** The width of each column, in pixels. */
  widths: v.record(v.string(), v.number()),
  density: v.picklist(['normal', 'compact']),
});

/** The part of a list's state that a view keeps. */
export const viewStateSchema = v.object({
  /** Search, filters, order and page size, as they stand in the query string of the list's address. */
  query: v.string(),
  /** The arrangement of the table. Null keeps the arrangement that is there. */
  layout: v.nullish(layout, null),
});
export type ViewState = v.InferOutput<typeof viewStateSchema>;

/** A saved view of one list. It belongs to its owner alone or to the whole team. */
export const viewSchema = resource(
  'View',
  v.object({
    '@id': orNull(text),
    id: relationId,
    /** One of VIEW_LISTS. */
    list: text,
    name: text,
    team: flag,
    owner: orNull(userRefSchema),
    state: viewStateSchema,
    /** The position among the views of its owner, or among those of the team. */
    position: whole,
    /** True when the list begins with this view for the signed-in person. */
    is_default: flag,
    version: whole,
  }),
);
export type View = v.InferOutput<typeof viewSchema>;

const name = textField({ required: true, maxLength: VIEW_NAME_MAX });
const state = v.nullish(viewStateSchema);

/** The body of POST /views. */
export const viewBody = v.object({
  list: textField({ required: true, choices: VIEW_LISTS }),
  name,
  team: flagField(),
  state: v.pipe(state, v.metadata({ required: true })),
});
/** The body of PUT /views/{id}. It changes the fields that are sent. */
export const viewChangeBody = v.object({ name, team: flagField(), state });
export type ViewChange = { name?: string; team?: boolean; state?: ViewState };

/** The body of PUT /views/order. */
export const viewOrderBody = v.object({
  list: textField({ required: true, choices: VIEW_LISTS }),
  team: flagField(),
  views: v.pipe(listField(v.unknown()), v.metadata({ required: true, relation: 'views' })),
});
export const viewOrderSchema = resource(
  'ViewOrder',
  v.object({ '@id': orNull(text), list: text, team: flag, views: v.array(relationId) }),
);

/** The body of PUT /views/default. When it names no view, the list uses its built-in defaults. */
export const defaultViewBody = v.object({
  list: textField({ required: true, choices: VIEW_LISTS }),
  view: relationField('views'),
});
export const defaultViewSchema = resource(
  'DefaultView',
  v.object({ '@id': orNull(text), list: text, view: orNull(relationId) }),
);
