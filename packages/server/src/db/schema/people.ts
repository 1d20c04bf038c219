import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { checkOneOf, flag, id, instant, sortedText } from './columns.ts';

const TAG_CATEGORIES = ['exchange', 'sector_and_industry', 'cant_be_scraped'] as const;
const SETTING_KINDS = [
  'site_type',
  'cookie_method',
  'specific_host',
  'update_method',
  'proxy_method',
] as const;
const REASON_KINDS = [
  'archive_entity',
  'archive_scrape',
  'company_queue_request',
  'watch_list',
  'watch_list_remove',
  'code_change',
  'pit_stop',
  'resolution_done',
  'resolution_cant_do',
] as const;
const TEMPLATE_TYPES = ['spider', 'parser', 'combo'] as const;

export const appUser = pgTable(
  'app_user',
  {
    id: id(),
    oidcSub: text().unique('app_user_oidc_sub_key'),
    email: sortedText().notNull(),
    firstName: sortedText().notNull(),
    lastName: sortedText().notNull(),
    roles: text()
      .array()
      .notNull()
      .default(sql`'{ROLE_USER}'`),
    archived: flag(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('app_user_email').on(sql`lower(${t.email})`)],
);

export const tag = pgTable(
  'tag',
  {
    id: id(),
    title: sortedText().notNull(),
    category: text({ enum: TAG_CATEGORIES }),
    /**
     * The time when the title or the category was last saved. It is null for a tag from before this
     * was kept.
     */
    updatedAt: instant(),
  },
  (t) => [
    uniqueIndex('tag_title').on(sql`lower(${t.title})`),
    checkOneOf('tag_category_check', t.category, TAG_CATEGORIES),
  ],
);

export const ats = pgTable('ats', {
  id: id(),
  name: sortedText().notNull().unique('ats_name_key'),
  dataRegex: text(),
});

export const settingOption = pgTable(
  'setting_option',
  {
    kind: text({ enum: SETTING_KINDS }).notNull(),
    value: text().notNull(),
    label: sortedText().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value] }),
    checkOneOf('setting_option_kind_check', t.kind, SETTING_KINDS),
  ],
);

export const reasonCode = pgTable(
  'reason_code',
  {
    kind: text({ enum: REASON_KINDS }).notNull(),
    value: text().notNull(),
    label: sortedText().notNull(),
    position: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.value] }),
    checkOneOf('reason_code_kind_check', t.kind, REASON_KINDS),
  ],
);

export const codeTemplate = pgTable(
  'code_template',
  {
    id: id(),
    name: sortedText().notNull(),
    codeType: text({ enum: TEMPLATE_TYPES }).notNull(),
    code: text().notNull(),
  },
  (t) => [
    unique('code_template_code_type_name_key').on(t.codeType, t.name),
    checkOneOf('code_template_code_type_check', t.codeType, TEMPLATE_TYPES),
  ],
);
