import { PIT_STOP_ASKS, pitStopBlockReason } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS } from '@console/api/pit-stops/schema';
import { pitStopCalls } from '@console/api/reviews/kinds';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { PriorityText } from '../../parts/priority/PriorityText.tsx';
import { wireValues } from '../review/reviewForm.ts';
import { reviewKind } from '../review/reviewKind.ts';
import { Fact, LinkFact, RowFacts } from '../review/RowFacts.tsx';
import { PIT_STOP_WORDS } from './pitStop.words.ts';

export const pitStopKind = reviewKind({
  calls: pitStopCalls,
  control: 'pitStops.review',
  tab: 'pit-stop',
  draft: 'pit-stop-review',
  rowNoun: { one: 'pit stop', many: 'pit stops' },
  saved: 'Pit Stop has been updated.',
  actions: PIT_STOP_ACTIONS,
  words: PIT_STOP_WORDS,
  asks: PIT_STOP_ASKS,
  blockReason: pitStopBlockReason,
  toBody(values, action) {
    const { job_count, note, reason_code, snooze_date } = wireValues(values);
    const asks = PIT_STOP_ASKS[action];
    return {
      action,
      job_count: asks.jobCount ? job_count : null,
      note,
      reason_code: asks.reasons.length > 0 ? reason_code : '',
      snooze_date: asks.snoozeDate ? snooze_date : '',
    };
  },
  Facts: ({ row }) => (
    <RowFacts row={row} note={row.latest_note}>
      <LinkFact name="Career Page" url={row.entity.career_page} />
      <Fact name="Total Jobs">{formatCount(row.entity.num_jobs)}</Fact>
      <Fact name="Number of Requests">{formatCount(row.number_of_requests)}</Fact>
      <Fact name="Date Requested">
        <DateText at={row.pit_stop_entered_date} />
      </Fact>
    </RowFacts>
  ),
  deciding: ({ priority }) => <PriorityText value={priority} />,
  careerPage: ({ entity }) => entity.career_page,
  batch: {
    facts: [{ header: 'Total Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }],
  },
});
