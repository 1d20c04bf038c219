import {
  MONITORED_ASKS,
  monitoredObstacle,
  monitoredProblems,
} from '@console/api/monitored-entities/rules';
import { MONITORED_ACTIONS } from '@console/api/monitored-entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { EntityStore } from '../entities/entityStore.ts';
import { decide } from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import { changedEmployer } from '../reviews/employers.ts';
import type { QualityStore } from '../reviews/qualityStore.ts';
import { actionIn, givenIn, refusedFields, reviewTypes, textIn } from '../reviews/reviewFields.ts';
import { reviewedAt, reviewNote } from '../reviews/reviewRecord.ts';
import { employerColumns } from './fixtures.ts';

/**
 * PUT /monitored_entities/{id}/review: a new one that is sent on is monitored from then on, one
 * that is removed leaves the list.
 */
export function reviewMonitored(quality: QualityStore, entities: EntityStore, role: Role) {
  const effects = effectsOn(quality, entities);
  return decide({
    call: 'monitoredEntities.review',
    role,
    type: 'MonitoredEntity',
    rows: quality.monitored,
    answers: quality.answers,
    entities,
    types: reviewTypes,
    obstacle: monitoredObstacle,
    change(row, fields, by) {
      const action = actionIn(MONITORED_ACTIONS, textIn(fields, 'action'));
      if (typeof action !== 'string') return action;
      const given = { action, ...givenIn(fields) };
      const refused = refusedFields(
        monitoredProblems(given),
        MONITORED_ASKS[action],
        given.reason_code,
      );
      if (refused) return refused;
      const sends = action === 'send_for_review';
      if (sends) {
        effects.takeOffWatch(row.entity);
        effects.sendToQueue({
          entity: row.entity,
          source: 'monitored_entity',
          jobCount: given.job_count,
          reason: given.reason_code,
          note: given.note,
          by,
        });
      } else quality.monitored.close(row.id);
      const employer = changedEmployer(entities, row.entity.id);
      return {
        ...row,
        ...(employer ? employerColumns(employer) : {}),
        kind: sends ? 'monitored' : row.kind,
        last_time_reviewed: reviewedAt(row),
        last_reviewed_by: by,
        latest_note: reviewNote(row, {
          subject: 'Monitored Entity',
          action,
          note: given.note,
          jobCount: given.job_count,
          by,
        }),
      };
    },
  });
}
