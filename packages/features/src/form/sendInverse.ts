import { noticeOf, type ApiError } from '@console/api/core/errors';
import type { ApiMutation } from '@console/api/core/useApiMutation';
import { closeError } from '@console/ui/Notices/notices.store.ts';

/** Takes the notice of a failure off the screen. */
export const withdrawNotice = (error: ApiError) => {
  const notice = noticeOf(error);
  if (notice) closeError(notice);
};

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
  return failure.detail || failure.message;
}
