import { expect, test } from 'vitest';
import {
  daysProblem,
  readStageHistory,
  toStageHistoryQuery,
  writeStageHistory,
} from './stageHistory.state.ts';

const none = { start: undefined, end: undefined, scrapeId: undefined };

test.each([
  ['', { ...none, page: 1 }],
  ['page=3&search=a', { ...none, page: 1 }],
  [
    'stageStart=2026-11-01&stageEnd=11/21/2026&stageScrape=812&stagePage=2',
    { start: '2026-11-01', end: '2026-11-21', scrapeId: '812', page: 2 },
  ],
  ['stageStart=2026-02-30&stageEnd=soon&stageScrape=0&stagePage=-1', { ...none, page: 1 }],
])('the address %s is read', (address, state) => {
  expect(readStageHistory(address)).toEqual(state);
});

test('what others keep in the address stays as it was written', () => {
  const before = 'a=%20b&stagePage=4&tag[]=1';
  expect(writeStageHistory({ ...readStageHistory(before), start: '2026-11-01' }, before)).toBe(
    'a=%20b&tag[]=1&stageStart=2026-11-01&stagePage=4',
  );
  expect(writeStageHistory({ page: 1 }, before)).toBe('a=%20b&tag[]=1');
});

test.each([
  [{ start: '2026-11-21', end: '2026-11-20' }, 'End must not be before start.'],
  [{ start: '2026-11-20', end: '2026-11-20' }, undefined],
  [{ start: '2026-11-20' }, undefined],
  [{ end: '1999-01-01' }, undefined],
])('%j has the problem %s', (days, problem) => {
  expect(daysProblem({ ...days, page: 1 })).toBe(problem);
});

test('days are asked for whole, and all scrapes by no parameter (B-ENO-013)', () => {
  expect(toStageHistoryQuery({ start: '2026-11-20', end: '2026-11-21', page: 1 })).toEqual({
    page: 1,
    start: new Date(2026, 10, 20).getTime() / 1000,
    end: new Date(2026, 10, 21, 23, 59, 59).getTime() / 1000,
  });
  expect(toStageHistoryQuery({ scrapeId: '812', page: 2 })).toEqual({ page: 2, scrapeId: 812 });
});
