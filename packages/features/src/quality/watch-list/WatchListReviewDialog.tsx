import { useReloadWatchList, useReviewWatchList } from '@console/api/watch-lists/client';
import type { WatchList, WatchListAction } from '@console/api/watch-lists/schema';
import { DateText } from '@console/ui/DateText';
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
  const { base } = form;
  return (
    <ReviewDialog title={`Review ${base.entity.company_name}`} form={form}>
      <RowFacts row={base} note={base.note}>
        <Fact name="Scrape Name">{base.scrape?.name}</Fact>
        <LinkFact name="Career Page" url={base.entity.career_page} />
        <Fact name="Watch Listed">
          <DateText at={base.watch_listed_date} />
        </Fact>
        <Fact name="Snoozed Until">
          {base.snoozed ? <DateText at={base.snoozed_until} /> : undefined}
        </Fact>
      </RowFacts>
      <ReviewFields form={form} />
    </ReviewDialog>
  );
}
