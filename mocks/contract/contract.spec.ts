import { contract, type NamedEndpoint } from '@console/api/contract';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntityStore } from '../entities/entityStore.ts';
import { allHandlers } from '../handlers.ts';
import { bareJob } from '../jobs/fixtures.ts';
import { createNoteStore } from '../notes/noteStore.ts';
import { createQualityStore } from '../reviews/qualityStore.ts';
import { createScrapeStore } from '../scrapes/scrapeStore.ts';
import { createTagStore } from '../tags/tagStore.ts';
import { checkCase } from './checkCase.ts';
import { toRequest, type Ask, type ContractCase } from './contractCase.ts';
import { contractEntities, contractRows } from './contractRows.ts';
import { contractTable } from './contractTable.ts';
import { endpointCases } from './endpoint.cases.ts';
import { jobReadCases } from './jobs.cases.ts';

const server = setupServer();
const store = createEntityStore(contractEntities);
const tags = createTagStore();
const quality = createQualityStore(contractRows);
const scrapes = createScrapeStore();
const notes = createNoteStore();

/** Sends a request to the fixtures in this role. The rows stay between the requests of a case. */
const ask: Ask = (request, role) => {
  server.resetHandlers(...allHandlers({ role, store, tags, quality, scrapes, notes }));
  return fetch(toRequest('https://console.test/api', request));
};

const named = (cases: readonly ContractCase[]) => cases.map((one) => [one.name, one] as const);

/** The fixtures leave out calls that no screen makes. */
const handled = new Set(allHandlers().map(({ info }) => info.header));
const isHandled = ({ endpoint: { method, path } }: NamedEndpoint): boolean =>
  handled.has(`${method} */api${path.replace(/\{(\w+)\}/g, ':$1')}`);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe.each([
  ['every call of the contract', contract.filter(isHandled).flatMap(endpointCases)],
  ['the list of entities (A-API-009, A-DAT-020)', contractTable.entityList],
  ['entities as CSV (A-API-010)', contractTable.entityCsv],
  ['an entity (A-API-011, A-DAT-001, B-DAT-001)', contractTable.entityDetail],
  ['the values of an entity (A-DAT-002, A-DAT-005, B-CON-020)', contractTable.entityValues],
  [
    'creating and changing entities (A-API-015, A-API-016, A-DAT-003, A-DAT-004)',
    contractTable.changingEntities,
  ],
  ['archiving (A-API-017, A-DAT-022, A-DAT-024, A-DAT-025)', contractTable.archivingEntities],
  ['tags and aliases of an entity (A-API-018, A-API-019)', contractTable.entityBatches],
  ['who has this address (A-API-020, A-API-021)', contractTable.addresses],
  ['scrapes (A-API-023, A-API-024, A-API-025, A-DAT-007)', contractTable.scrapes],
  ['lists of scrapes (A-API-030, A-DAT-017)', contractTable.scrapeLists],
  ['broken scrapes (A-API-031, A-API-032)', contractTable.brokenScrapes],
  ['stuck scrapes (A-API-033, A-DAT-016)', contractTable.stuckScrapes],
  ['counts (A-API-039, A-API-040, A-DAT-015)', contractTable.counts],
  ['the list of daily job shifts (B-API-065, B-DAT-012)', contractTable.shiftList],
  ['the impact of daily job shifts', contractTable.shiftImpact],
  ['the watch list (B-API-072, B-DAT-014)', contractTable.watchedList],
  ['the list of monitored entities (B-API-070)', contractTable.monitoredList],
  ['the list of review-readies (B-API-068)', contractTable.reviewReadyList],
  ['the list of pit stops (B-API-075, B-DAT-015)', contractTable.pitStopList],
  ['changing scrapes (A-API-026, A-API-029, A-API-036, A-DAT-014)', contractTable.scrapeWrites],
  ['creating and archiving scrapes (A-API-027, A-API-028, A-API-035)', contractTable.scrapeEdits],
  [
    'daily job shifts: reviews and assignments (B-API-066, B-API-067, B-DAT-013)',
    contractTable.shifts,
  ],
  ['the watch list: reviews and assignments (B-API-073, B-API-074)', contractTable.watchList],
  ['monitored and new entities: reviews (B-API-071)', contractTable.monitored],
  ['review-readies: reviews (B-API-069)', contractTable.reviewReadies],
  ['pit stops: reviews (B-API-076)', contractTable.pitStops],
  ['what the sidebar asks for (B-DAT-004, B-DAT-005)', contractTable.sidebar],
  ['notes (B-DAT-007)', contractTable.notes],
  ['jobs, events and stages (B-API-020, B-API-021, B-API-027, B-API-028)', contractTable.jobs],
  ['what happened to a scrape (H-EVI-005)', contractTable.evidence],
  ['one job (B-API-024, B-API-025, B-API-026, B-DAT-008)', jobReadCases(bareJob)],
  [
    'adding to the queue and changing its status (B-API-041, B-API-042, B-API-043, B-API-050)',
    contractTable.queueRequests,
  ],
  ['listeners and entity of a queue (B-API-048, B-API-049)', contractTable.queueChanges],
  ['how many listeners a queue has', contractTable.queueListeners],
  ['priority, owner, counts and flow of the queue', contractTable.queuePlans],
  [
    'queue requests, their matches and figures (B-API-044, B-API-046, B-API-053, B-DAT-006)',
    contractTable.queueFigures,
  ],
  ['tags (A-DAT-010, A-API-047)', contractTable.tags],
  ['adding tags (A-API-048, A-ROL-029, A-ROL-030)', contractTable.addingTags],
  ['changing tags (A-API-049, A-ROL-030)', contractTable.changingTags],
  ['deleting tags (A-API-050, A-ROL-030)', contractTable.deletingTags],
  ['users and me (A-DAT-018, A-API-051, A-API-052, A-ROL-001)', contractTable.users],
  [
    'engines and site types (A-API-037, A-API-038, A-DAT-011, A-DAT-012)',
    contractTable.atsAndSiteTypes,
  ],
  ['settings of the editor (A-API-041, A-DAT-013)', contractTable.settings],
  [
    'reasons to archive and to change code (A-DAT-019, A-API-042, A-API-045)',
    contractTable.changeReasons,
  ],
  [
    'reasons of requests and reviews (A-DAT-019, A-API-043, A-API-044, A-API-046)',
    contractTable.reviewReasons,
  ],
] as const)('%s', (_title, cases) => {
  it.each(named(cases))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
