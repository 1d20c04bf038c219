import { noticeOf } from '@console/api/core/errors';
import { tagTitleProblem } from '@console/api/tags/rules';
import type { Tag } from '@console/api/tags/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { SelectField } from '@console/ui/form/SelectField';
import { TextField } from '@console/ui/form/TextField';
import { FormDialog } from '@console/ui/FormDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { FormField } from '../form/FormField.tsx';
import { CATEGORY_LABELS } from './categoryLabels.ts';
import { useTagForm } from './useTagForm.ts';

interface TagDialogProps {
  /** The tag to edit; without it a new one is added. */
  tag?: Tag;
  onClose: () => void;
}

const GONE =
  'Somebody has deleted this tag meanwhile. What you entered is still here: saving adds it as a new tag.';

/** Adds or edits a tag. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const {
    form: { control },
    values,
    unsaved,
    refused,
    error,
    isGone,
    pending,
    save,
  } = useTagForm(tag);
  const problem = tagTitleProblem(values.title);
  const notice = error && error.kind !== 'notFound' ? noticeOf(error) : undefined;

  const submit = async () => {
    if (!(await save())) return;
    showSuccess('Tag has been saved.');
    onClose();
  };

  return (
    <FormDialog
      title={tag ? 'Edit Tag' : 'Add Tag'}
      submit={{
        label: isGone ? 'Save as new tag' : 'Save',
        pending,
        disabledReason: problem && `Title: ${problem.message}`,
      }}
      error={notice ? `${notice.title}. ${notice.detail ?? ''}` : isGone ? GONE : undefined}
      dirty={unsaved.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {unsaved.draft && (
        <Banner
          tone="info"
          action={
            <>
              <Button size="sm" onClick={unsaved.restoreDraft}>
                Restore
              </Button>
              <Button size="sm" onClick={unsaved.forgetDraft}>
                Discard
              </Button>
            </>
          }
        >
          What you typed before the page was loaded again has been kept.
        </Banner>
      )}
      <FormField control={control} name="title" refused={refused}>
        {(field) => <TextField {...field} label="Title" required />}
      </FormField>
      <FormField control={control} name="category" refused={refused}>
        {(field) => (
          <SelectField {...field} label="Category" options={CATEGORY_LABELS} emptyLabel="None" />
        )}
      </FormField>
    </FormDialog>
  );
}
