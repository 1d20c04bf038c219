import type { ContractCase } from './contractCase.ts';
import { entityFigureCases } from './entityFigures.cases.ts';
import {
  entityCsvCases,
  entityDetailCases,
  entityListCases,
  entityValueCases,
} from './entityReads.cases.ts';
import {
  addressCases,
  entityArchiveCases,
  entityBatchCases,
  entityChangeCases,
} from './entityWrites.cases.ts';
import { evidenceCases } from './evidence.cases.ts';
import {
  brokenScrapeCases,
  countCases,
  scrapeListCases,
  stuckScrapeCases,
} from './insights.cases.ts';
import { jobCases, jobReadCases, type KnownJob } from './jobs.cases.ts';
import {
  atsAndSiteTypeCases,
  changeReasonCases,
  reviewReasonCases,
  settingCases,
} from './lookups.cases.ts';
import { noteCases } from './notes.cases.ts';
import {
  monitoredDecisionCases,
  pitStopDecisionCases,
  reviewReadyDecisionCases,
} from './otherDecisions.cases.ts';
import { tagCases, userCases } from './people.cases.ts';
import { qualityListCases } from './qualityLists.cases.ts';
import {
  queueChangeCases,
  queueFigureCases,
  queueListenerCases,
  queueMergeCases,
  queuePlanCases,
  queueRequestCases,
} from './queue.cases.ts';
import { scrapeEditCases } from './scrapeEdits.cases.ts';
import { scrapeCases } from './scrapes.cases.ts';
import { scrapeWriteCases } from './scrapeWrites.cases.ts';
import { shiftDecisionCases } from './shiftDecisions.cases.ts';
import { shiftImpactCases } from './shiftImpact.cases.ts';
import { sentToQueueCases, sidebarCases } from './sidebar.cases.ts';
import { tagAddCases, tagChangeCases, tagDeleteCases } from './tagWrites.cases.ts';
import { viewCases } from './views.cases.ts';
import { watchListDecisionCases } from './watchListDecisions.cases.ts';

export type ContractGroup = {
  title: string;
  cases: readonly ContractCase[];
  /** The fixtures do not know what a write makes of what was sent, nor the rows of a file. */
  effects?: true;
  /** The fixtures do not do it at all. */
  on?: 'server';
};

/**
 * Every contract case by area. The server runs all of them (`checkCase`). It needs lookups, reason
 * tags, one user per role, this job, and eighty rows in each list of the dashboard, each of another
 * entity.
 */
