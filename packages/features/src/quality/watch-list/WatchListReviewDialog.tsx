import { useReloadWatchList, useReviewWatchList } from '@console/api/reviews/decisions';
import type { WatchList, WatchListAction } from '@console/api/watch-lists/schema';
import { DateText } from '@console/ui/DateText';
import { ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { ReviewFields } from '../review/ReviewFields.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { useActionReview } from '../review/useReview.ts';
import { watchListReview } from './watchListReview.form.ts';

interface WatchListReviewDialogProps {
  row: WatchList;
  /** Chosen beforehand by the row's menu. */
  action?: WatchListAction;
  onSaved?: (saved: WatchList) => void;
  onClose: () => void;
}

/** The facts about the row that a reviewer needs. */
export function WatchListFacts({ row }: { row: WatchList }) {
  return (
    <RowFacts row={row} note={row.note}>
      <Fact name="Scrape Name">
        {row.scrape && <ScrapeLink id={row.scrape.id}>{row.scrape.name}</ScrapeLink>}
      </Fact>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Watch Listed">
        <DateText at={row.watch_listed_date} />
      </Fact>
      <Fact name="Snoozed Until">
        {row.snoozed ? <DateText at={row.snoozed_until} /> : undefined}
      </Fact>
    </RowFacts>
  );
}

/** Decides what becomes of an entity on the watch list. */
export function WatchListReviewDialog({
  row,
  action,
  onSaved,
  onClose,
}: WatchListReviewDialogProps) {
  const form = useActionReview({
    kind: watchListReview,
    row,
    action,
    onSaved,
    onClose,
    write: useReviewWatchList(),
    reload: useReloadWatchList(),
    success: 'Watch List has been updated.',
  });
  return (
    <ReviewDialog form={form} Facts={WatchListFacts}>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
