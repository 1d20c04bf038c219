import { noticeOf, type ApiError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import { closeError } from '@console/ui/Notices/notices.store.ts';
import { changedMeanwhile } from './refusal.ts';

/** Takes the notice of a failure off the screen. */
export const withdrawNotice = (error: ApiError) => {
  const notice = noticeOf(error);
  if (notice) closeError(notice);
};

/** Why the inverse was refused, in the words of a dialog's banner. */
function reasonOf(failure: ApiError): string {
  if (failure.kind === 'stale') return changedMeanwhile(failure.detail);
  return failure.detail || (noticeOf(failure)?.title ?? failure.title);
}

/** Resolves with the reason when the inverse of a change was refused. */
export async function sendInverse<Change>(
  { trigger }: Pick<ApiMutation<Change, unknown>, 'trigger'>,
  inverse: Change,
): Promise<string | undefined> {
  let failure: ApiError | undefined;
  const isDone = await trigger(inverse, (error) => {
    failure = error;
  });
  if (isDone !== undefined || !failure) return undefined;
  withdrawNotice(failure);
  return reasonOf(failure);
}
