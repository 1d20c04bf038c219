import { useAssignWatchList } from '@console/api/reviews/decisions';
import { watchListSource } from '@console/api/reviews/queueSources';
import type { WatchList } from '@console/api/watch-lists/schema';
import { DateText } from '@console/ui/DateText';
import { AssignToMeButton } from '../assign/AssignToMeButton.tsx';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { watchListReview } from './watchListReview.form.ts';
import { WatchListFacts, WatchListReviewDialog } from './WatchListReviewDialog.tsx';

interface AssignProps {
  row: WatchList;
  onSaved: (row: WatchList) => void;
}

function AssignToMe({ row, onSaved }: AssignProps) {
  return (
    <AssignToMeButton
      row={row}
      control="watchLists.assign"
      write={useAssignWatchList()}
      // It has one person.
      toBody={(ids) => ids.at(-1)}
      success="Watch List has been assigned."
      onSaved={onSaved}
    />
  );
}

const subject: ReviewSubject<WatchList> = {
  kind: 'watch-lists',
  source: watchListSource,
  actionLabels: watchListReview.actionLabels,
  deciding: ({ watch_listed_date }) => <DateText at={watch_listed_date} />,
  careerPage: ({ entity, scrape }) => entity.career_page ?? scrape?.career_portal ?? null,
  Facts: WatchListFacts,
  Review: WatchListReviewDialog,
  AssignToMe,
};

/** The watch list, row by row. */
export const WatchListReviewMode = (props: ReviewModeProps<WatchList>) => (
  <ReviewMode subject={subject} {...props} />
);
