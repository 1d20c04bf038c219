import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useUpdateQueue } from '@console/api/company-queues/writeClient';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import { sendInverse } from '../../form/sendInverse.ts';

interface DisassociateDialogProps {
  queue: CompanyQueue;
  onClose: () => void;
}

/** Asks before the entity is taken away from its queue. The requests stay in the queue. */
export function DisassociateDialog({ queue: shown, onClose }: DisassociateDialogProps) {
  // The page loses the queue when the entity is gone; the question is about the one that was asked.
  const [queue] = useState(shown);
  const update = useUpdateQueue();
  const { pending, error } = update;
  const confirm = async () => {
    const saved = await update.trigger({
      queue,
      values: { entity: null },
      // Other changes of the queue do not touch its entity.
      rebase: (newer) => (newer.entity_id === queue.entity_id ? { entity: null } : undefined),
    });
    if (saved === undefined) return;
    const given = { entity: `/entities/${queue.entity_id}` };
    showSuccess(
      'Entity has been removed from Company Queue.',
      undefined,
      queue.entity_id === null
        ? undefined
        : () => sendInverse(update, { queue: saved, values: given }),
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
      Are you sure you want to disassociate the Entity?
    </ConfirmDialog>
  );
}
