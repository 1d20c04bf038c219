import {
  reasonNoQueueEdit,
  reasonNoStatusChange,
  reasonNotDisassociable,
} from '@console/api/company-queues/rules';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';

/** The screen that shows a control. The roles for one control differ between the two screens. */
export type QueuePlace = 'entityPage' | 'queueRequests';

/**
 * The disabled reasons of the controls of a queue. The role comes first, then the state of the
 * queue. `requestId` names the request whose status is changed; by default it is the latest one.
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
