import { reasonNotRequestable } from '@console/api/company-queues/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { lazy } from '@console/ui/lazy';
import { DialogButton, type DialogButtonProps } from '../../form/DialogButton.tsx';
import type { KnownEntity } from './queueRequest.form.ts';
import type { QueuePlace } from './useQueueReasons.ts';

const AddQueueRequestDialog = lazy(() =>
  import('./AddQueueRequestDialog.tsx').then((module) => module.AddQueueRequestDialog),
);

interface AddToQueueButtonProps extends Pick<DialogButtonProps, 'onOpenChange'> {
  /** The entity of the page. Without it, the person chooses an entity. */
  entity?: KnownEntity & { archived: boolean };
  place?: QueuePlace | 'scraperDashboard';
}

/** The button "Add to Request Queue" and its dialog. */
export function AddToQueueButton({
  entity,
  place = 'entityPage',
  onOpenChange,
}: AddToQueueButtonProps) {
  const notAllowed = useReasonNotAllowed(`${place}.addToQueue`);
  return (
    <DialogButton
      label="Add to Request Queue"
      disabledReason={notAllowed ?? (entity && reasonNotRequestable(entity))}
      preload={AddQueueRequestDialog.preload}
      onOpenChange={onOpenChange}
    >
      {(close) => <AddQueueRequestDialog entity={entity} onClose={close} />}
    </DialogButton>
  );
}
