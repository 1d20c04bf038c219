import { PIT_STOP_ASKS, pitStopObstacle, pitStopProblems } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS } from '@console/api/pit-stops/schema';
import type { Role } from '@console/api/roles/rules';
import type { EntityStore } from '../entities/entityStore.ts';
import { decide } from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import type { QualityStore } from '../reviews/qualityStore.ts';
import {
  actionIn,
  givenIn,
  refusedFields,
  reviewTypes,
  secondsOf,
  textIn,
} from '../reviews/reviewFields.ts';
import { reviewedAt, reviewNote } from '../reviews/reviewRecord.ts';

/** PUT /pit_stops/{id}/review: what the scrape team gets is in progress, everything else is done. */
export function reviewPitStop(quality: QualityStore, entities: EntityStore, role: Role) {
  const effects = effectsOn(quality, entities);
  return decide({
    call: 'pitStops.review',
    role,
    type: 'PitStop',
    rows: quality.pitStops,
    answers: quality.answers,
    entities,
    types: reviewTypes,
    obstacle: pitStopObstacle,
    change(row, fields, by) {
      const action = actionIn(PIT_STOP_ACTIONS, textIn(fields, 'action'));
      if (typeof action !== 'string') return action;
      const given = { action, ...givenIn(fields) };
      const refused = refusedFields(
        pitStopProblems(given, Date.now()),
        PIT_STOP_ASKS[action],
        given.reason_code,
      );
      if (refused) return refused;
      const at = reviewedAt(row);
      const note = reviewNote(row, {
        subject: 'Pit Stop',
        action,
        note: given.note,
        jobCount: given.job_count,
        by,
      });
      const done = action !== 'send_to_scrape_team';
      if (!done) {
        effects.sendToQueue({
          entity: row.entity,
          source: 'pit_stop',
          jobCount: given.job_count,
          reason: given.reason_code,
          note: given.note,
          by,
          priority: row.priority ?? 3,
        });
      }
      if (action === 'place_on_watch') {
        effects.placeOnWatch({
          entity: row.entity,
          reason: given.reason_code,
          note,
          until: secondsOf(given.snooze_date),
        });
      }
      return {
        ...row,
        status: done ? 'done' : 'in-progress',
        resolved_date: done ? at : null,
        last_action_taken: action,
        last_time_reviewed: at,
        last_reviewed_by: by,
        latest_note: note,
      };
    },
  });
}
