import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, checkOneOf, flag, id, instant, sortedText } from './columns.ts';
import { entity } from './entities.ts';
import { appUser } from './people.ts';
import { scrape } from './scrapes.ts';

const NOTE_TYPES = ['EntityNote', 'ScrapeNote', 'SystemNote'] as const;

/**
 * Makes lower-case lines of these texts, as a stored column. `text_of_html` is the visible text of
 * rich text, because a search must not find the names of elements, and must find words that are
 * partly bold.
 */
const searchedLines = (...texts: readonly string[]) =>
  sql.raw(`lower((${texts.join(" || E'\\n' || ")}) COLLATE "und-x-icu")`);

export const note = pgTable(
  'note',
  {
    id: id(),
    type: text({ enum: NOTE_TYPES }).notNull(),
    entityId: integer()
      .notNull()
      .references(() => entity.id),
    scrapeId: integer().references(() => scrape.id),
    title: sortedText().notNull(),
    content: text().notNull().default(''),
    url: text(),
    jobCount: integer().notNull().default(0),
    pinned: flag(),
    archived: flag(),
    created: instant().notNull().defaultNow(),
    userId: integer().references(() => appUser.id),
    /** The number of changes by people, counted from 1. */
    version: integer().notNull().default(1),
    /** The time of the last change by a person. It is null before the first one. */
    changedAt: instant(),
    changedBy: integer().references(() => appUser.id),
    search: text().generatedAlwaysAs(searchedLines('title', 'text_of_html(content)')),
  },
  (t) => [
    index('note_entity').on(t.entityId, t.created, t.id),
    index('note_scrape')
      .on(t.scrapeId, t.created, t.id)
      .where(sql`${t.scrapeId} IS NOT NULL`),
    checkOneOf('note_type_check', t.type, NOTE_TYPES),
  ],
);

export const eventLog = pgTable(
  'event_log',
  {
    id: bigId(),
    entityId: integer(),
    scrapeId: integer(),
    eventType: text().notNull(),
    eventName: text().notNull(),
    currentState: text(),
    previousState: text(),
    notes: text(),
    userId: integer(),
    userRole: text(),
    createdAt: instant().notNull().defaultNow(),
    // Names are shown with blanks in place of underscores, so a search has to find both.
    search: text().generatedAlwaysAs(
      searchedLines(
        'event_name',
        "replace(event_name, '_', ' ')",
        "coalesce(current_state, '')",
        "coalesce(previous_state, '')",
        "coalesce(text_of_html(notes), '')",
      ),
    ),
  },
  (t) => [
    index('ev_search_trgm').using('gin', t.search.op('gin_trgm_ops')),
    index('ev_entity').on(t.entityId, t.createdAt, t.id),
    index('ev_scrape')
      .on(t.scrapeId, t.createdAt, t.id)
      .where(sql`${t.scrapeId} IS NOT NULL`),
  ],
);
