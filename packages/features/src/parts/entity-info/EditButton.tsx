import type { EntityVersion } from '@console/api/entities/client';
import { reasonCannotEdit } from '@console/api/entities/rules';
import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Control } from '@console/api/roles/controls';
import { useState, type ReactNode } from 'react';
import { DialogButton } from '../../form/DialogButton.tsx';

export interface EditButtonProps {
  version: EntityVersion;
  /** The control whose roles apply on this screen. */
  action: Control;
}

/** A button whose dialog edits the version of an entity that was shown when it was pressed. */
export function EditButton({
  label,
  version,
  action,
  preload,
  children,
}: EditButtonProps & {
  label: string;
  preload: () => void;
  children: (version: EntityVersion, close: () => void) => ReactNode;
}) {
  const [edited, setEdited] = useState(version);
  const mayNot = useReasonNotAllowed(action);
  return (
    <DialogButton
      label={label}
      size="sm"
      disabledReason={mayNot ?? reasonCannotEdit(version.entity)}
      preload={preload}
      onOpenChange={(open) => open && setEdited(version)}
    >
      {(close) => children(edited, close)}
    </DialogButton>
  );
}
