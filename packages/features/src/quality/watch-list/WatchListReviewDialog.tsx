import { useReloadWatchList, useReviewWatchList } from '@console/api/watch-lists/client';
import type { WatchList, WatchListAction } from '@console/api/watch-lists/schema';
import { DateText } from '@console/ui/DateText';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { Fact } from '../review/Fact.tsx';
import { LatestNote } from '../review/LatestNote.tsx';
import { reviewedText } from '../review/reviewedText.ts';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { ReviewFrame } from '../review/ReviewFrame.tsx';
import { RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useActionReview.ts';
import { watchListReview } from './watchListReview.form.ts';

interface WatchListReviewDialogProps {
  row: WatchList;
  /** Chosen beforehand by the row's menu. */
  action?: WatchListAction;
  onSaved?: (saved: WatchList) => void;
  onClose: () => void;
}

/** Decides what becomes of an employer on the watch list. */
export function WatchListReviewDialog({
  row,
  action,
  onSaved,
  onClose,
}: WatchListReviewDialogProps) {
  const review = useActionReview({
    kind: watchListReview,
    row,
    action,
    onSaved,
    onClose,
    write: useReviewWatchList(),
    reload: useReloadWatchList(),
    success: 'Watch List has been updated.',
  });
  const { base } = review;
  return (
    <ReviewFrame title={`Review ${base.entity.company_name}`} review={review} onClose={onClose}>
      <RowFacts>
        <Fact name="Scrape Name">{base.scrape?.name}</Fact>
        <Fact name="Career Page">
          {base.entity.career_page && <ExternalLink url={base.entity.career_page} />}
        </Fact>
        <Fact name="Watch Listed">
          <DateText at={base.watch_listed_date} />
        </Fact>
        <Fact name="Snoozed Until">
          {base.snoozed ? <DateText at={base.snoozed_until} /> : undefined}
        </Fact>
        <Fact name="Last Reviewed">{reviewedText(base)}</Fact>
        <Fact name="Latest Note">
          {base.note?.content && <LatestNote html={base.note.content} />}
        </Fact>
      </RowFacts>
      <ReviewFields review={review} />
    </ReviewFrame>
  );
}
