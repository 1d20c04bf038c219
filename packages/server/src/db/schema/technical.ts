import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * The answers to requests with an [idempotency key](docs/contract.md#idempotency). `status` and
 * `body` are null until the first request with the key has been answered.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userId: integer().notNull(),
    key: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    bodySha256: text('body_sha256').notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.key] }),
    index('idempotency_key_created').on(t.createdAt),
  ],
);

export const legacyCommand = pgTable('legacy_command', {
  id: id(),
  command: text().notNull(),
  scrapeId: integer().notNull(),
  fromNdx: integer(),
  userId: integer().notNull(),
  executed: boolean().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/**
 * The sessions, grants and tokens of the development identity provider. They are stored so that
 * they survive a restart.
 */
export const idpPayload = pgTable(
  'idp_payload',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    expiresAt: instant(),
    consumedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('idp_payload_grant')
      .on(t.grantId)
      .where(sql`${t.grantId} IS NOT NULL`),
    index('idp_payload_uid')
      .on(t.uid)
      .where(sql`${t.uid} IS NOT NULL`),
    index('idp_payload_expires').on(t.expiresAt),
  ],
);

/**
 * Values that the server makes once. They are generated keys, and whether the data are demo data or
 * imported data.
 */
export const appSetting = pgTable('app_setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/**
 * The lock and the result of each exchange of a refresh token (docs/contract.md#sessions).
 * `token_hash` is the fingerprint of the refresh token that was sent. `result` is `lease:{id}`
 * while a process exchanges that token, and afterwards `{fingerprint of the new refresh
 * token}.{encrypted tokens}`, so that a second tab with the old token gets the same answer.
 * `expires_at` ends the lease, or the time during which the result is reused
 * (`REFRESH_REUSE_SECONDS`). A token that did not rotate has no row after its exchange.
 */
export const refreshReuse = pgTable(
  'refresh_reuse',
  {
    tokenHash: text().primaryKey(),
    result: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('refresh_reuse_expires').on(t.expiresAt)],
);
