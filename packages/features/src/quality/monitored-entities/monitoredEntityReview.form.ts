import { MONITORED_ASKS, monitoredObstacle } from '@console/api/monitored-entities/rules';
import {
  MONITORED_ACTIONS,
  type MonitoredAction,
  type MonitoredEntity,
  type MonitoredEntityReview,
} from '@console/api/monitored-entities/schema';
import { reviewKind } from '../review/reviewKind.ts';
import { givenIn } from '../review/reviewProblems.ts';

/** What is decided about a monitored or a new entity; both lists have the same review (B-AMB-033). */
export const monitoredEntityReview = reviewKind<
  MonitoredEntity,
  MonitoredAction,
  MonitoredEntityReview
>({
  draft: 'monitored-entity-review',
  actions: MONITORED_ACTIONS,
  labels: {
    send_for_review: 'Send for Review',
    remove_from_monitored_entities: 'Remove From Monitored Entities',
  },
  asks: MONITORED_ASKS,
  obstacle: monitoredObstacle,
  toBody(values, action) {
    const { job_count, note, reason_code } = givenIn(values);
    const sends = action === 'send_for_review';
    return {
      action,
      job_count: sends ? job_count : null,
      note,
      reason_code: sends ? reason_code : '',
    };
  },
});
