import { formatCount } from '@console/ui/numbers.ts';
import { formatPercent } from '@console/ui/numbers.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { ShiftFields } from './ShiftFields.tsx';
import { useShiftReview, type ShiftReviewProps } from './useShiftReview.ts';

/** Decides what a change of the number of jobs means. */
export function DailyJobShiftReviewDialog(props: ShiftReviewProps) {
  const form = useShiftReview(props);
  const { base } = form;
  return (
    <ReviewDialog title={`Review ${base.entity.company_name}`} form={form}>
      <RowFacts row={base} note={base.latest_note}>
        <Fact name="Scrape Name">{base.scrape.name}</Fact>
        <LinkFact name="Career Page" url={base.scrape.career_portal} />
        <Fact name="Latest Job Count">
          {formatCount(base.latest_job_count)}, average {formatCount(base.avg_job_count)}, change{' '}
          {formatPercent(base.percent_change)}
        </Fact>
      </RowFacts>
      <ShiftFields form={form} />
    </ReviewDialog>
  );
}
