import { noticeOf, type ApiError } from '@console/api/core/errors';
import { closeError } from '@console/ui/Notices/notices.store.ts';

/** Takes the notice of a failure off the screen. */
export const withdrawNotice = (error: ApiError) => {
  const notice = noticeOf(error);
  if (notice) closeError(notice);
};
