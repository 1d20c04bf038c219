import { list, update } from '@console/api/entities/endpoints';
import { ROLES } from '@console/api/roles/rules';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueueStore } from '../company-queues/queueStore.ts';
import { createEntityStore } from '../entities/entityStore.ts';
import { allHandlers } from '../handlers.ts';
import { bareJob } from '../jobs/fixtures.ts';
import { createNoteStore } from '../notes/noteStore.ts';
import { createQualityStore } from '../reviews/qualityStore.ts';
import { createScrapeStore } from '../scrapes/scrapeStore.ts';
import { createTagStore } from '../tags/handlers.ts';
import { createViewStore } from '../views/viewStore.ts';
import { checkCase } from './checkCase.ts';
import { casesOnFixtures, contractGroups } from './contract.cases.ts';
import { toRequest, type Ask } from './contractCase.ts';
import { endpointCases } from './endpoint.cases.ts';

const rows = {
  store: createEntityStore(),
  tags: createTagStore(),
  quality: createQualityStore(),
  queues: createQueueStore(),
  scrapes: createScrapeStore(),
  notes: createNoteStore(),
  views: createViewStore(),
};
const handlers = new Map(ROLES.map((role) => [role, allHandlers({ role, ...rows })]));

/** Answers with the fixtures in this role. All cases share the rows. */
const ask: Ask = async (given, role) => {
  const request = toRequest('https://console.test/api', given);
  // Matching a path takes longer than most answers.
  const ofMethod = handlers
    .get(role)
    ?.filter(({ info }) => info.header.startsWith(`${given.method} `));
  const response = await getResponse(ofMethod ?? [], request);
  if (!response) throw new Error(`No fixture answers ${request.method} ${request.url}`);
  return response;
};

/**
 * A list and a write. The server runs these cases for every call (packages/server
 * endpoint.spec.ts).
 */
const calls = [
  { name: 'entities.list', resource: 'entities', endpoint: list },
  { name: 'entities.update', resource: 'entities', endpoint: update },
];

// The server runs the whole table (packages/server contract.spec.ts).
it('is in the table, every group of cases', () => {
  const inTable = new Set(contractGroups(bareJob).flatMap(({ cases }) => cases));
  const modules = import.meta.glob<object>('./*.cases.ts', { eager: true });
  const groups = Object.values(modules).flatMap((module) => Object.entries<unknown>({ ...module }));
  const missing = groups.flatMap(([name, cases]) =>
    Array.isArray(cases) && !cases.every((one) => inTable.has(one)) ? [name] : [],
  );
  expect(groups).not.toEqual([]);
  expect(missing).toEqual([]);
});

describe.each([
  { title: 'a list and a write', cases: calls.flatMap(endpointCases) },
  ...contractGroups(bareJob)
    .map((group) => ({ ...group, cases: casesOnFixtures(group) }))
    .filter(({ cases }) => cases.length > 0),
])('$title', ({ cases }) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
