import { checkCase } from '@console/mocks/contract/checkCase';
import { toRequest, type Ask, type ContractCase } from '@console/mocks/contract/contractCase';
import { entityReadCases } from '@console/mocks/contract/entityReads.cases';
import { addressCases, entityArchiveCases, entityChangeCases } from '@console/mocks/contract/entityWrites.cases';
import { reasonCodeCases, settingCases } from '@console/mocks/contract/lookups.cases';
import { tagCases, userCases } from '@console/mocks/contract/people.cases';
import { tagWriteCases } from '@console/mocks/contract/tagWrites.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ats, settingOption } from './db/schema/people.ts';
import { openTestApp, TEST_USERS, type TestApp } from './testing/testApp.ts';
import { insertReason, insertTag } from './testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
  await insertTag(api.database, 'NYSE', 'exchange');
  await insertReason(api.database, 'archive_entity', 'duplicate', 'Duplicate');
  await db.insert(ats).values({ name: 'workday' });
  await db.insert(settingOption).values({ kind: 'site_type', value: '1', label: 'Corporate' });
});
afterAll(() => api.close());

const emailOf = new Map(Object.entries(TEST_USERS).map(([name, role]) => [role, name]));

/** The real API, asked as the test user of this role. */
const ask: Ask = async (given, role) => {
  const request = toRequest(api.config.publicOrigin + api.config.apiBasePath, given);
  request.headers.set('authorization', `Bearer test:${emailOf.get(role)}`);
  return api.app.request(request);
};

const named = (cases: readonly ContractCase[]) => cases.map((one) => [one.name, one] as const);

// The same cases run against the fixtures (mocks/contract/contract.spec.ts), so that the two cannot drift apart.
describe.each([
  ['reading entities (A-API-009, A-API-010, A-API-011, A-DAT-001, A-DAT-002, A-DAT-005, A-DAT-020)', entityReadCases],
  ['creating and changing entities (A-API-015, A-API-016, A-DAT-003, A-DAT-004)', entityChangeCases],
  ['archiving, tags, aliases (A-API-017, A-API-018, A-API-019, A-DAT-022, A-DAT-024, A-DAT-025)', entityArchiveCases],
  ['who has this address (A-API-020, A-API-021)', addressCases],
  ['tags (A-DAT-010, A-API-047)', tagCases],
  ['adding, changing and deleting tags (A-API-048, A-API-049, A-API-050, A-ROL-029, A-ROL-030)', tagWriteCases],
  ['users and me (A-DAT-018, A-API-051, A-API-052)', userCases],
  ['look-ups of lists and editor (A-DAT-011, A-DAT-012, A-DAT-013, A-API-037, A-API-038, A-API-041)', settingCases],
  ['reason codes (A-DAT-019, A-API-042, A-API-043, A-API-044, A-API-045, A-API-046)', reasonCodeCases],
] as const)('%s', (_title, cases) => {
  it.each(named(cases))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, ask);
  });
});
