import { PIT_STOP_ASKS, pitStopBlockReason } from '@console/api/pit-stops/rules';
import {
  PIT_STOP_ACTIONS,
  type PitStop,
  type PitStopAction,
  type PitStopReview,
} from '@console/api/pit-stops/schema';
import { reviewKind, wireValues } from '../review/reviewForm.ts';

/** The review of a pit stop. */
export const pitStopReview = reviewKind<PitStop, PitStopAction, PitStopReview>({
  draft: 'pit-stop-review',
  actions: PIT_STOP_ACTIONS,
  actionLabels: {
    send_to_scrape_team: 'Send to Scrape Team',
    send_to_continuous_delivery_queue: 'Send to Continuous Delivery Queue',
    place_on_watch: 'Place on Watch',
  },
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
});
