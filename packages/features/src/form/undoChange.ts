import type { ApiMutation } from '@console/api/core/useApiMutation';
import { changedMeanwhile } from './refusal.ts';
import { sendInverse } from './sendInverse.ts';

/**
 * `sendInverse` with the words of a dialog for a change that somebody else made meanwhile. Pages do
 * without these words, because they would load them before their first row.
 */
export async function undoChange<Change>(
  write: Pick<ApiMutation<Change, unknown>, 'trigger'>,
  inverse: Change,
): Promise<string | undefined> {
  const reason = await sendInverse(write, inverse);
  return reason === undefined ? undefined : changedMeanwhile(reason);
}
