import { Button } from '@console/ui/Button';
import { focusNextRequired, isAtChoice } from '@console/ui/Dialog/fieldsIn.ts';
import { isFormOnTop, topDialog } from '@console/ui/Dialog/topDialog.ts';
import { use, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { DialogForm } from '../../form/DialogForm.tsx';
import { CHOICES } from '../../keys/shortcuts.ts';
import { useShortcuts } from '../../keys/useShortcuts.ts';
import { ReviewFrame, type ReviewActions, type ReviewFrameProps } from './reviewFrame.ts';
import styles from './ReviewDialog.module.css';

interface Conflict {
  /** A sentence that says what happened. */
  words: string;
  /** True while the row is being read again. */
  pending: boolean;
  keepTyped: () => void;
  startOver: () => void;
}

interface ReviewDialogProps<Row> extends Omit<ReviewFrameProps, 'title' | 'question'> {
  /** The word in the title before the name of the entity. */
  verb?: 'Review' | 'Assign';
  /** The result of `useReview`. */
  form: ReviewFrameProps['form'] & { base: Row; conflict: Conflict | undefined };
  /**
   * The facts about the row. They are shown only in a dialog, because elsewhere they are already
   * beside the form.
   */
  Facts?: ComponentType<{ row: Row }>;
}

const mayChoose = () => isFormOnTop() && isAtChoice();

/** Binds one digit for each action. The focus goes on to what the action needs. */
function useActionKeys({ all, choose }: ReviewActions) {
  useShortcuts(
    CHOICES.slice(0, all.length).map((digit) => `dialog.choose${digit}` as const),
    (index) => {
      const action = all[index];
      if (action === undefined) return;
      flushSync(() => choose(action));
      focusNextRequired(topDialog());
    },
    mayChoose,
  );
}

const NO_ACTIONS: ReviewActions = { all: [], choose: () => undefined };

function InDialog({ title, form, question, children }: ReviewFrameProps) {
  useActionKeys(form.actions ?? NO_ACTIONS);
  return (
    <DialogForm title={title} size="md" form={form} question={question}>
      {children}
    </DialogForm>
  );
}

interface ConflictQuestionProps {
  conflict: Conflict;
  /** Undefined when there is nothing to close. */
  onClose?: () => void;
}

function ConflictQuestion({ conflict, onClose }: ConflictQuestionProps) {
  return (
    <div className={styles.conflict}>
      <p>
        {conflict.words} What you entered is still here: keep it and look at the row as it is now,{' '}
        {onClose ? '' : 'or '}start over with an empty form{onClose ? ', or close' : ''}.
      </p>
      <div className={styles.ways}>
        <Button size="sm" pending={conflict.pending} onClick={conflict.keepTyped}>
          Keep my text
        </Button>
        <Button size="sm" pending={conflict.pending} onClick={conflict.startOver}>
          Start over
        </Button>
        {onClose && (
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The frame around the fields of one decision about a row. It is a dialog, or a panel beside the
 * list.
 */
export function ReviewDialog<Row extends { entity: { company_name: string } }>({
  verb = 'Review',
  form,
  Facts,
  children,
}: ReviewDialogProps<Row>) {
  const frame = use(ReviewFrame);
  const { base, conflict } = form;
  const title = `${verb} ${base.entity.company_name}`;
  if (frame)
    return (
      <frame.Frame
        title={title}
        form={form}
        question={conflict && <ConflictQuestion conflict={conflict} />}
      >
        {children}
      </frame.Frame>
    );
  return (
    <InDialog
      title={title}
      form={form}
      question={conflict && <ConflictQuestion conflict={conflict} onClose={form.onClose} />}
    >
      {Facts && <Facts row={base} />}
      {children}
    </InDialog>
  );
}