export const contractGroups = (job: KnownJob): readonly ContractGroup[] => [
  { title: 'the list of entities (A-API-009, A-DAT-020)', cases: entityListCases },
  { title: 'entities as CSV (A-API-010)', cases: entityCsvCases, effects: true },
  { title: 'an entity (A-API-011, A-DAT-001, B-DAT-001)', cases: entityDetailCases },
  { title: 'the values of an entity (A-DAT-002, A-DAT-005, B-CON-020)', cases: entityValueCases },
  { title: 'the jobs and the scrapes of an entity', cases: entityFigureCases },
  {
    title: 'creating and changing entities (A-API-015, A-API-016, A-DAT-003, A-DAT-004)',
    cases: entityChangeCases,
    effects: true,
  },
  {
    title: 'archiving (A-API-017, A-DAT-022, A-DAT-024, A-DAT-025)',
    cases: entityArchiveCases,
    effects: true,
  },
  {
    title: 'tags and aliases of an entity (A-API-018, A-API-019)',
    cases: entityBatchCases,
    effects: true,
  },
  { title: 'who has this address (A-API-020, A-API-021)', cases: addressCases },
  { title: 'scrapes (A-API-023, A-API-024, A-API-025, A-DAT-007)', cases: scrapeCases },
  {
    title: 'changing scrapes (A-API-026, A-API-029, A-API-036, A-DAT-014)',
    cases: scrapeWriteCases,
    effects: true,
  },
  {
    title: 'creating and archiving scrapes (A-API-027, A-API-028, A-API-035)',
    cases: scrapeEditCases,
    effects: true,
  },
  { title: 'lists of scrapes (A-API-030, A-DAT-017)', cases: scrapeListCases },
  { title: 'broken scrapes (A-API-031, A-API-032)', cases: brokenScrapeCases },
  { title: 'stuck scrapes (A-API-033, A-DAT-016)', cases: stuckScrapeCases },
  { title: 'counts (A-API-039, A-API-040, A-DAT-015)', cases: countCases },
  {
    title: 'the list of daily job shifts (B-API-065, B-DAT-012)',
    cases: qualityListCases('/daily_job_shifts'),
  },
  { title: 'the watch list (B-API-072, B-DAT-014)', cases: qualityListCases('/watch_lists') },
  {
    title: 'the list of monitored entities (B-API-070)',
    cases: qualityListCases('/monitored_entities'),
  },
  { title: 'the list of review-readies (B-API-068)', cases: qualityListCases('/review_readies') },
  { title: 'the list of pit stops (B-API-075, B-DAT-015)', cases: qualityListCases('/pit_stops') },
  {
    title: 'daily job shifts: reviews and assignments (B-API-066, B-API-067, B-DAT-013)',
    cases: shiftDecisionCases,
    effects: true,
  },
  { title: 'the impact of daily job shifts', cases: shiftImpactCases },
  {
    title: 'the watch list: reviews and assignments (B-API-073, B-API-074)',
    cases: watchListDecisionCases,
    effects: true,
  },
  {
    title: 'monitored and new entities: reviews (B-API-071)',
    cases: monitoredDecisionCases,
    effects: true,
  },
  { title: 'review-readies: reviews (B-API-069)', cases: reviewReadyDecisionCases, effects: true },
  { title: 'pit stops: reviews (B-API-076)', cases: pitStopDecisionCases, effects: true },
  {
    title: 'jobs, events and stages (B-API-020, B-API-021, B-API-027, B-API-028)',
    cases: jobCases,
  },
  { title: 'one job (B-API-024, B-API-025, B-API-026, B-DAT-008)', cases: jobReadCases(job) },
  { title: 'what happened to a scrape (H-EVI-005)', cases: evidenceCases },
  { title: 'what the sidebar asks for (B-DAT-004, B-DAT-005)', cases: sidebarCases },
  { title: 'what a review sends to the queue', cases: sentToQueueCases, on: 'server' },
  { title: 'notes (B-DAT-007)', cases: noteCases, effects: true },
  {
    title:
      'adding to the queue and changing its status (B-API-041, B-API-042, B-API-043, B-API-050)',
    cases: queueRequestCases,
    effects: true,
  },
  {
    title: 'listeners and entity of a queue (B-API-048, B-API-049)',
    cases: queueChangeCases,
    effects: true,
  },
  {
    title: 'queue requests, their matches and figures (B-API-044, B-API-046, B-API-053, B-DAT-006)',
    cases: queueFigureCases,
  },
  { title: 'how many listeners a queue has', cases: queueListenerCases, effects: true },
  { title: 'what has joined another queue or request', cases: queueMergeCases, on: 'server' },
  { title: 'priority, owner, counts and flow of the queue', cases: queuePlanCases, effects: true },
  { title: 'tags (A-DAT-010, A-API-047)', cases: tagCases },
  { title: 'adding tags (A-API-048, A-ROL-029, A-ROL-030)', cases: tagAddCases, effects: true },
  { title: 'changing tags (A-API-049, A-ROL-030)', cases: tagChangeCases, effects: true },
  { title: 'deleting tags (A-API-050, A-ROL-030)', cases: tagDeleteCases, effects: true },
  { title: 'users and me (A-DAT-018, A-API-051, A-API-052, A-ROL-001)', cases: userCases },
  { title: 'views (H-VIE-001)', cases: viewCases, effects: true },
  {
    title: 'engines and site types (A-API-037, A-API-038, A-DAT-011, A-DAT-012)',
    cases: atsAndSiteTypeCases,
  },
  { title: 'settings of the editor (A-API-041, A-DAT-013)', cases: settingCases },
  {
    title: 'reasons to archive and to change code (A-DAT-019, A-API-042, A-API-045)',
    cases: changeReasonCases,
  },
  {
    title: 'reasons of requests and reviews (A-DAT-019, A-API-043, A-API-044, A-API-046)',
    cases: reviewReasonCases,
  },
];

/** The refusals that follow from the state of the records, and from what the body says. */
const OF_THE_SERVER: readonly number[] = [409, 422];

/**
 * What the fixtures answer as the server does: every read, and of the writes the shape of the
 * answer and the refusals of a role, an id, a body and a version.
 */
export function casesOnFixtures({ cases, effects, on }: ContractGroup): readonly ContractCase[] {
  if (on === 'server') return [];
  if (!effects) return cases;
  return cases
    .filter(({ status }) => !OF_THE_SERVER.includes(status))
    .map((one) =>
      one.status < 300 ? { ...one, body: undefined, text: undefined, ordered: undefined } : one,
    );
}
