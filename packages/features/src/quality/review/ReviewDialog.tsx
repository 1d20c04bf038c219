import { Button } from '@console/ui/Button';
import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import type { ReactNode } from 'react';
import { DialogForm } from '../../form/DialogForm.tsx';
import type { DialogFormState } from '../../form/useDialogForm.ts';
import { useShortcut } from '../../keys/useShortcut.ts';
import styles from './ReviewDialog.module.css';

interface Conflict {
  /** What happened, as a sentence. */
  words: string;
  /** The row is being read again. */
  pending: boolean;
  keepTyped: () => void;
  startOver: () => void;
}

/** The actions of a review, in the order of the form. Number keys choose them. */
interface Actions {
  all: readonly string[];
  choose: (action: string) => void;
}

interface ReviewDialogProps {
  title: string;
  /** From `useReview`. */
  form: DialogFormState & { conflict: Conflict | undefined; actions?: Actions };
  children: ReactNode;
}

function useActionKeys({ all, choose }: Actions) {
  const at = (index: number) => {
    const action = all[index];
    return action === undefined ? undefined : () => choose(action);
  };
  useShortcut('dialog.choose1', at(0), isFormOnTop);
  useShortcut('dialog.choose2', at(1), isFormOnTop);
  useShortcut('dialog.choose3', at(2), isFormOnTop);
  useShortcut('dialog.choose4', at(3), isFormOnTop);
  useShortcut('dialog.choose5', at(4), isFormOnTop);
}

const NO_ACTIONS: Actions = { all: [], choose: () => undefined };

/** The dialog around the fields of one decision about a row. */
export function ReviewDialog({ title, form, children }: ReviewDialogProps) {
  const { conflict, actions = NO_ACTIONS } = form;
  useActionKeys(actions);
  return (
    <DialogForm
      title={title}
      size="md"
      form={form}
      question={
        conflict && (
          <div className={styles.conflict}>
            <p>
              {conflict.words} What you entered is still here: keep it and look at the row as it is
              now, start over with an empty form, or close.
            </p>
            <div className={styles.ways}>
              <Button size="sm" pending={conflict.pending} onClick={conflict.keepTyped}>
                Keep my text
              </Button>
              <Button size="sm" pending={conflict.pending} onClick={conflict.startOver}>
                Start over
              </Button>
              <Button size="sm" onClick={form.onClose}>
                Close
              </Button>
            </div>
          </div>
        )
      }
    >
      {children}
    </DialogForm>
  );
}
