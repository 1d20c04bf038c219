import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import { useLeaveQuestion } from '../form/useLeaveQuestion.ts';

interface LeaveDialogProps {
  /** Whether there is something to lose. */
  isDirty: () => boolean;
  scrapeId: number;
}

/**
 * Asks before the person leaves the editor of a scrape. Addresses of the same editor do not count
 * as leaving.
 */
export function LeaveDialog({ isDirty, scrapeId }: LeaveDialogProps) {
  const [isInside] = useState(() => {
    const own = new RegExp(`^/scrapes/${scrapeId}/(spider|parser|combo)(/|$)`);
    return (pathname: string) => own.test(pathname);
  });
  const question = useLeaveQuestion(isDirty, isInside);
  if (!question) return null;
  return (
    <ConfirmDialog
      title="Leave the editor?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      pending={false}
      onConfirm={() => {
        question.stay();
        question.leave();
        showSuccess('Your draft has been kept.');
      }}
      onClose={question.stay}
    >
      <p>You have unsaved changes, are you sure you want to leave?</p>
      <p>This browser keeps them as a draft.</p>
    </ConfirmDialog>
  );
}
