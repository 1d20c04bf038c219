import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { UNSTORABLE } from '@console/api/core/hydra/messages';
import type { Violations } from '@console/api/core/hydra/violations';
import { JOB_DATA_MAX_BYTES, NO_PROXY, SPIDER_FREQUENCIES } from '@console/api/scrape-code/rules';
import type { scrapeUpdateBody } from '@console/api/scrape-code/schema';
import { NAME_MAX } from '@console/api/scrape-edit/schema';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../db/executor.ts';
import { ats } from '../db/schema/people.ts';
import { webAddress } from '../entities/urlKey.ts';
import { settingOptions, type SettingKind } from '../lookups/options.ts';
import type { ScrapeRow } from './scrapeRecord.ts';

export type ScrapeBody = v.InferOutput<typeof scrapeUpdateBody>;

const INTEGER_MAX = 2_147_483_647;

/** Reads the properties of a body. An absent property keeps the value of the row. */
export function reader(body: ScrapeBody, violations: Violations) {
  return {
    flag(name: 'clear_cookie' | 'self_identification' | 'active', current: boolean): boolean {
      if (body[name] === null) violations.add(name, 'not_null');
      return body[name] ?? current;
    },
    address(name: 'test_url' | 'career_portal', current: string | null): string | null {
      if (body[name] === undefined) return current;
      const text = body[name]?.trim() ?? '';
      const found = text === '' || UNSTORABLE.test(text) ? null : webAddress(text);
      if (text !== '' && found === null) violations.add(name, 'invalid_url');
      return found;
    },
    whole(name: 'allow_fails' | 'jobs_per_page', current: number | null): number | null {
      const given = body[name];
      if (given === undefined) return current;
      if (given !== null) violations.wholeBetween(name, given, 0, INTEGER_MAX);
      return given;
    },
    /** Reads a property that must be one of the choices of a lookup. */
    async option(
      tx: Executor,
      name: 'method' | 'update_method' | 'proxy_service' | 'specific_host',
      kind: SettingKind,
      current: string | null,
      isRequired: boolean,
    ): Promise<string | null> {
      if (body[name] === undefined || body[name] === current) return current;
      const given = body[name]?.trim() ?? '';
      if (given === '') {
        if (isRequired) violations.add(name, 'required');
        return null;
      }
      if (!(await settingOptions(tx, kind)).some(({ value }) => value === given))
        violations.add(name, 'invalid_choice');
      return given;
    },
  };
}

/** The settings of a scrape after this body, by the names of the contract. */
export async function settingsAfter(
  tx: Executor,
  row: ScrapeRow,
  body: ScrapeBody,
  violations: Violations,
) {
  const { flag, address, option } = reader(body, violations);
  const { spider_frequency: given = body.spider_run_frequency } = body;
  const frequency = given === undefined ? row.spiderFrequency : given;
  if (frequency !== null && !SPIDER_FREQUENCIES.some((hours) => hours === frequency))
    violations.add('spider_frequency', 'invalid_choice');
  const jobData = body.job_data === undefined ? row.jobData : body.job_data;
  if (UNSTORABLE.test(jobData ?? '')) violations.add('job_data', 'invalid_text');
  if (Buffer.byteLength(jobData ?? '') > JOB_DATA_MAX_BYTES) violations.add('job_data', 'too_long');
  const selfIdentification = flag('self_identification', row.selfIdentification);
  const proxy = await option(tx, 'proxy_service', 'proxy_method', row.proxyService, false);
  return {
    method: await option(tx, 'method', 'cookie_method', row.method, true),
    update_method: row.isCombo
      ? null
      : await option(tx, 'update_method', 'update_method', row.updateMethod, true),
    proxy_service: selfIdentification ? NO_PROXY : proxy,
    specific_host: await option(tx, 'specific_host', 'specific_host', row.specificHost, false),
    clear_cookie: flag('clear_cookie', row.clearCookie),
    self_identification: selfIdentification,
    spider_frequency: frequency,
    test_url: address('test_url', row.testUrl),
    job_data: jobData === '' ? null : jobData,
  };
}

/**
 * Finds an ATS by its name or by any form of a relation.
 *
 * @throws Problem 400 for a value that is neither
 */
export async function findAts(
  tx: Executor,
  given: unknown,
  addresses: Addresses,
): Promise<{ id: number; dataRegex: string | null } | undefined> {
  const isName = typeof given === 'string' && !given.startsWith('/') && !given.includes('://');
  if (isName && UNSTORABLE.test(given)) return undefined;
  const condition = isName ? eq(ats.name, given) : eq(ats.id, relationId(given, 'ats', addresses));
  const [found] = await tx
    .select({ id: ats.id, dataRegex: ats.dataRegex })
    .from(ats)
    .where(condition);
  return found;
}

/** @throws Problem 400 for a value that is neither a name nor a relation */
async function atsId(
  tx: Executor,
  { ats: given }: ScrapeBody,
  row: ScrapeRow,
  addresses: Addresses,
  violations: Violations,
): Promise<number | null> {
  if (given === undefined) return row.atsId;
  if (given === null || given === '') return null;
  const found = await findAts(tx, given, addresses);
  if (found === undefined) violations.add('ats', 'not_found');
  return found?.id ?? null;
}

/** The other fields of a scrape that a person may change, by the names of the contract. */
export async function infoAfter(
  tx: Executor,
  row: ScrapeRow,
  body: ScrapeBody,
  addresses: Addresses,
  violations: Violations,
) {
  const { address, whole } = reader(body, violations);
  const siteType = body.site_type === undefined ? row.siteType : body.site_type;
  if (siteType === null) violations.add('site_type', 'not_null');
  else if (
    siteType !== row.siteType &&
    !(await settingOptions(tx, 'site_type')).some(({ value }) => value === String(siteType))
  )
    violations.add('site_type', 'invalid_choice');
  return {
    name: body.name === undefined ? row.name : violations.requiredText('name', body.name, NAME_MAX),
    career_portal: address('career_portal', row.careerPortal),
    site_type: siteType ?? row.siteType,
    ats: await atsId(tx, body, row, addresses, violations),
    allow_fails: whole('allow_fails', row.allowFails),
    jobs_per_page: whole('jobs_per_page', row.jobsPerPage),
  };
}

/** Whether the scrape runs by itself after this body. */
export const activeAfter = (row: ScrapeRow, body: ScrapeBody, violations: Violations): boolean =>
  reader(body, violations).flag('active', row.active);
