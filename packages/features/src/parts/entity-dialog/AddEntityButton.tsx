import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { EntityDialogVariant } from './useEntityForm.ts';

const loadDialog = () => import('./EntityDialog.tsx');
const EntityDialog = lazy(() => loadDialog().then((module) => module.EntityDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface AddEntityButtonProps {
  /** The control whose roles apply on this screen. */
  action: Control;
  variant: EntityDialogVariant;
}

/**
 * The button "Add Entity" and its dialog. The chunk of the dialog is fetched when the pointer or
 * the focus reaches the button.
 */
export function AddEntityButton({ action, variant }: AddEntityButtonProps) {
  const [open, setOpen] = useState(false);
  const disabledReason = useReasonNotAllowed(action);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          tone="primary"
          icon={<Plus size={16} />}
          disabledReason={disabledReason}
          onClick={() => setOpen(true)}
        >
          Add Entity
        </Button>
      </span>
      {open && (
        <Suspense>
          <EntityDialog variant={variant} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
