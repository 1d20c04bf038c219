import { ApiError, offlineError } from '@console/api/core/errors';
import { expect, test } from 'vitest';
import { sendInverse } from './sendInverse.ts';

const reasonAfter = (failure: ApiError) =>
  sendInverse<string>(
    {
      trigger: async (_change, onFailure) => {
        onFailure?.(failure);
        return undefined;
      },
    },
    'back',
  );

const at = new Date(2026, 10, 27, 9, 7, 44).toISOString();

test.each([
  ['no answer', offlineError(), /^No response was received$/],
  [
    "a newer version, in the words of a dialog's banner",
    new ApiError('', {
      kind: 'stale',
      detail: `This note was changed by Ada Moreau at ${at}. Reload it before saving.`,
    }),
    /^Changed by Ada Moreau meanwhile \(11\/27\/2026 09:07 \S+\)\.$/,
  ],
  [
    'any other refusal',
    new ApiError('', { kind: 'conflict', detail: 'It is already archived.' }),
    /^It is already archived\.$/,
  ],
  [
    'one without a sentence',
    new ApiError('', { kind: 'server', status: 500 }),
    /^Error: Status 500$/,
  ],
  ['an unreadable answer', new ApiError('no JSON', { kind: 'contract' }), /API error: no JSON$/],
])('the reason after %s', async (_, failure, reason) => {
  expect(await reasonAfter(failure)).toMatch(reason);
});
