import { ApiError, errorOfResponse, offlineError } from '@console/api/core/errors';
import { describe, expect, it } from 'vitest';
import { failureText, countedReasons, resultText, someOf } from './bulkText.ts';

const conflict = (code: string, more: object = {}) =>
  errorOfResponse(409, { code, 'hydra:description': 'A sentence.', ...more });

describe('why a row failed', () => {
  it.each([
    [
      conflict('already_reviewed', {
        last_reviewed_by: { id: 3, first_name: 'Ada', last_name: 'King' },
        last_time_reviewed: 1_795_000_000,
      }),
      'reviewed by Ada King meanwhile',
    ],
    [conflict('already_reviewed'), 'reviewed by somebody meanwhile'],
    [conflict('entity_archived'), 'archived'],
    [conflict('scrape_archived'), 'with an archived scrape'],
    [conflict('in_progress'), 'refused (A sentence.)'],
    [offlineError(), 'without an answer'],
    [errorOfResponse(404, {}), 'removed meanwhile'],
    [
      errorOfResponse(422, {
        violations: [{ propertyPath: 'reason_code', message: 'Not in the list.' }],
      }),
      'refused (Not in the list.)',
    ],
    [errorOfResponse(500, { detail: 'It broke.' }), 'refused (It broke.)'],
    [new ApiError('odd', { kind: 'contract' }), 'refused (There was an API error: odd)'],
  ])('%s is %j', (error, words) => {
    expect(failureText(error)).toBe(words);
  });
});

it('H-BLK-013 the reasons are gathered and counted', () => {
  expect(countedReasons(['archived', 'without an answer', 'without an answer'])).toBe(
    '2 without an answer, 1 archived',
  );
  expect(resultText({ done: 57, failed: ['archived', 'archived', 'gone'], left: 0 })).toBe(
    '57 done, 3 failed: 2 archived, 1 gone.',
  );
  expect(resultText({ done: 0, failed: [], left: 4 })).toBe('0 done, 4 not sent.');
  expect(resultText({ done: 1, failed: [], left: 0 })).toBe('1 done.');
});

it('names three and counts the others', () => {
  expect(someOf(['Acme', 'Nvidia'])).toBe('Acme, Nvidia');
  expect(someOf(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
});
