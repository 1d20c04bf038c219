import { toRequest, type Ask } from '@console/mocks/contract/contractCase';
import type { KnownJob } from '@console/mocks/contract/jobs.cases';
import type { Database } from '../db/database.ts';
import { job, jobDetail, metricDaily } from '../db/schema/jobs.ts';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { writeLookups } from '../lookups/writeLookups.ts';
import { TEST_USERS, type TestApp } from './testApp.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertRequest,
  insertReviewReady,
  insertShift,
  insertWatched,
} from './testQuality.ts';
import { insertEntities, insertTag } from './testRows.ts';
import { insertAts, insertScrapes } from './testScrapes.ts';

const userOf = new Map(Object.entries(TEST_USERS).map(([name, role]) => [role, name]));

/** The real API, asked as the test user of the role. */
export const askOf =
  (api: TestApp): Ask =>
  (given, role) => {
    const request = toRequest(api.config.publicOrigin + api.config.apiBasePath, given);
    request.headers.set('authorization', `Bearer test:${userOf.get(role)}`);
    return api.fetch(request);
  };

/** The job that `writeContractRows` writes. */
export const KNOWN_JOB: KnownJob = { id: 2, hash: 'h2', url: 'https://b.test/100%' };

/** Writes what the contract cases need. */
export async function writeContractRows(database: Database): Promise<void> {
  await insertTag(database, 'NS: No website', 'cant_be_scraped');
  await insertTag(database, 'NYSE', 'exchange');
  await fillScrapes(database);
  await writeLookups(database.db);
  for (let index = 0; index < 90; index += 1) await fillDashboard(database, index);
  const of = await insertEmployer(database);
  const at = new Date(Date.UTC(2026, 10, 2, 5, 20));
  await database.db
    .insert(job)
    .values({ ...of, ...KNOWN_JOB, title: 'driver', createDate: at, lastCheck: at });
  await database.db
    .insert(jobDetail)
    .values({ jobId: KNOWN_JOB.id, jobLocation: 'nonsense', extendedFields: {} });
  await writeCode(database);
}

/** Gives every scrape a spider and a parser. */
async function writeCode({ db }: Database): Promise<void> {
  const scrapes = await db.select({ id: scrape.id }).from(scrape);
  await db.insert(scrapeCode).values(
    scrapes.flatMap(({ id }) =>
      (['spider', 'parser'] as const).map((codeType) => ({
        scrapeId: id,
        codeType,
        code: `<?php // ${codeType} ${id}`,
        modified: new Date(Date.now() - 99 * 3_600_000),
      })),
    ),
  );
}

/**
 * Inserts scrapes for every list: with and without jobs, with an ATS, with items in their queue,
 * broken, stuck and manual ones, and counted days.
 */
async function fillScrapes(database: Database): Promise<void> {
  const longAgo = new Date(Date.now() - 99 * 3_600_000);
  const workday = await insertAts(database, 'workday');
  const [alpha = 0, beta = 0] = await insertEntities(database, [
    { companyName: 'Alpha', url: 'https://alpha.test', numJobs: 5 },
    { companyName: 'beta', careerPage: 'https://beta.test/jobs', numJobs: 50 },
  ]);
  await insertScrapes(database, [
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
  await database.db
    .insert(metricDaily)
    .values(
      ['total_runs', 'job_count', 'working_company_count', 'broken_company_count'].flatMap(
        (metric) => ['2026-11-20', '2026-11-21'].map((day) => ({ metric, day, itemCount: 12 })),
      ),
    );
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

/**
 * Inserts rows of one entity. Every entity has a shift and a monitored row, a third each has a pit
 * stop and a review-ready row, and half are on the watch list.
 */
async function fillDashboard(database: Database, index: number): Promise<void> {
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
