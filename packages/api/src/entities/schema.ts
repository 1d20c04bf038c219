import * as v from 'valibot';
import {
  flagField,
  listField,
  relationField,
  textField,
  wholeField,
} from '../core/hydra/fields.ts';
import {
  flag,
  instant,
  iri,
  listOf,
  orNull,
  relationId,
  resource,
  text,
  whole,
} from '../core/wire.ts';
import { tagSchema } from '../tags/schema.ts';

export const ENTITY_STATES = [
  'archived',
  'watch_list',
  'sent_for_review',
  'blocked_scrape',
  'new_entity',
  'healthy',
] as const;
export type EntityState = (typeof ENTITY_STATES)[number];

export const TIERS = { min: 0, max: 3 } as const;
/** The label of a tier: "Tier 1" to "Tier 3", or "0" for the lowest one. It is undefined for null. */
export function tierLabel(tier: number | null): string | undefined {
  if (tier === null) return undefined;
  return tier === 0 ? '0' : `Tier ${tier}`;
}

export const ALIAS_TYPES = ['name', 'url'] as const;
export const ALIAS_PURPOSES = [
  'alternate domain',
  'career center',
  'merger',
  'rebrand',
  'synonym',
] as const;

/** The link of an entity to a tag. A tag that is given as an IRI has its number in the title. */
const entityTagSchema = resource(
  'EntityTag',
  v.object({
    '@id': orNull(text),
    id: orNull(relationId),
    tag: v.union([
      tagSchema,
      v.pipe(
        relationId,
        v.transform((id) => ({ '@id': null, id, title: `Tag ${id}`, category: null })),
      ),
    ]),
  }),
);
export type EntityTag = v.InferOutput<typeof entityTagSchema>;

const rowFields = {
  '@id': orNull(text),
  id: relationId,
  company_name: text,
  url: orNull(text),
  career_page: orNull(text),
  tier_level: orNull(whole),
  no_website: flag,
  no_career_page: flag,
  can_not_scrape_employer: flag,
  override_duplicate_url: flag,
  override_duplicate_career_page: flag,
  /** The id of the chosen reason tag ("NS: ..."). */
  tag: orNull(relationId),
  tags: listOf(entityTagSchema),
  ticker: orNull(text),
  naics_code: orNull(text),
  naics_description: orNull(text),
  state: orNull(text),
  archived: flag,
  archived_date: orNull(instant),
  archived_reason_code: orNull(text),
  num_jobs: orNull(whole),
  jobs_without_location: orNull(whole),
  date_added: orNull(instant),
  create_date: orNull(instant),
  last_time_changed: orNull(instant),
  version: orNull(whole),
};

const aliasSchema = v.object({
  '@id': orNull(text),
  id: orNull(relationId),
  alias: text,
  type: text,
  purpose: text,
});
export type Alias = v.InferOutput<typeof aliasSchema>;

/** ScrapeRef: a scrape inside another resource. */
export const scrapeRefSchema = resource(
  'Scrape',
  v.object({
    '@id': orNull(text),
    id: relationId,
    name: text,
    ats: orNull(text),
    career_portal: orNull(text),
    active: flag,
    archived: flag,
    last_updated: orNull(instant),
  }),
);
export type ScrapeRef = v.InferOutput<typeof scrapeRefSchema>;

/** A row of GET /entities. Instants are in unix seconds. */
export const entityRowSchema = v.object(rowFields);
export type EntityRow = v.InferOutput<typeof entityRowSchema>;

/**
 * GET /entities/{id} and the answer of every write. It is the row with the fields that only the
 * detail has.
 */
export const entitySchema = v.object({
  ...rowFields,
  aliases: listOf(aliasSchema),
  scrapes: listOf(scrapeRefSchema),
  company_queue: orNull(iri),
  /** The earliest future end of a snooze in one of the lists of the dashboard. */
  next_snooze: orNull(instant),
  /** The time at which the version was saved. */
  updated_at: orNull(instant),
  job_count_delta: orNull(iri),
  jobs_by_country: orNull(iri),
  company_queue_requests: orNull(iri),
});
export type Entity = v.InferOutput<typeof entitySchema>;

/** EntityRef: an entity inside another resource. */
export const entityRefSchema = resource(
  'Entity',
  v.object({
    '@id': orNull(text),
    id: relationId,
    company_name: text,
    url: orNull(text),
    career_page: orNull(text),
    ticker: orNull(text),
    tier_level: orNull(whole),
    num_jobs: orNull(whole),
    archived: flag,
    state: orNull(text),
    tags: listOf(entityTagSchema),
  }),
);
export type EntityRef = v.InferOutput<typeof entityRefSchema>;

const queueRefSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  name: text,
  url: orNull(text),
  latest_status: orNull(text),
  entity: orNull(entityRefSchema),
});

/** UrlMatch: the entities with this address. It is read from a collection or from a bare list. */
export const urlMatchSchema = v.union([
  v.object({ entities: v.array(entityRefSchema), company_queues: listOf(queueRefSchema) }),
  v.pipe(
    v.object({ 'hydra:member': v.array(entityRefSchema) }),
    v.transform((page) => ({ entities: page['hydra:member'], company_queues: [] })),
  ),
  v.pipe(
    v.array(entityRefSchema),
    v.transform((entities) => ({ entities, company_queues: [] })),
  ),
]);
export type UrlMatch = v.InferOutput<typeof urlMatchSchema>;

/** GET /entities/{id}/scrape_alerts: an open alert of a scrape of the entity. */
export const scrapeAlertSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  scrape: v.object({ id: relationId, name: text }),
  /**
   * One of `broken`, `stuck`, `underrun` and `blocked`, or a state that this console does not know
   * yet.
   */
  state: text,
  entity_id: orNull(relationId),
  created_at: orNull(instant),
});
export type ScrapeAlert = v.InferOutput<typeof scrapeAlertSchema>;

/**
 * The body of POST /entities and of PUT /entities/{id}, as the console sends it. The server reads
 * `tag`; on PUT it ignores `tags`. See docs/contract.md#entities.
 */
export type EntityWrite = {
  company_name: string;
  url: string | null;
  career_page: string | null;
  tier_level: number | null;
  no_website: boolean;
  no_career_page: boolean;
  can_not_scrape_employer: boolean;
  tag: number | null;
  /** The IRIs of the tags. The reason tag is among them. */
  tags: readonly string[];
  override_duplicate_url: boolean;
  override_duplicate_career_page: boolean;
  ticker?: string | null;
  naics_code?: string | null;
  naics_description?: string | null;
};

/** The body of PUT /entities/{id}/archive, as the console sends it. */
export type EntityArchive = {
  archived: boolean;
  archived_reason_code: string | null;
  archive_note: { title: string; content: string; pinned: false };
};

/**
 * The body of PUT /entities/{id}/tags/batch, which is the whole new set. A new tag has no link yet,
 * so it has no `@id`.
 */
export type EntityTagsWrite = { entity_tags: readonly { '@id'?: string; tag: string }[] };

/** The body of PUT /entities/{id}/aliases/batch, which is the whole new set. */
export type AliasesWrite = { aliases: readonly Pick<Alias, 'alias' | 'type' | 'purpose'>[] };

const writableFields = {
  company_name: textField({ required: true, maxLength: 255 }),
  url: textField({ format: 'uri' }),
  career_page: textField({ format: 'uri' }),
  tier_level: wholeField(TIERS),
  no_website: flagField(),
  no_career_page: flagField(),
  can_not_scrape_employer: flagField(),
  override_duplicate_url: flagField(),
  override_duplicate_career_page: flagField(),
  tag: relationField('tags'),
  ticker: textField({ maxLength: 16 }),
  naics_code: textField({ maxLength: 16 }),
  naics_description: textField({ maxLength: 255 }),
};

/** Body of PUT /entities/{id}. The field `tags` is not read. */
export const entityUpdateBody = v.object(writableFields);
/** Body of POST /entities. `tags` may hold any tags; reason tags among them are replaced by `tag`. */
export const entityCreateBody = v.object({
  ...writableFields,
  tags: listField(relationField('tags')),
});

/** Body of PUT /entities/{id}/archive. The note is never pinned, whatever the caller sends. */
export const entityArchiveBody = v.object({
  archived: v.nullish(v.boolean()),
  archived_reason_code: textField(),
  archive_note: v.nullish(
    v.object({
      title: textField({ required: true, maxLength: 255 }),
      content: textField({ required: true, format: 'html' }),
      pinned: flagField(),
    }),
  ),
});

/** Body of PUT /entities/{id}/tags/batch: the whole new set. It may have the `@id` of a link. */
export const entityTagsBody = v.object({
  entity_tags: listField(v.object({ tag: relationField('tags', { required: true }) })),
});

/** Body of PUT /entities/{id}/aliases/batch, which is the whole new set. */
export const aliasesBody = v.object({
  aliases: listField(
    v.object({
      alias: textField({ required: true }),
      type: textField({ required: true, choices: ALIAS_TYPES }),
      purpose: textField({ required: true, choices: ALIAS_PURPOSES }),
    }),
  ),
});

/** Body of POST /entities/search_by_url and /entities/search_by_career_page. */
export const addressSearchBody = v.object({
  url: textField({ format: 'uri' }),
  career_page: textField({ format: 'uri' }),
  exclude_id: wholeField(),
});
