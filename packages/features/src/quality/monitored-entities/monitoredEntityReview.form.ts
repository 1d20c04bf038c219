import { MONITORED_ASKS, monitoredBlockReason } from '@console/api/monitored-entities/rules';
import {
  MONITORED_ACTIONS,
  type MonitoredAction,
  type MonitoredEntity,
  type MonitoredEntityReview,
} from '@console/api/monitored-entities/schema';
import { reviewKind, wireValues } from '../review/reviewForm.ts';

/** The review of a monitored or a new entity; both lists have the same one. */
export const monitoredEntityReview = reviewKind<
  MonitoredEntity,
  MonitoredAction,
  MonitoredEntityReview
>({
  draft: 'monitored-entity-review',
  actions: MONITORED_ACTIONS,
  actionLabels: {
    send_for_review: 'Send for Review',
    remove_from_monitored_entities: 'Remove From Monitored Entities',
  },
  asks: MONITORED_ASKS,
  blockReason: monitoredBlockReason,
  toBody(values, action) {
    const { job_count, note, reason_code } = wireValues(values);
    const sends = action === 'send_for_review';
    return {
      action,
      job_count: sends ? job_count : null,
      note,
      reason_code: sends ? reason_code : '',
    };
  },
});
