import * as endpoints from '@console/api/pit-stops/endpoints';
import { pitStopList } from '@console/api/pit-stops/list';
import { PIT_STOP_ASKS, pitStopBlockReason, pitStopProblems } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS } from '@console/api/pit-stops/schema';
import type { RequestHandler } from 'msw';
import {
  checkReview,
  decide,
  reviewedAt,
  reviewNote,
  reviewOf,
  secondsOf,
} from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import { withEntity } from '../reviews/entities.ts';
import { reads, type QualityContext } from '../reviews/reads.ts';

/** A pit stop that goes to the scrape team is in progress. Any other action ends it. */
export function pitStopHandlers(context: QualityContext): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  return [
    ...reads(context, {
      endpoints,
      contract: pitStopList,
      rows: quality.pitStops,
      current: (row) => withEntity(row, store),
    }),
    decide(endpoints.review, {
      role,
      type: 'PitStop',
      rows: quality.pitStops,
      answers: quality.answers,
      entities: store,
      blockReason: pitStopBlockReason,
      change(row, body, by) {
        const given = reviewOf(body, PIT_STOP_ACTIONS);
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(pitStopProblems(given, Date.now()), PIT_STOP_ASKS[action], reason);
        const at = reviewedAt(row);
        const note = reviewNote(row, { subject: 'Pit Stop', action, note: content, jobCount, by });
        const isDone = action !== 'send_to_scrape_team';
        const { entity } = row;
        if (!isDone) {
          const priority = row.priority ?? 3;
          const source = 'pit_stop';
          effects.sendToQueue({ entity, source, jobCount, reason, note: content, by, priority });
        }
        if (action === 'place_on_watch')
          effects.placeOnWatch({ entity, reason, note, until: secondsOf(given.snooze_date) });
        return {
          ...row,
          status: isDone ? 'done' : 'in-progress',
          resolved_date: isDone ? at : null,
          last_action_taken: action,
          last_time_reviewed: at,
          last_reviewed_by: by,
          latest_note: note,
        };
      },
    }),
  ];
}
