import { useReasonNotAllowed } from '@console/api/roles/client';
import type { Tag } from '@console/api/tags/schema';
import { passFocusToNextRow } from '@console/ui/DataTable/tableRows.ts';
import { IconButton } from '@console/ui/IconButton';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { use } from 'react';
import { preloadTagDialogs, OpenTagDialog } from './openTagDialog.ts';
import styles from './TagActions.module.css';

interface TagActionsProps {
  tag: Tag;
}

/**
 * The buttons Edit and Delete of a tag. They are disabled with a reason when the role does not
 * allow them.
 */
export function TagActions({ tag }: TagActionsProps) {
  const open = use(OpenTagDialog);
  return (
    <span
      ref={passFocusToNextRow}
      className={styles.actions}
      onPointerEnter={preloadTagDialogs}
      onFocus={preloadTagDialogs}
    >
      <IconButton
        size="sm"
        label={`Edit ${tag.title}`}
        icon={<Pencil size={16} />}
        disabledReason={useReasonNotAllowed('tags.edit')}
        onClick={() => open({ kind: 'edit', tag })}
      />
      <IconButton
        size="sm"
        label={`Delete ${tag.title}`}
        icon={<Trash2 size={16} />}
        disabledReason={useReasonNotAllowed('tags.delete')}
        onClick={() => open({ kind: 'delete', tag })}
      />
    </span>
  );
}
