import type { ApiError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import { changedMeanwhile } from './refusal.ts';

/** Sends the inverse of a change. Resolves with the reason when it was refused. */
export async function undoChange<Change>(
  { trigger }: Pick<ApiMutation<Change, unknown>, 'trigger'>,
  inverse: Change,
): Promise<string | undefined> {
  let failure: ApiError | undefined;
  const isDone = await trigger(inverse, (error) => {
    failure = error;
    return true;
  });
  if (isDone !== undefined || !failure) return undefined;
  return changedMeanwhile(failure.detail || failure.message);
}
