import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { writeRows } from '../db/bulkInsert.ts';
import type { Executor } from '../db/executor.ts';
import { ats, codeTemplate, reasonCode, settingOption, tag } from '../db/schema/people.ts';
import { applicantSystems } from './applicantSystems.ts';
import { initialTags } from './initialTags.ts';
import { initialTemplates } from './initialTemplates.ts';
import { reasonCodes, settingOptions } from './optionLists.ts';

/** Turns lists of `[value, label]` into rows that keep the order. */
const optionRows = <K extends string>(
  lists: Record<K, readonly (readonly [value: string, label: string])[]>,
  kinds: readonly K[],
) =>
  kinds.flatMap((kind) =>
    lists[kind].map(([value, label], position) => ({ kind, value, label, position })),
  );

/**
 * Writes missing lookups and does not change existing ones, so it may run at every start, even in
 * production. Tags, systems and code templates are written only while their table is empty, because
 * staff may delete them. See docs/contract.md#lookups.
 */
export async function writeLookups(executor: Executor): Promise<void> {
  const keep = sql`ON CONFLICT DO NOTHING`;
  await writeRows(
    executor,
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
    executor,
    reasonCode,
    reasons.map((row) => ({ ...row, active: true })),
    keep,
  );
  if (await isEmpty(executor, codeTemplate))
    await writeRows(executor, codeTemplate, initialTemplates, keep);
  if (await isEmpty(executor, tag)) await writeRows(executor, tag, initialTags, keep);
  if (await isEmpty(executor, ats))
    await writeRows(
      executor,
      ats,
      applicantSystems.map(({ name, dataRegex }) => ({ name, dataRegex })),
      keep,
    );
}

const isEmpty = async (executor: Executor, table: PgTable): Promise<boolean> =>
  (await executor.execute(sql`SELECT FROM ${table} LIMIT 1`)).rows.length === 0;
