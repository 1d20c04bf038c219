import {
  reasonNoQueueEdit,
  reasonNoStatusChange,
  reasonNotDisassociable,
} from '@console/api/company-queues/rules';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';

/** The screen on which a control stands. Roles differ between the two. */
export type QueuePlace = 'entityPage' | 'queueRequests';

/**
 * The disabled reasons of the controls of a queue: the role first, then the state of the queue.
 * `requestId` is the request whose status is meant; without it, the latest one.
 */
export function useQueueReasons(
  queue: CompanyQueue,
  place: QueuePlace = 'entityPage',
  requestId?: number,
) {
  const notStatus = useReasonNotAllowed(`${place}.changeQueueStatus`);
  const notEdit = useReasonNotAllowed(`${place}.editQueue`);
  return {
    changeStatus: notStatus ?? reasonNoStatusChange(queue, requestId),
    edit: notEdit ?? reasonNoQueueEdit(queue),
    disassociate: notEdit ?? reasonNotDisassociable(queue),
  };
}
