import type { TestResult } from '@console/api/test-runs/results';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { formatElapsed, labelOf } from './resultLabel.ts';

vi.stubEnv('TZ', 'America/New_York');
afterAll(() => {
  vi.unstubAllEnvs();
});

it.each([
  [0, '0 s'],
  [49, '0 s'],
  [1249, '1.2 s'],
  [12_000, '12 s'],
  [59_499, '59.5 s'],
  [59_500, '1 min 00 s'],
  [65_000, '1 min 05 s'],
  [3_725_000, '62 min 05 s'],
])('%i ms are %s', (milliseconds, text) => {
  expect(formatElapsed(milliseconds)).toBe(text);
});

describe('the label of a result', () => {
  const at = Date.UTC(2026, 10, 21, 14, 5, 59) / 1000;
  const result: TestResult = {
    id: '1',
    at,
    type: 'parser',
    fingerprint: '3fa1b2c',
    elapsed: 10,
    outcome: { kind: 'page', html: '', length: 0 },
  };

  it('is the time, the fingerprint and the script', () =>
    expect(labelOf(result, [result], at)).toBe('09:05 3fa1b2c Parser'));
  it('has the date of a result of another day', () =>
    expect(labelOf(result, [result], at + 86_400)).toBe('11/21/2026 09:05 3fa1b2c Parser'));
  it('says that the test failed', () =>
    expect(labelOf({ ...result, outcome: { kind: 'failed', reason: '' } }, [], at)).toBe(
      '09:05 3fa1b2c Parser (failed)',
    ));
  it('is numbered among equal labels, the oldest with 1', () => {
    const failed: TestResult = { ...result, outcome: { kind: 'failed', reason: '' } };
    const all = [{ ...result, id: '4' }, failed, { ...result, id: '2' }];
    expect(all.map((one) => labelOf(one, all, at))).toEqual([
      '09:05 3fa1b2c Parser, 2 of 2',
      '09:05 3fa1b2c Parser (failed)',
      '09:05 3fa1b2c Parser, 1 of 2',
    ]);
  });
});
