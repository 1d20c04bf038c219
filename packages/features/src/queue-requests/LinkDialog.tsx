import { useCompanyQueue } from '@console/api/company-queues/client';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useUpdateQueue } from '@console/api/company-queues/writeClient';
import { noticeOf } from '@console/api/core/errors';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useLocation } from 'wouter';
import { changedMeanwhile } from '../form/refusal.ts';
import { undoChange } from '../form/undoChange.ts';
import { withdrawNotice } from '../form/withdrawNotice.ts';

/** The fields of the entity that the dialog needs. */
export interface LinkedEntity {
  id: number;
  company_name: string;
}

interface LinkDialogProps {
  /** The queue as it was when the person chose the entity. */
  queue: CompanyQueue;
  entity: LinkedEntity;
  onClose: () => void;
}

/**
 * Asks for confirmation before a queue is linked to an entity. When the entity has a queue already,
 * it offers to merge the two. Afterwards the page of the entity opens.
 */
export function LinkDialog({ queue, entity, onClose }: LinkDialogProps) {
  const [, navigate] = useLocation();
  const own = useCompanyQueue(entity.id).data;
  const update = useUpdateQueue();
  const { pending, error } = update;
  const isRefused = error?.code === 'entity_has_queue';
  const merges = isRefused || (own !== undefined && own.id !== null);
  const confirm = async () => {
    if (error) withdrawNotice(error);
    const values = { entity: `/entities/${entity.id}`, ...(merges && { merge: true as const }) };
    const saved = await update.trigger({
      queue,
      values,
      // After a 412 the change is sent again, unless somebody else has linked the queue.
      rebase: (newer) => (newer.entity_id === null ? values : undefined),
    });
    if (saved === undefined) return;
    // A merge has no undo, because it removes the other queue.
    const undo = () => undoChange(update, { queue: saved, values: { entity: null } });
    showSuccess('Entity has been added to Company Queue.', undefined, merges ? undefined : undo);
    onClose();
    navigate(`/entities/${entity.id}`);
  };
  const notice = error && noticeOf(error);
  const failure =
    isRefused || pending
      ? undefined
      : error?.kind === 'stale'
        ? changedMeanwhile(error.detail)
        : notice && (notice.detail ?? notice.title);
  return (
    <ConfirmDialog
      title={merges ? 'Merge Company Queues' : 'Link to Entity'}
      confirmLabel={merges ? 'Merge' : 'Link'}
      pending={pending}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {merges ? (
        <p>
          <bdi>{entity.company_name}</bdi> already has a company queue. Its queue takes over the
          requests, their history and the listeners of <bdi>{queue.name ?? 'this queue'}</bdi>,
          which is then removed. Two open requests become one.
        </p>
      ) : (
        <p>
          The requests of <bdi>{queue.name ?? 'this queue'}</bdi> will belong to{' '}
          <bdi>{entity.company_name}</bdi>.
        </p>
      )}
    </ConfirmDialog>
  );
}
