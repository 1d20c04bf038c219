import { noticeOf } from '@console/api/core/errors';
import type { Tag } from '@console/api/tags/schema';
import { useDeleteTag } from '@console/api/tags/writeClient';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';

interface DeleteTagDialogProps {
  tag: Tag;
  onClose: () => void;
}

export function DeleteTagDialog({ tag, onClose }: DeleteTagDialogProps) {
  const { trigger, pending, error } = useDeleteTag();
  const isGone = error?.kind === 'notFound';
  const notice = error && !isGone ? noticeOf(error) : undefined;

  const remove = async () => {
    if (isGone) {
      onClose();
      return;
    }
    if (!(await trigger(tag.id))) return;
    showSuccess('Tag has been deleted.');
    onClose();
  };

  return (
    <ConfirmDialog
      title="Delete Tag"
      confirmLabel={isGone ? 'Close' : 'Delete'}
      tone={isGone ? 'primary' : 'danger'}
      pending={pending}
      error={
        isGone
          ? 'Somebody has deleted this tag already.'
          : notice && `${notice.title}. ${notice.detail ?? ''}`
      }
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>Are you sure you want to delete the tag?</p>
      <p dir="auto">
        <strong>{tag.title}</strong>
      </p>
      <p>It is taken off every entity that has it.</p>
    </ConfirmDialog>
  );
}
