import type { Draft } from '@console/api/core/drafts/drafts';
import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { focusFirstInvalid } from '@console/ui/Dialog/modal.ts';
import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import { FormDialog } from '@console/ui/FormDialog';
import { Fragment, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useShortcut } from '../keys/useShortcut.ts';
import { Differences, type Difference } from './Differences.tsx';
import { DraftBar, draftLabel } from './DraftBar.tsx';
import type { DialogFormState } from './useDialogForm.ts';

interface DialogFormProps {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** The result of `useDialogForm`. */
  form: DialogFormState;
  /** A question that blocks saving until it is answered. It replaces the message of a refusal. */
  question?: ReactNode;
  /** How a draft differs from the saved version. Without this function, drafts cannot be compared. */
  compare?(draft: FieldValues): readonly Difference[];
  /** The fields. */
  children: ReactNode;
}

/** Why the form cannot be submitted now. Undefined when it can. */
export const reasonNotSubmittable = (
  form: Pick<DialogFormState, 'reasonNotSavable'>,
  question: ReactNode,
) => (question ? 'Choose first how to go on.' : form.reasonNotSavable);

/** The dialog around one form. Ctrl or ⌘ with Enter saves from anywhere in the dialog. */
export function DialogForm({ title, size, form, question, compare, children }: DialogFormProps) {
  const [compared, setCompared] = useState<Draft<FieldValues>>();
  const { drafts, refusal, pending } = form;
  const held = reasonNotSubmittable(form, question);
  useShortcut(
    'dialog.submit',
    () => {
      if (pending || refusal?.final) return;
      if (held === undefined) void form.submit();
      else void form.showProblems().then(() => focusFirstInvalid());
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
      <DraftBar
        drafts={drafts.offered}
        onRestore={drafts.restore}
        onDiscard={drafts.discard}
        onCompare={compare && setCompared}
      />
      {compared && compare ? (
        <Dialog
          title={draftLabel(compared, drafts.offered)}
          onClose={() => setCompared(undefined)}
          footer={<Button onClick={() => setCompared(undefined)}>Close</Button>}
        >
          <Differences
            caption="Where the draft differs"
            versions={['Saved', 'Draft']}
            differences={compare(compared.values)}
          />
        </Dialog>
      ) : null}
      <Fragment key={form.revision}>{children}</Fragment>
    </FormDialog>
  );
}
