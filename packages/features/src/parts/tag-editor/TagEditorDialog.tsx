import { noticeOf } from '@console/api/core/errors';
import type { EntityVersion } from '@console/api/entities/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { MultiSelectField } from '@console/ui/form/MultiSelectField';
import { FormDialog } from '@console/ui/FormDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useShortcut } from '../../keys/useShortcut.ts';
import { TagConflict } from './TagConflict.tsx';
import { useTagEditor } from './useTagEditor.ts';

interface TagEditorDialogProps {
  /** The entity as it was loaded. */
  version: EntityVersion;
  onClose: () => void;
}

const REASONS = {
  required:
    'This entity lacks a website or a career page: one tag that begins with NS: has to say why it is not scraped.',
  invalid_choice:
    'Only one tag may begin with NS:, an entity has one reason for not being scraped.',
} as const;

/**
 * Which tags an employer has. A tag is taken away by its chip, and stands disabled in the list
 * while it is chosen (document B, section 5).
 */
export function TagEditorDialog({ version, onClose }: TagEditorDialogProps) {
  const editor = useTagEditor(version);
  const { chosen, choose, options, tags, isDirty, problem, refused, error, stale, pending, save } =
    editor;
  const notice = error && !stale && !refused ? noticeOf(error) : undefined;
  const reason = problem && REASONS[problem.code];
  const conflict = stale
    ? 'Somebody has changed this entity meanwhile. Choose how to go on.'
    : undefined;
  const disabledReason = isDirty ? (reason ?? conflict) : 'Nothing has changed.';

  const submit = async () => {
    if (!(await save())) return;
    showSuccess('Entity Tags have been saved.');
    onClose();
  };
  useShortcut(
    'dialog.submit',
    pending || disabledReason !== undefined ? undefined : () => void submit(),
  );

  return (
    <FormDialog
      title="Edit Entity Tags"
      submit={{ label: 'Save', pending, disabledReason }}
      error={notice && `${notice.title}. ${notice.detail ?? ''}`}
      dirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {stale && <TagConflict editor={editor} detail={error?.detail ?? ''} />}
      {!tags.data && tags.error && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void tags.mutate()}>
              Retry
            </Button>
          }
        >
          The list of tags could not be loaded.
        </Banner>
      )}
      <MultiSelectField
        label="Entity Tags"
        name="entity_tags"
        value={chosen}
        onChange={choose}
        options={options}
        error={reason ?? refused}
        help={
          tags.data ? undefined : tags.isLoading ? 'The list of tags is being loaded.' : undefined
        }
      />
    </FormDialog>
  );
}
