import { checkCase } from '@console/mocks/contract/checkCase';
import { contractGroups } from '@console/mocks/contract/contract.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import { askOf, KNOWN_JOB, writeContractRows } from './testing/testContract.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await writeContractRows(api.database);
});
afterAll(() => api.close());

// The same cases run against the fixtures (mocks/contract/contract.spec.ts), so that the two cannot drift apart.
// The shapes that no other test names: their groups are there, and have cases.
it.each(['B-DAT-001', 'B-DAT-005', 'B-DAT-006'])('%s has cases', (line) => {
  const groups = contractGroups(KNOWN_JOB).filter(({ title }) => title.includes(line));
  expect(groups.flatMap(({ cases }) => cases)).not.toEqual([]);
});

describe.each(contractGroups(KNOWN_JOB))('$title', ({ cases }) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    expect.hasAssertions();
    await checkCase(one, askOf(api));
  });
});
