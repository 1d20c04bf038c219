import { reasonNotRequestable } from '@console/api/company-queues/rules';
import type { CompanyQueue } from '@console/api/company-queues/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { KnownEntity } from './queueRequest.form.ts';
import { useQueueReasons, type QueuePlace } from './useQueueReasons.ts';

const loadStatus = () => import('./ChangeStatusDialog.tsx');
const loadAdd = () => import('./AddQueueRequestDialog.tsx');
const loadListeners = () => import('./ListenersDialog.tsx');
const loadDisassociate = () => import('./DisassociateDialog.tsx');
const ChangeStatusDialog = lazy(() =>
  loadStatus().then((module) => ({ default: module.ChangeStatusDialog })),
);
const AddQueueRequestDialog = lazy(() =>
  loadAdd().then((module) => ({ default: module.AddQueueRequestDialog })),
);
const ListenersDialog = lazy(() =>
  loadListeners().then((module) => ({ default: module.ListenersDialog })),
);
const DisassociateDialog = lazy(() =>
  loadDisassociate().then((module) => ({ default: module.DisassociateDialog })),
);

interface DialogButtonProps {
  label: string;
  size?: 'sm' | 'md';
  disabledReason: string | undefined;
  /** Loads the dialog; also on hover and focus, before it is needed. */
  load: () => Promise<unknown>;
  children: (close: () => void) => ReactNode;
}

/** A button whose dialog is loaded when the pointer or the focus reaches it. */
function DialogButton({ label, size, disabledReason, load, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button size={size} disabledReason={disabledReason} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </span>
      <Suspense>{open && children(() => setOpen(false))}</Suspense>
    </>
  );
}

interface QueueButtonProps {
  queue: CompanyQueue;
  place?: QueuePlace;
}

/** "Change Status" of the latest request, or of `requestId`, which has to be the latest one. */
export function ChangeStatusButton({
  queue,
  place,
  requestId,
}: QueueButtonProps & { requestId?: number }) {
  return (
    <DialogButton
      label="Change Status"
      disabledReason={useQueueReasons(queue, place, requestId).changeStatus}
      load={loadStatus}
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
  function QueueButton({ queue, place }: QueueButtonProps) {
    return (
      <DialogButton
        label={label}
        size="sm"
        disabledReason={useQueueReasons(queue, place)[reason]}
        load={load}
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

interface AddToQueueButtonProps {
  /** The entity of the page. Without it the person chooses one. */
  entity?: KnownEntity & { archived: boolean };
  place?: QueuePlace | 'scraperDashboard';
}

/** "Add to Request Queue". */
export function AddToQueueButton({ entity, place = 'entityPage' }: AddToQueueButtonProps) {
  const notAllowed = useReasonNotAllowed(`${place}.addToQueue`);
  return (
    <DialogButton
      label="Add to Request Queue"
      disabledReason={notAllowed ?? (entity && reasonNotRequestable(entity))}
      load={loadAdd}
    >
      {(close) => <AddQueueRequestDialog entity={entity} onClose={close} />}
    </DialogButton>
  );
}
