import {
  document,
  member,
  seconds,
  secondsOrNull,
  type HydraObject,
} from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { appUser } from '../db/schema/people.ts';
import { scrapeCode } from '../db/schema/scrapes.ts';
import type { CodeType } from './codeSearch.ts';
import { findScrapes, scrapeMember } from './scrapeMember.ts';

const scrapeEtag = (id: number, version: number) => versionTag('scrape', id, version);

const codesOf = (executor: Executor, id: number) =>
  executor
    .select({
      codeType: scrapeCode.codeType,
      code: scrapeCode.code,
      modified: scrapeCode.modified,
      user: {
        id: appUser.id,
        firstName: appUser.firstName,
        lastName: appUser.lastName,
        archived: appUser.archived,
      },
    })
    .from(scrapeCode)
    .leftJoin(appUser, eq(appUser.id, scrapeCode.userId))
    .where(eq(scrapeCode.scrapeId, id));

/**
 * Answers a code with the person and the time of its last save. They are all null for a code that
 * is absent or not answered.
 */
function codeFields<const Type extends CodeType>(
  addresses: Addresses,
  type: Type,
  row: Awaited<ReturnType<typeof codesOf>>[number] | undefined,
) {
  const user = row?.user;
  return {
    [`${type}_code`]: row?.code ?? null,
    [`${type}_last_date_modified`]: secondsOrNull(row?.modified ?? null),
    [`${type}_user`]: user
      ? member(addresses.apiBasePath, 'users', 'User', user.id, {
          first_name: user.firstName,
          last_name: user.lastName,
          archived: user.archived,
        })
      : null,
  };
}

/**
 * Resolves with a Scrape with the fields that only its detail has, and its ETag.
 *
 * @throws Problem 404
 */
export async function scrapeDetail(
  executor: Executor,
  id: number,
  addresses: Addresses,
): Promise<{ body: HydraObject; etag: string }> {
  const [found] = await findScrapes(executor, [id]);
  if (found === undefined) throw notFound();
  const { row } = found;
  const codes = await codesOf(executor, id);
  // A combo has one script. Its former parser code is kept for the way back, but not answered.
  const codeOf = (type: CodeType) =>
    type === 'parser' && row.isCombo ? undefined : codes.find((code) => code.codeType === type);
  const body = document(addresses.apiBasePath, 'Scrape', {
    ...scrapeMember(addresses, found),
    ats_data: row.atsData,
    method: row.method,
    update_method: row.updateMethod,
    clear_cookie: row.clearCookie,
    proxy_service: row.proxyService,
    self_identification: row.selfIdentification,
    specific_host: row.specificHost,
    spider_frequency: row.spiderFrequency,
    test_url: row.testUrl,
    job_data: row.jobData,
    allow_fails: row.allowFails,
    jobs_per_page: row.jobsPerPage,
    updated_at: seconds(row.updatedAt ?? row.dateAdded),
    ...codeFields(addresses, 'spider', codeOf('spider')),
    ...codeFields(addresses, 'parser', codeOf('parser')),
  });
  return { body, etag: scrapeEtag(id, row.version) };
}
