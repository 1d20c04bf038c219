import { checkCase } from '@console/mocks/contract/checkCase';
import { toRequest, type Ask, type ContractCase } from '@console/mocks/contract/contractCase';
import {
  monitoredDecisionCases,
  pitStopDecisionCases,
  reviewReadyDecisionCases,
} from '@console/mocks/contract/otherDecisions.cases';
import { qualityListCases } from '@console/mocks/contract/qualityLists.cases';
import { shiftDecisionCases } from '@console/mocks/contract/shiftDecisions.cases';
import { shiftImpactCases } from '@console/mocks/contract/shiftImpact.cases';
import { sidebarCases } from '@console/mocks/contract/sidebar.cases';
import { watchListDecisionCases } from '@console/mocks/contract/watchListDecisions.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, TEST_USERS, type TestApp } from '../testing/testApp.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertReasons,
  insertRequest,
  insertReviewReady,
  insertShift,
  insertWatched,
} from '../testing/testQuality.ts';
import { insertTag } from '../testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await insertReasons(api.database);
  await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
  for (let index = 0; index < 90; index += 1) await fillLists(index);
});
afterAll(() => api.close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/**
 * Inserts rows of one entity. Every entity has a shift and a monitored row, a third each has a pit
 * stop and a review-ready row, and half are on the watch list.
 */
async function fillLists(index: number): Promise<void> {
  const { database } = api;
  const { entityId, scrapeId } = await insertEmployer(database, {
    careerPage: index % 4 === 0 ? null : `https://jobs${index % 7}.test`,
    ticker: index % 5 === 0 ? null : `T${index % 9}`,
    tierLevel: index % 4,
    numJobs: (index * 37) % 50,
    lastTimeChanged: daysAgo(index % 11),
  });
  const latestJobCount = (index * 29) % 150;
  await insertShift(database, {
    entityId,
    scrapeId,
    latestJobCount,
    percentChange: latestJobCount - 100,
    lastTimeReviewed: index % 3 === 0 ? daysAgo(index) : null,
    lastReviewedBy: index % 3 === 0 ? (index % 2) + 1 : null,
  });
  await insertMonitored(database, { entityId, kind: index % 4 < 2 ? 'new' : 'monitored' });
  if (index % 2 === 0) {
    const snoozedUntil = index % 10 === 0 ? daysAgo(-index - 1) : null;
    await insertWatched(database, {
      entityId,
      scrapeId: index % 4 === 0 ? scrapeId : null,
      watchListedDate: daysAgo(index),
      snoozedUntil,
    });
  }
  if (index % 3 === 0) {
    const { requestId } = await insertRequest(database, {
      entityId,
      latestStatus: 'review-ready',
      requestSource: 'watch_list',
    });
    await insertReviewReady(database, {
      entityId,
      companyQueueRequestId: requestId,
      lastTimeChanged: daysAgo(index),
    });
  }
  if (index % 3 === 1) {
    await insertPitStop(database, {
      entityId,
      priority: (index % 5) + 1,
      pitStopEnteredDate: daysAgo(index),
      numberOfRequests: index % 6,
      reasonCode: index % 2 ? 'customer_request' : 'escalated_request',
    });
  }
}

const userOf = new Map(Object.entries(TEST_USERS).map(([name, role]) => [role, name]));

/** The real API, asked as the test user of this role. */
const ask: Ask = async (given, role) => {
  const request = toRequest(api.config.publicOrigin + api.config.apiBasePath, given);
  request.headers.set('authorization', `Bearer test:${userOf.get(role)}`);
  return api.fetch(request);
};

const named = (cases: readonly ContractCase[]) => cases.map((one) => [one.name, one] as const);

// The same cases run against the fixtures (mocks/contract/contract.spec.ts), so that the two cannot drift apart.
describe.each([
  ['the list of daily job shifts (B-API-065, B-DAT-012)', qualityListCases('/daily_job_shifts')],
  ['the impact of daily job shifts', shiftImpactCases],
  ['the watch list (B-API-072, B-DAT-014)', qualityListCases('/watch_lists')],
  ['the list of monitored entities (B-API-070)', qualityListCases('/monitored_entities')],
  ['the list of review-readies (B-API-068)', qualityListCases('/review_readies')],
  ['the list of pit stops (B-API-075, B-DAT-015)', qualityListCases('/pit_stops')],
  [
    'daily job shifts: reviews and assignments (B-API-066, B-API-067, B-DAT-013)',
    shiftDecisionCases,
  ],
  ['the watch list: reviews and assignments (B-API-073, B-API-074)', watchListDecisionCases],
  ['monitored and new entities: reviews (B-API-071)', monitoredDecisionCases],
  ['review-readies: reviews (B-API-069)', reviewReadyDecisionCases],
  ['pit stops: reviews (B-API-076)', pitStopDecisionCases],
  ['what the sidebar asks for (B-DAT-004, B-DAT-005)', sidebarCases],
] as const)('%s', (_title, cases) => {
  it.each(named(cases))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
