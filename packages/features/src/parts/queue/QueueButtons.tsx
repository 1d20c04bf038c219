import type { CompanyQueue } from '@console/api/company-queues/schema';
import { lazy, type Lazy } from '@console/ui/lazy';
import type { FunctionComponent } from 'react';
import { DialogButton, type DialogButtonProps } from '../../form/DialogButton.tsx';
import { useQueueReasons, type QueuePlace } from './useQueueReasons.ts';

const ChangeStatusDialog = lazy(() =>
  import('./ChangeStatusDialog.tsx').then((module) => module.ChangeStatusDialog),
);
const ListenersDialog = lazy(() =>
  import('./ListenersDialog.tsx').then((module) => module.ListenersDialog),
);
const DisassociateDialog = lazy(() =>
  import('./DisassociateDialog.tsx').then((module) => module.DisassociateDialog),
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
      preload={ChangeStatusDialog.preload}
      {...button}
    >
      {(close) => <ChangeStatusDialog queue={queue} onClose={close} />}
    </DialogButton>
  );
}

const queueButton = (
  label: string,
  reason: 'edit' | 'disassociate',
  Dialog: Lazy<FunctionComponent<{ queue: CompanyQueue; onClose: () => void }>>,
) =>
  function QueueButton({ queue, place, ...button }: QueueButtonProps) {
    return (
      <DialogButton
        label={label}
        size="sm"
        disabledReason={useQueueReasons(queue, place)[reason]}
        preload={Dialog.preload}
        {...button}
      >
        {(close) => <Dialog queue={queue} onClose={close} />}
      </DialogButton>
    );
  };
export const EditListenersButton = queueButton('Edit Listeners', 'edit', ListenersDialog);
export const DisassociateButton = queueButton('Disassociate', 'disassociate', DisassociateDialog);
