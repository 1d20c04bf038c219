import { companyQueueKeys } from '../company-queues/keys.ts';
import type { Key } from '../core/keys.ts';
import { dailyJobShiftKeys } from '../daily-job-shifts/keys.ts';
import { entityKeys } from '../entities/keys.ts';
import { eventLogKeys } from '../event-logs/keys.ts';
import { monitoredEntityKeys } from '../monitored-entities/keys.ts';
import { noteKeys } from '../notes/keys.ts';
import { pitStopKeys } from '../pit-stops/keys.ts';
import { reviewReadyKeys } from '../review-readies/keys.ts';
import { watchListKeys } from '../watch-lists/keys.ts';

/**
 * Whatever a review may have changed besides its own row (contract, section 8.3): the employer's
 * state stands in every list, work moves to other people's queues, and a note and an event are
 * written. Only what is on the screen is asked for again.
 */
export const TOUCHED_BY_REVIEW: readonly Key[] = [
  dailyJobShiftKeys.all,
  watchListKeys.all,
  monitoredEntityKeys.all,
  reviewReadyKeys.all,
  pitStopKeys.all,
  entityKeys.all,
  companyQueueKeys.all,
  noteKeys.all,
  eventLogKeys.all,
];
