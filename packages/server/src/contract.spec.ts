import { checkCase } from '@console/mocks/contract/checkCase';
import { toRequest, type Ask, type ContractCase } from '@console/mocks/contract/contractCase';
import {
  entityCsvCases,
  entityDetailCases,
  entityListCases,
  entityValueCases,
} from '@console/mocks/contract/entityReads.cases';
import {
  addressCases,
  entityArchiveCases,
  entityBatchCases,
  entityChangeCases,
} from '@console/mocks/contract/entityWrites.cases';
import { evidenceCases } from '@console/mocks/contract/evidence.cases';
import {
  brokenScrapeCases,
  countCases,
  scrapeListCases,
  stuckScrapeCases,
} from '@console/mocks/contract/insights.cases';
import {
  atsAndSiteTypeCases,
  changeReasonCases,
  reviewReasonCases,
  settingCases,
} from '@console/mocks/contract/lookups.cases';
import { noteCases } from '@console/mocks/contract/notes.cases';
import { tagCases, userCases } from '@console/mocks/contract/people.cases';
import {
  queueChangeCases,
  queueFigureCases,
  queueListenerCases,
  queueMergeCases,
  queuePlanCases,
  queueRequestCases,
} from '@console/mocks/contract/queue.cases';
import { scrapeEditCases } from '@console/mocks/contract/scrapeEdits.cases';
import { scrapeCases } from '@console/mocks/contract/scrapes.cases';
import { scrapeWriteCases } from '@console/mocks/contract/scrapeWrites.cases';
import {
  tagAddCases,
  tagChangeCases,
  tagDeleteCases,
} from '@console/mocks/contract/tagWrites.cases';
import { viewCases } from '@console/mocks/contract/views.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricDaily } from './db/schema/jobs.ts';
import { scrapeCode } from './db/schema/scrapes.ts';
import { writeLookups } from './lookups/writeLookups.ts';
import { openTestApp, TEST_USERS, type TestApp } from './testing/testApp.ts';
import { insertEntities, insertTag } from './testing/testRows.ts';
import { insertAts, insertScrapes } from './testing/testScrapes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
  await insertTag(api.database, 'NYSE', 'exchange');
  await fillLists();
  await writeLookups(db);
});
afterAll(() => api.close());

/**
 * Inserts scrapes for every list: with and without jobs, with an ATS, with items in their queue,
 * broken, stuck and manual ones, and counted days.
 */
async function fillLists() {
  const { database } = api;
  const longAgo = new Date(Date.now() - 99 * 3_600_000);
  const workday = await insertAts(database, 'workday');
  const [alpha = 0, beta = 0] = await insertEntities(database, [
    { companyName: 'Alpha', url: 'https://alpha.test', numJobs: 5 },
    { companyName: 'beta', careerPage: 'https://beta.test/jobs', numJobs: 50 },
  ]);
  const ids = await insertScrapes(database, [
    {
      entityId: alpha,
      name: 'Fine',
      atsId: workday,
      numJobs: 9,
      percentageWithoutLocations: 12.5,
      careerPortal: 'https://fine.test',
    },
    {
      entityId: beta,
      name: 'broken',
      atsId: workday,
      brokenSince: longAgo,
      spiderLastRan: longAgo,
    },
    { entityId: alpha, name: 'Broken and own', brokenSince: longAgo },
    { entityId: beta, name: 'Queued', itemsInQueue: 7, status: 'parsing' },
    { entityId: alpha, name: 'Jobless', numJobs: 0 },
    { entityId: beta, name: 'manual', numJobs: 0, active: false },
    {
      entityId: alpha,
      name: 'Stuck',
      atsId: workday,
      status: 'spidering',
      statusDate: longAgo,
      itemsInQueue: 12,
      careerPortal: 'https://stuck.test',
    },
    {
      entityId: beta,
      name: 'Stuck and empty',
      status: 'parsing',
      statusDate: new Date(longAgo.getTime() - 1000),
    },
    { entityId: beta, name: 'Archived', numJobs: 0, active: false, archived: true },
  ]);
  await database.db.insert(scrapeCode).values(
    ids.flatMap((scrapeId) =>
      (['spider', 'parser'] as const).map((codeType) => ({
        scrapeId,
        codeType,
        code: `<?php // ${codeType} ${scrapeId}`,
        modified: longAgo,
      })),
    ),
  );
  await database.db
    .insert(metricDaily)
    .values(
      ['total_runs', 'job_count', 'working_company_count', 'broken_company_count'].flatMap(
        (metric) => ['2026-11-20', '2026-11-21'].map((day) => ({ metric, day, itemCount: 12 })),
      ),
    );
}

