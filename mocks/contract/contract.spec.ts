import { contract } from '@console/api/contract';
import { ROLES } from '@console/api/roles/rules';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createEntityStore } from '../entities/entityStore.ts';
import { allHandlers } from '../handlers.ts';
import { bareJob } from '../jobs/fixtures.ts';
import { createNoteStore } from '../notes/noteStore.ts';
import { createQualityStore } from '../reviews/qualityStore.ts';
import { createScrapeStore } from '../scrapes/scrapeStore.ts';
import { createTagStore } from '../tags/tagStore.ts';
import { createViewStore } from '../views/viewStore.ts';
import { checkCase } from './checkCase.ts';
import { contractGroups } from './contract.cases.ts';
import { toRequest, type Ask } from './contractCase.ts';
import { contractEntities, contractRows } from './contractRows.ts';
import { endpointCases } from './endpoint.cases.ts';

const rows = {
  store: createEntityStore(contractEntities),
  tags: createTagStore(),
  quality: createQualityStore(contractRows),
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
const calls = contract.filter(({ name }) => ['entities.list', 'entities.update'].includes(name));

describe.each([
  { title: 'a list and a write', cases: calls.flatMap(endpointCases) },
  ...contractGroups(bareJob).filter(({ on }) => on !== 'server'),
])('$title', ({ cases }) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
