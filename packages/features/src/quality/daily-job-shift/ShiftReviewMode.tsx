import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { useAssignDailyJobShift } from '@console/api/reviews/decisions';
import { shiftSource } from '@console/api/reviews/queueSources';
import { useEffect, useEffectEvent, useState } from 'react';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import { AssignToMeButton } from '../assign/AssignToMeButton.tsx';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps, ReviewSubject } from '../review-mode/subject.ts';
import { SHIFT_ACTION_LABELS } from './dailyJobShiftReview.form.ts';
import { DailyJobShiftReviewDialog, ShiftFacts } from './DailyJobShiftReviewDialog.tsx';
import { outageOf, outageLabel, reviewed, shiftsOfOutage } from './outages.ts';

interface AssignProps {
  row: DailyJobShift;
  onSaved: (row: DailyJobShift) => void;
}

function AssignToMe({ row, onSaved }: AssignProps) {
  return (
    <AssignToMeButton
      row={row}
      control="dailyJobShifts.assign"
      write={useAssignDailyJobShift()}
      // The present assignees stay assigned.
      toBody={(ids) => (ids.length > 0 ? ids : undefined)}
      success="Daily Job Shift has been assigned."
      onSaved={onSaved}
    />
  );
}

const subject: ReviewSubject<DailyJobShift> = {
  kind: 'daily-job-shifts',
  source: shiftSource,
  actionLabels: SHIFT_ACTION_LABELS,
  deciding: ({ percent_change }) => <PercentChange change={percent_change} />,
  careerPage: ({ scrape, entity }) => scrape.career_portal ?? entity.career_page,
  Facts: ShiftFacts,
  Review: DailyJobShiftReviewDialog,
  AssignToMe,
};

/**
 * The outage of the first row, whose shifts review mode goes through when outages are shown. Null
 * until the row is read; undefined when there is none.
 */
function useOutage({ id, shown, query }: ReviewModeProps<DailyJobShift>) {
  const [outage, setOutage] = useState(() => {
    if (!query.filters['outage']) return undefined;
    const row = shown?.items.find((one) => one.id === id);
    return row ? outageOf(row) : null;
  });
  const read = useEffectEvent(() => shiftSource.row(id).then(outageOf, () => undefined));
  useEffect(() => {
    if (outage === null) void read().then(setOutage);
    else reviewed.outage = outage;
  }, [outage]);
  return outage;
}

/** The shifts in job counts, one by one. Where outages are shown, those of one outage. */
export function ShiftReviewMode(props: ReviewModeProps<DailyJobShift>) {
  const { query } = props;
  const outage = useOutage(props);
  if (outage === null) return <output>Loading the shifts...</output>;
  if (!outage || !query.filters['outage']) return <ReviewMode subject={subject} {...props} />;
  return (
    <ReviewMode
      subject={subject}
      {...props}
      query={shiftsOfOutage(query, outage)}
      shown={undefined}
      part={outageLabel(outage)}
    />
  );
}
