import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import { shiftCalls } from '@console/api/reviews/kinds';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReviewMode } from '../review-mode/ReviewMode.tsx';
import type { ReviewModeProps } from '../review-mode/reviewModeProps.ts';
import { dailyJobShiftKind } from './dailyJobShift.kind.tsx';
import { outageOf, outageLabel, reviewed, shiftsOfOutage } from './outages.ts';

/**
 * When the list shows outages, the outage of the first row. Review mode then goes through the
 * shifts of that outage. Null until the row has been read. Undefined when there is no outage.
 */
function useOutage({ id, shown, query }: ReviewModeProps<DailyJobShift>) {
  const [outage, setOutage] = useState(() => {
    if (!query.filters['outage']) return undefined;
    const row = shown?.items.find((one) => one.id === id);
    return row ? outageOf(row) : null;
  });
  const read = useEffectEvent(() => shiftCalls.row(id).then(outageOf, () => undefined));
  useEffect(() => {
    if (outage === null) void read().then(setOutage);
    else reviewed.outage = outage;
  }, [outage]);
  return outage;
}

/**
 * Review mode for daily job shifts. When the list shows outages, it goes through the shifts of one
 * outage.
 */
export function ShiftReviewMode(props: ReviewModeProps<DailyJobShift>) {
  const { query } = props;
  const outage = useOutage(props);
  if (outage === null) return <output>Loading the shifts...</output>;
  if (!outage || !query.filters['outage'])
    return <ReviewMode kind={dailyJobShiftKind} {...props} />;
  return (
    <ReviewMode
      kind={dailyJobShiftKind}
      {...props}
      query={shiftsOfOutage(query, outage)}
      shown={undefined}
      part={outageLabel(outage)}
      dayName={`Outage of ${outage.ats}`}
    />
  );
}