const emailOf = new Map(Object.entries(TEST_USERS).map(([name, role]) => [role, name]));

/** The real API, asked as the test user of this role. */
const ask: Ask = async (given, role) => {
  const request = toRequest(api.config.publicOrigin + api.config.apiBasePath, given);
  request.headers.set('authorization', `Bearer test:${emailOf.get(role)}`);
  return api.fetch(request);
};

const named = (cases: readonly ContractCase[]) => cases.map((one) => [one.name, one] as const);

// The same cases run against the fixtures (mocks/contract/contract.spec.ts), so that the two cannot drift apart.
describe.each([
  ['the list of entities (A-API-009, A-DAT-020)', entityListCases],
  ['entities as CSV (A-API-010)', entityCsvCases],
  ['an entity (A-API-011, A-DAT-001)', entityDetailCases],
  ['the values of an entity (A-DAT-002, A-DAT-005)', entityValueCases],
  [
    'creating and changing entities (A-API-015, A-API-016, A-DAT-003, A-DAT-004)',
    entityChangeCases,
  ],
  ['archiving (A-API-017, A-DAT-022, A-DAT-024, A-DAT-025)', entityArchiveCases],
  ['tags and aliases of an entity (A-API-018, A-API-019)', entityBatchCases],
  ['who has this address (A-API-020, A-API-021)', addressCases],
  ['scrapes (A-API-023, A-API-024, A-API-025, A-DAT-007)', scrapeCases],
  ['changing scrapes (A-API-026, A-API-029, A-API-036, A-DAT-014)', scrapeWriteCases],
  ['creating and archiving scrapes (A-API-027, A-API-028, A-API-035)', scrapeEditCases],
  ['lists of scrapes (A-API-030, A-DAT-017)', scrapeListCases],
  ['broken scrapes (A-API-031, A-API-032)', brokenScrapeCases],
  ['stuck scrapes (A-API-033, A-DAT-016)', stuckScrapeCases],
  ['counts (A-API-039, A-API-040, A-DAT-015)', countCases],
  ['notes (B-DAT-007)', noteCases],
  ['what happened to a scrape (H-EVI-005)', evidenceCases],
  ['adding to the queue and changing its status (B-API-041, B-API-050)', queueRequestCases],
  ['listeners and entity of a queue (B-API-048, B-API-049)', queueChangeCases],
  ['how many listeners a queue has', queueListenerCases],
  ['priority, owner, counts and flow of the queue', queuePlanCases],
  ['what has joined another queue or request', queueMergeCases],
  ['queue requests, their matches and figures (B-API-046, B-API-053)', queueFigureCases],
  ['tags (A-DAT-010, A-API-047)', tagCases],
  ['adding tags (A-API-048, A-ROL-029, A-ROL-030)', tagAddCases],
  ['changing tags (A-API-049, A-ROL-030)', tagChangeCases],
  ['deleting tags (A-API-050, A-ROL-030)', tagDeleteCases],
  ['views (H-VIE-001)', viewCases],
  ['users and me (A-DAT-018, A-API-051, A-API-052)', userCases],
  ['engines and site types (A-API-037, A-API-038, A-DAT-011, A-DAT-012)', atsAndSiteTypeCases],
  ['settings of the editor (A-API-041, A-DAT-013)', settingCases],
  ['reasons to archive and to change code (A-DAT-019, A-API-042, A-API-045)', changeReasonCases],
  [
    'reasons of requests and reviews (A-DAT-019, A-API-043, A-API-044, A-API-046)',
    reviewReasonCases,
  ],
] as const)('%s', (_title, cases) => {
  it.each(named(cases))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
