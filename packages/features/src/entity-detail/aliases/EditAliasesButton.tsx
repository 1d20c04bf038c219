import type { EntityVersion } from '@console/api/entities/client';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Button } from '@console/ui/Button';
import { lazy } from '@console/ui/lazy';
import { Suspense, useState } from 'react';

const loadDialog = () => import('./AliasEditorDialog.tsx');
const AliasEditorDialog = lazy(() => loadDialog().then((module) => module.AliasEditorDialog));
const preload = () => void loadDialog().catch(() => undefined);

interface EditAliasesButtonProps {
  version: EntityVersion;
}

/** Opens the alias editor. Its chunk is fetched when the pointer or the focus reaches the button. */
export function EditAliasesButton({ version }: EditAliasesButtonProps) {
  const [editing, setEditing] = useState<EntityVersion>();
  const mayNot = useReasonNotAllowed('entityPage.editAliases');
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button
          size="sm"
          disabledReason={mayNot ?? reasonCannotEdit(version.entity)}
          onClick={() => setEditing(version)}
        >
          Edit Aliases
        </Button>
      </span>
      {editing && (
        <Suspense>
          <AliasEditorDialog version={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
