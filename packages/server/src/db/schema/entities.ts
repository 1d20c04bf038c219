import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { checkOneOf, flag, id, instant, sortedText } from './columns.ts';
import { tag } from './people.ts';

const ENTITY_STATES = [
  'sent_for_review',
  'new_entity',
  'blocked_scrape',
  'archived',
  'watch_list',
  'healthy',
] as const;
const ALIAS_TYPES = ['name', 'url'] as const;
const ALIAS_PURPOSES = [
  'alternate domain',
  'career center',
  'merger',
  'rebrand',
  'synonym',
] as const;

/**
 * Every list follows the same rule for indexes. A NOT NULL sort key has one index `(key, id)`, read
 * forwards or backwards. A nullable one has a second index `(key DESC NULLS LAST, id DESC)`,
 * because nulls come last in both directions. See `../listOrder.ts`.
 */
export const entity = pgTable(
  'entity',
  {
    id: id(),
    companyName: sortedText().notNull(),
    url: sortedText(),
    urlKey: text(),
    careerPage: sortedText(),
    careerPageKey: text(),
    tierLevel: smallint(),
    noWebsite: flag(),
    noCareerPage: flag(),
    canNotScrapeEmployer: flag(),
    overrideDuplicateUrl: flag(),
    overrideDuplicateCareerPage: flag(),
    ticker: sortedText(),
    naicsCode: text(),
    naicsDescription: text(),
    archived: flag(),
    archivedDate: instant(),
    archivedReasonCode: text(),
    state: sortedText().$type<(typeof ENTITY_STATES)[number]>().notNull().default('new_entity'),
    numJobs: integer().notNull().default(0),
    jobsWithoutLocation: integer().notNull().default(0),
    dateAdded: instant().notNull().defaultNow(),
    lastTimeChanged: instant().notNull().defaultNow(),
    version: integer().notNull().default(1),
    /**
     * The time when the version was last raised. It is null for an entity that was never saved
     * again.
     */
    updatedAt: instant(),
    // The text has one line per field. A search term holds no line break, so it cannot match across
    // two fields.
    search: text().generatedAlwaysAs(
      sql`lower(company_name || E'\\n' || coalesce(url, '') || E'\\n' || coalesce(career_page, '') || E'\\n' || coalesce(ticker, ''))`,
    ),
  },
  (t) => [
    index('entity_search_trgm').using('gin', t.search.op('gin_trgm_ops')),
    index('entity_name_key').using('gin', sql`name_key(${t.companyName}) gin_trgm_ops`),
    index('entity_url_key')
      .on(t.urlKey)
      .where(sql`${t.urlKey} IS NOT NULL`),
    index('entity_career_key')
      .on(t.careerPageKey)
      .where(sql`${t.careerPageKey} IS NOT NULL`),
    index('entity_name').on(t.companyName, t.id),
    index('entity_url').on(t.url, t.id),
    index('entity_url_desc').on(t.url.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('entity_career').on(t.careerPage, t.id),
    index('entity_career_desc').on(t.careerPage.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('entity_jobs').on(t.numJobs, t.id),
    index('entity_tier').on(t.tierLevel, t.id),
    index('entity_tier_desc').on(t.tierLevel.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('entity_added').on(t.dateAdded, t.id),
    index('entity_changed').on(t.lastTimeChanged, t.id),
    index('entity_archived').on(t.archived, t.id),
    index('entity_ticker').on(sql`lower(${t.ticker}) text_pattern_ops`),
    check('entity_tier_level_check', sql`${t.tierLevel} BETWEEN 0 AND 3`),
    checkOneOf('entity_state_check', t.state, ENTITY_STATES),
  ],
);

export const entityTag = pgTable(
  'entity_tag',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tag.id),
  },
  (t) => [
    unique('entity_tag_entity_id_tag_id_key').on(t.entityId, t.tagId),
    index('entity_tag_tag').on(t.tagId, t.entityId),
  ],
);

export const entityAlias = pgTable(
  'entity_alias',
  {
    id: id(),
    entityId: integer()
      .notNull()
      .references(() => entity.id, { onDelete: 'cascade' }),
    alias: text().notNull(),
    type: text({ enum: ALIAS_TYPES }).notNull(),
    purpose: text({ enum: ALIAS_PURPOSES }).notNull(),
  },
  (t) => [
    unique('entity_alias_entity_id_alias_type_purpose_key').on(
      t.entityId,
      t.alias,
      t.type,
      t.purpose,
    ),
    index('entity_alias_key').on(sql`alias_key(${t.alias})`),
    checkOneOf('entity_alias_type_check', t.type, ALIAS_TYPES),
    checkOneOf('entity_alias_purpose_check', t.purpose, ALIAS_PURPOSES),
  ],
);
