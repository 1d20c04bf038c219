import { noticeOf, type ApiError } from '@console/api/core/errors';
import { closeError } from '@console/ui/Notices/notices.store.ts';

/** Removes the notice of a failure from the screen. */
export const withdrawNotice = (error: ApiError) => {
  const notice = noticeOf(error);
  if (notice) closeError(notice);
};
