import type { EntityVersion } from '@console/api/entities/client';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';

const loadDialog = () => import('./EntityDialog.tsx');
const EntityDialog = lazy(() => loadDialog().then((module) => module.EntityDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface EditEntityButtonProps {
  version: EntityVersion;
  /** The control whose roles apply on this screen. */
  action: Control;
}

/**
 * The button that opens the dialog of a dashboard for an entity. The chunk of the dialog is fetched
 * when the pointer or the focus reaches the button.
 */
export function EditEntityButton({ version, action }: EditEntityButtonProps) {
  const [editing, setEditing] = useState<EntityVersion>();
  const mayNot = useReasonNotAllowed(action);
  // The quick variant has no check boxes for a missing address. When one of them is ticked, that
  // variant would offer no way to enter an address, so the full variant opens.
  const absent = editing?.entity.no_website || editing?.entity.no_career_page;
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          size="sm"
          disabledReason={mayNot ?? reasonCannotEdit(version.entity)}
          onClick={() => setEditing(version)}
        >
          Edit
        </Button>
      </span>
      {editing && (
        <Suspense>
          <EntityDialog
            variant={absent ? 'full' : 'quick'}
            version={editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
