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

test.each([
  ['no answer', offlineError(), /^No response was received$/],
  [
    'any other refusal',
    new ApiError('', { kind: 'conflict', detail: 'It is already archived.' }),
    /^It is already archived\.$/,
  ],
  [
    'one without a sentence',
    new ApiError('Problem encountered calling the API', { kind: 'server', status: 500 }),
    /^Problem encountered calling the API$/,
  ],
  ['an unreadable answer', new ApiError('no JSON', { kind: 'contract' }), /^no JSON$/],
])('the reason after %s', async (_, failure, reason) => {
  expect(await reasonAfter(failure)).toMatch(reason);
});
