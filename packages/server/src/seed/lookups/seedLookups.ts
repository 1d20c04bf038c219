import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ats, codeTemplate, reasonCode, settingOption, tag } from '../../db/schema/people.ts';
import { writeRows, type SqlRunner } from '../rowWriter.ts';
import { applicantSystems } from './applicantSystems.ts';
import { codeTemplates } from './codeTemplates.ts';
import { reasonCodes } from './reasonCodes.ts';
import { settingOptions } from './settingOptions.ts';
import { tags } from './tags.ts';

/** `{kind: [[value, label], …]}` as rows in the order written. */
const optionRows = <K extends string>(
  lists: Record<K, readonly (readonly [value: string, label: string])[]>,
  kinds: readonly K[],
) =>
  kinds.flatMap((kind) =>
    lists[kind].map(([value, label], position) => ({ kind, value, label, position })),
  );

/**
 * Writes the look-ups of contract 6.8 that are missing and changes none that is there, so it may
 * run at every start, in production too. Lists that staff edit (tags and the like) are filled only
 * once: what was deleted stays deleted. Users are no look-ups.
 */
export async function seedLookups(db: SqlRunner): Promise<void> {
  const keep = sql`ON CONFLICT DO NOTHING`;
  await writeRows(
    db,
    settingOption,
    optionRows(settingOptions, [
      'site_type',
      'cookie_method',
      'specific_host',
      'update_method',
      'proxy_method',
    ]),
    keep,
  );
  const reasons = optionRows(reasonCodes, [
    'archive_entity',
    'archive_scrape',
    'company_queue_request',
    'watch_list',
    'watch_list_remove',
    'code_change',
    'pit_stop',
    'resolution_done',
    'resolution_cant_do',
  ]);
  await writeRows(
    db,
    reasonCode,
    reasons.map((row) => ({ ...row, active: true })),
    keep,
  );
  if (await isEmpty(db, codeTemplate)) await writeRows(db, codeTemplate, codeTemplates, keep);
  if (await isEmpty(db, tag)) await writeRows(db, tag, tags, keep);
  if (await isEmpty(db, ats))
    await writeRows(
      db,
      ats,
      applicantSystems.map(({ name, dataRegex }) => ({ name, dataRegex })),
      keep,
    );
}

const isEmpty = async (db: SqlRunner, table: PgTable): Promise<boolean> =>
  (await db.execute(sql`SELECT FROM ${table} LIMIT 1`)).rows.length === 0;
