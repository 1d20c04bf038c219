import type { Addresses } from '@console/api/core/hydra/iri';
import { Violations } from '@console/api/core/hydra/violations';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { changeLines } from '../events/changeLines.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { anyOf } from '../hydra/filters.ts';
import { codeChanges, requireNoComboParser, saveCode } from './saveCode.ts';
import { activeAfter, infoAfter, settingsAfter, type ScrapeBody } from './scrapeBody.ts';
import type { ScrapeRow } from './scrapeRecord.ts';

type Settings = Awaited<ReturnType<typeof settingsAfter>>;
type Info = Awaited<ReturnType<typeof infoAfter>>;

const settingsOf = (row: ScrapeRow): Settings => ({
  method: row.method,
  update_method: row.updateMethod,
  proxy_service: row.proxyService,
  specific_host: row.specificHost,
  clear_cookie: row.clearCookie,
  self_identification: row.selfIdentification,
  spider_frequency: row.spiderFrequency,
  test_url: row.testUrl,
  job_data: row.jobData,
});

const infoOf = (row: ScrapeRow): Info => ({
  name: row.name,
  career_portal: row.careerPortal,
  site_type: row.siteType,
  ats: row.atsId,
  allow_fails: row.allowFails,
  jobs_per_page: row.jobsPerPage,
});

async function atsNames(tx: Executor, ids: readonly number[]) {
  const rows = await tx.select({ id: ats.id, name: ats.name }).from(ats).where(anyOf(ats.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Changes the codes, the settings and the other fields of a scrape that were sent. Each kind of
 * change writes an event of its own. Resolves with true when something changed.
 *
 * @throws Problem 400 for a malformed relation, 409 `combo_has_no_parser`, 422 with all violations
 */
export async function updateScrape(
  tx: Executor,
  user: CurrentUser,
  row: ScrapeRow,
  body: ScrapeBody,
  addresses: Addresses,
): Promise<boolean> {
  const violations = new Violations();
  const { changes, reason } = await codeChanges(tx, row, body, violations);
  const settings = await settingsAfter(tx, row, body, violations);
  const info = await infoAfter(tx, row, body, addresses, violations);
  const active = activeAfter(row, body, violations);
  violations.throwIfAny();
  requireNoComboParser(row, body);

  for (const change of changes) await saveCode(tx, user, row, change, reason);
  await tx
    .update(scrape)
    .set({
      method: settings.method,
      updateMethod: settings.update_method,
      proxyService: settings.proxy_service,
      specificHost: settings.specific_host,
      clearCookie: settings.clear_cookie,
      selfIdentification: settings.self_identification,
      spiderFrequency: settings.spider_frequency,
      testUrl: settings.test_url,
      jobData: settings.job_data,
      name: info.name,
      careerPortal: info.career_portal,
      siteType: info.site_type,
      atsId: info.ats,
      allowFails: info.allow_fails,
      jobsPerPage: info.jobs_per_page,
      active,
    })
    .where(eq(scrape.id, row.id));

  const of = { entityId: row.entityId, scrapeId: row.id };
  const config = changeLines(settingsOf(row), settings);
  if (config !== '')
    await writeEvent(tx, user, { ...of, type: 'scrape_config', name: 'updated', notes: config });
  const names = await atsNames(tx, [row.atsId ?? 0, info.ats ?? 0]);
  const named = (of: Info) => ({ ...of, ats: names.get(of.ats ?? 0) });
  const rest = changeLines(named(infoOf(row)), named(info));
  if (rest !== '')
    await writeEvent(tx, user, { ...of, type: 'scrape_info', name: 'updated', notes: rest });
  if (active !== row.active)
    await writeEvent(tx, user, {
      ...of,
      type: 'scrape_status',
      name: active ? 'activated' : 'deactivated',
    });
  return changes.length > 0 || config !== '' || rest !== '' || active !== row.active;
}

/**
 * Makes a scrape a combo, or makes it a spider and a parser again. The parser code is kept for the
 * way back. A combo has no update method. Resolves with true when the type changed.
 *
 * @throws Problem 422 for null
 */
export async function toggleCombo(
  tx: Executor,
  user: CurrentUser,
  row: ScrapeRow,
  wanted: boolean | null | undefined,
): Promise<boolean> {
  const violations = new Violations();
  if (wanted === null) violations.add('is_combo', 'not_null');
  violations.throwIfAny();
  const isCombo = wanted ?? !row.isCombo;
  if (isCombo === row.isCombo) return false;
  await tx
    .update(scrape)
    .set({ isCombo, ...(isCombo && { updateMethod: null }) })
    .where(eq(scrape.id, row.id));
  await writeEvent(tx, user, {
    type: 'scrape_type',
    name: isCombo ? 'converted_to_combo' : 'converted_from_combo',
    entityId: row.entityId,
    scrapeId: row.id,
  });
  return true;
}
