import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { lazy } from '@console/ui/lazy';
import Plus from 'lucide-react/icons/plus';
import { DialogButton } from '../../form/DialogButton.tsx';
import type { EntityDialogVariant } from './useEntityForm.ts';

const EntityDialog = lazy(() => import('./EntityDialog.tsx').then((module) => module.EntityDialog));

interface AddEntityButtonProps {
  /** The control whose roles apply on this screen. */
  action: Control;
  variant: EntityDialogVariant;
}

/** The button "Add Entity" and its dialog. */
export const AddEntityButton = ({ action, variant }: AddEntityButtonProps) => (
  <DialogButton
    label="Add Entity"
    tone="primary"
    icon={<Plus size={16} />}
    disabledReason={useReasonNotAllowed(action)}
    preload={EntityDialog.preload}
  >
    {(close) => <EntityDialog variant={variant} onClose={close} />}
  </DialogButton>
);
