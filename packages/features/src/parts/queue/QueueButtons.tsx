import type { CompanyQueue } from '@console/api/company-queues/schema';
import { lazy } from '@console/ui/lazy';
import type { ComponentType } from 'react';
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx';
import { useQueueReasons, type QueuePlace } from './useQueueReasons.ts';

const loadStatus = () => import('./ChangeStatusDialog.tsx');
const loadListeners = () => import('./ListenersDialog.tsx');
const loadDisassociate = () => import('./DisassociateDialog.tsx');
const ChangeStatusDialog = lazy(() => loadStatus().then((module) => module.ChangeStatusDialog));
const ListenersDialog = lazy(() => loadListeners().then((module) => module.ListenersDialog));
const DisassociateDialog = lazy(() =>
  loadDisassociate().then((module) => module.DisassociateDialog),
);

interface QueueButtonProps extends Pick<DialogButtonProps, 'onOpenChange'> {
  queue: CompanyQueue;
  place?: QueuePlace;
}

/**
 * The button "Change Status". It changes the latest request of the queue. When `requestId` is
 * given, it has to be the id of that request.
 */
export function ChangeStatusButton({
  queue,
  place,
  requestId,
  ...button
}: QueueButtonProps & { requestId?: number } & Pick<DialogButtonProps, 'size'>) {
  return (
    <DialogButton
      label="Change Status"
      disabledReason={useQueueReasons(queue, place, requestId).changeStatus}
      load={loadStatus}
      {...button}
    >
      {(close) => <ChangeStatusDialog queue={queue} onClose={close} />}
    </DialogButton>
  );
}

const queueButton = (
  label: string,
  reason: 'edit' | 'disassociate',
  load: () => Promise<unknown>,
  Dialog: ComponentType<{ queue: CompanyQueue; onClose: () => void }>,
) =>
  function QueueButton({ queue, place, ...button }: QueueButtonProps) {
    return (
      <DialogButton
        label={label}
        size="sm"
        disabledReason={useQueueReasons(queue, place)[reason]}
        load={load}
        {...button}
      >
        {(close) => <Dialog queue={queue} onClose={close} />}
      </DialogButton>
    );
  };
export const EditListenersButton = queueButton(
  'Edit Listeners',
  'edit',
  loadListeners,
  ListenersDialog,
);
export const DisassociateButton = queueButton(
  'Disassociate',
  'disassociate',
  loadDisassociate,
  DisassociateDialog,
);
