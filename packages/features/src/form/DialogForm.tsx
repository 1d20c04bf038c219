import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { focusFirstInvalid } from '@console/ui/Dialog/modal.ts';
import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import { FormDialog } from '@console/ui/FormDialog';
import { Fragment, type ReactNode } from 'react';
import { useShortcut } from '../keys/useShortcut.ts';
import type { DialogFormState } from './useDialogForm.ts';

interface DialogFormProps {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** From `useDialogForm`. */
  form: DialogFormState;
  /** Has to be answered before anything can be saved; stands in place of the refusal. */
  question?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The dialog around one form. With Ctrl or ⌘, Enter saves from anywhere in it. */
export function DialogForm({ title, size, form, question, children }: DialogFormProps) {
  const { draft, refusal, pending } = form;
  const held = question ? 'Choose first how to go on.' : form.reasonNotSavable;
  useShortcut(
    'dialog.submit',
    () => {
      if (pending || refusal?.final) return;
      if (held === undefined) void form.submit();
      else void form.showProblems().then(focusFirstInvalid);
    },
    isFormOnTop,
  );
  return (
    <FormDialog
      title={title}
      size={size}
      submit={
        refusal?.final ? undefined : { label: form.submitLabel, pending, disabledReason: held }
      }
      error={question ?? refusal?.words}
      dirty={form.dirty}
      onSubmit={() => void form.submit()}
      onClose={form.onClose}
    >
      {draft && (
        <Banner
          tone="info"
          action={
            <>
              <Button size="sm" onClick={draft.restore}>
                Restore
              </Button>
              <Button size="sm" onClick={draft.discard}>
                Discard
              </Button>
            </>
          }
        >
          What you typed before the page was loaded again has been kept.
        </Banner>
      )}
      <Fragment key={form.revision}>{children}</Fragment>
    </FormDialog>
  );
}
