import { priorityBlockReason, takeBlockReason } from '@console/api/company-queues/rules';
import type { CompanyQueue, QueueRequestRow } from '@console/api/company-queues/schema';
import {
  useUpdateQueueRequest,
  type QueueRequestChange,
} from '@console/api/company-queues/writeClient';
import { useMe } from '@console/api/me/client';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { DialogButton } from '../../form/DialogButton.tsx';
import { sendInverse } from '../../form/sendInverse.ts';
import { ChangeStatusButton } from './QueueButtons.tsx';
import type { QueuePlace } from './useQueueReasons.ts';
import styles from './queue.module.css';

const ChangePriorityDialog = lazy(() =>
  import('./ChangePriorityDialog.tsx').then((module) => module.ChangePriorityDialog),
);

interface RequestProps {
  request: QueueRequestRow;
  place: QueuePlace;
}

/**
 * Why the priority or the owner of a request cannot be changed. The role comes first, then the
 * state of the request.
 */
function useRequestReasons({ request, place }: RequestProps) {
  const mayNot = useReasonNotAllowed(`${place}.changeQueueStatus`);
  const status = request.latest_status ?? '';
  const isArchived = request.company_queue.entity?.archived ?? false;
  return {
    priority: mayNot ?? priorityBlockReason(status, isArchived)?.message,
    take: mayNot ?? takeBlockReason(status, isArchived)?.message,
    release: mayNot,
  };
}

function ChangePriorityButton(props: RequestProps) {
  return (
    <DialogButton
      label="Change Priority"
      disabledReason={useRequestReasons(props).priority}
      preload={ChangePriorityDialog.preload}
    >
      {(close) => <ChangePriorityDialog request={props.request} onClose={close} />}
    </DialogButton>
  );
}

/**
 * The button "Take" for a person who does not work on the request, and "Release" while somebody
 * works on it.
 */
function OwnerButtons(props: RequestProps) {
  const { request } = props;
  const { data: me } = useMe();
  const take = useUpdateQueueRequest();
  const release = useUpdateQueueRequest();
  const reasons = useRequestReasons(props);
  const owner = request.assigned_to;
  const assign = async (write: typeof take, to: number | null, done: string) => {
    const change = (of: QueueRequestChange['request'], id: number | null): QueueRequestChange => ({
      request: of,
      values: { assigned_to: id === null ? null : `/users/${id}` },
    });
    const saved = await write.trigger(change(request, to));
    if (!saved) return;
    const undo = () => sendInverse(write, change(saved, owner?.id ?? null));
    const isFinal = owner && (owner.archived || reasons.take !== undefined);
    showSuccess(
      done,
      undefined,
      isFinal ? undefined : undo,
      owner ? 'It counts as taken now.' : undefined,
    );
  };
  return (
    <>
      {me && owner?.id !== me.id && (
        <Button
          pending={take.pending}
          disabledReason={reasons.take}
          onClick={() => void assign(take, me.id, 'Request has been taken.')}
        >
          Take
        </Button>
      )}
      {owner && (
        <Button
          pending={release.pending}
          disabledReason={reasons.release}
          onClick={() => void assign(release, null, 'Request has been released.')}
        >
          Release
        </Button>
      )}
    </>
  );
}

interface RequestActionsProps extends RequestProps {
  /** The queue of the request, from the cache. */
  queue: CompanyQueue;
}

/** The buttons for one request of a queue. */
export function RequestActions({ queue, request, place }: RequestActionsProps) {
  return (
    <div className={styles.buttons}>
      <ChangeStatusButton queue={queue} place={place} requestId={request.id} />
      <ChangePriorityButton request={request} place={place} />
      <OwnerButtons request={request} place={place} />
    </div>
  );
}
