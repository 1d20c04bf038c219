import type { ViewState } from '@console/api/views/schema';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, id } from './columns.ts';
import { appUser } from './people.ts';

/** The views of the lists. A view of the team also has an owner, who is the person who made it. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => appUser.id),
    list: text().notNull(),
    name: text().notNull(),
    team: flag(),
    state: jsonb().notNull().$type<ViewState>(),
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('saved_view_name').on(t.ownerId, t.list, sql`lower(${t.name})`),
    index('saved_view_team')
      .on(t.list)
      .where(sql`${t.team}`),
  ],
);

/** The view with which a list begins for a person. */
export const defaultView = pgTable(
  'default_view',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    list: text().notNull(),
    viewId: integer()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] }), index('default_view_view').on(t.viewId)],
);
