import { noticeOf } from '@console/api/core/errors';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { focusFirstInvalid } from '@console/ui/Dialog/modal.ts';
import { FormDialog } from '@console/ui/FormDialog';
import type { ReactNode } from 'react';
import { ReviewConflict } from './ReviewConflict.tsx';
import type { Review } from './useReview.ts';
import { useReviewKeys } from './useReviewKeys.ts';

interface ReviewFrameProps {
  title: string;
  review: Pick<
    Review,
    | 'unsaved'
    | 'error'
    | 'conflict'
    | 'pending'
    | 'reloading'
    | 'submit'
    | 'keepTyped'
    | 'startOver'
    | 'showProblems'
  > & {
    /** Why it cannot be saved as it is. */
    problem: string | undefined;
    /** How many actions there are to choose from. */
    actions: number;
    /** Chooses the action at this place of the form, from 0. */
    chooseAt: (at: number) => void;
  };
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around the fields of one decision. */
export function ReviewFrame({ title, review, onClose, children }: ReviewFrameProps) {
  const { unsaved, error, conflict, pending, reloading, problem } = review;
  const notice = error && conflict === undefined ? noticeOf(error) : undefined;
  const blocked = conflict === undefined ? problem : 'Choose first what to do about the row.';

  useReviewKeys({
    actions: review.actions,
    choose: review.chooseAt,
    submit: () => {
      if (pending) return;
      if (blocked === undefined) return void review.submit();
      void review.showProblems().then(focusFirstInvalid);
    },
  });

  return (
    <FormDialog
      title={title}
      size="md"
      submit={{ label: 'Save', pending, disabledReason: blocked }}
      error={
        conflict ? (
          <ReviewConflict
            words={conflict}
            pending={reloading}
            onKeep={review.keepTyped}
            onStartOver={() => void review.startOver()}
            onClose={onClose}
          />
        ) : (
          notice && `${notice.title}. ${notice.detail ?? ''}`
        )
      }
      dirty={unsaved.isDirty}
      onSubmit={() => void review.submit()}
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
      {children}
    </FormDialog>
  );
}
