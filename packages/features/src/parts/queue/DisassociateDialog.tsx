import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useUpdateQueue } from '@console/api/company-queues/writeClient';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import { undoChange } from '../../form/undoChange.ts';
import { RequestName } from './RequestName.tsx';

interface DisassociateDialogProps {
  queue: CompanyQueue;
  onClose: () => void;
}

/** Asks before the entity is removed from its queue. The requests stay in the queue. */
export function DisassociateDialog({ queue: shown, onClose }: DisassociateDialogProps) {
  // Keeps the queue from the time when the dialog opened, because the page no longer has it after
  // the entity was removed.
  const [queue] = useState(shown);
  const update = useUpdateQueue();
  const { pending, error } = update;
  const confirm = async () => {
    const saved = await update.trigger({
      queue,
      values: { entity: null },
      // After a 412 the change is sent again, unless another person has changed the entity.
      rebase: (newer) => (newer.entity_id === queue.entity_id ? { entity: null } : undefined),
    });
    if (saved === undefined) return;
    const given = { entity: `/entities/${queue.entity_id}` };
    showSuccess(
      'Entity has been removed from Company Queue.',
      undefined,
      queue.entity_id === null
        ? undefined
        : () => undoChange(update, { queue: saved, values: given }),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title="Disassociate Entity"
      confirmLabel="Disassociate"
      tone="danger"
      pending={pending}
      error={error?.detail}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <RequestName queue={queue} />
      <p>Are you sure you want to disassociate the Entity?</p>
    </ConfirmDialog>
  );
}
