import type { BulkProgress } from '@console/api/reviews/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import type { ReactNode } from 'react';
import { DialogForm } from '../../form/DialogForm.tsx';
import { focusIfLost } from '../../form/focusIfLost.ts';
import type { DialogFormState } from '../../form/useDialogForm.ts';
import styles from './BulkDialog.module.css';

interface BulkDialogProps {
  title: string;
  /** The result of `useBulkForm`. */
  form: DialogFormState & {
    progress: BulkProgress | undefined;
    stop: () => void;
    result: { words: string; isWhole: boolean } | undefined;
    question:
      | { title: string; lines: readonly string[]; answer: (yes: boolean) => void }
      | undefined;
    leaving: { leave: () => void; stay: () => void } | undefined;
  };
  /** The fields and the table of rows. */
  children: ReactNode;
}

/** The dialog around one decision about many rows. It also shows the progress and the result. */
export function BulkDialog({ title, form, children }: BulkDialogProps) {
  const { progress, result, question, leaving } = form;
  return (
    <DialogForm title={title} size="lg" form={form}>
      {progress && (
        <div className={styles.progress}>
          <progress aria-label="Rows" value={progress.settled} max={progress.total} />
          <span>
            {progress.settled} of {progress.total}
          </span>
          <Button size="sm" pending={progress.stopping} onClick={form.stop}>
            Stop
          </Button>
        </div>
      )}
      <output className={styles.result}>
        {/* The result takes the focus when the focused button Stop is removed. */}
        {result === undefined || progress ? null : (
          <div ref={focusIfLost} tabIndex={-1}>
            <Banner tone={result.isWhole ? 'success' : 'warning'}>{result.words}</Banner>
          </div>
        )}
      </output>
      {children}
      {question && (
        <ConfirmDialog
          title={question.title}
          confirmLabel="Send"
          pending={false}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {question.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ConfirmDialog>
      )}
      {leaving && (
        <ConfirmDialog
          title="Leave while rows are being sent?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          tone="danger"
          pending={false}
          onConfirm={leaving.leave}
          onClose={leaving.stay}
        >
          What has been sent stays. The other rows are not sent.
        </ConfirmDialog>
      )}
    </DialogForm>
  );
}
