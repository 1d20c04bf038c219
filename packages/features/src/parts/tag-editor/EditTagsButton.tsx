import type { EntityVersion } from '@console/api/entities/client';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';

const loadDialog = () => import('./TagEditorDialog.tsx');
const TagEditorDialog = lazy(() => loadDialog().then((module) => module.TagEditorDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface EditTagsButtonProps {
  version: EntityVersion;
  /** The control whose roles apply on this screen. */
  action: Control;
}

/**
 * A button that opens the tag editor. The chunk of the editor is fetched when the pointer or the
 * focus reaches the button.
 */
export function EditTagsButton({ version, action }: EditTagsButtonProps) {
  const [editing, setEditing] = useState<EntityVersion>();
  const mayNot = useReasonNotAllowed(action);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          size="sm"
          disabledReason={mayNot ?? reasonCannotEdit(version.entity)}
          onClick={() => setEditing(version)}
        >
          Edit Tags
        </Button>
      </span>
      {editing && (
        <Suspense>
          <TagEditorDialog version={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
