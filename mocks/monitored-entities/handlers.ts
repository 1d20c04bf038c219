import * as endpoints from '@console/api/monitored-entities/endpoints';
import { monitoredEntityList } from '@console/api/monitored-entities/list';
import {
  MONITORED_ASKS,
  monitoredBlockReason,
  monitoredProblems,
} from '@console/api/monitored-entities/rules';
import { MONITORED_ACTIONS } from '@console/api/monitored-entities/schema';
import type { RequestHandler } from 'msw';
import { checkReview, decide, reviewedAt, reviewNote, reviewOf } from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import { changedEntity, withEntity } from '../reviews/entities.ts';
import { reads, type QualityContext } from '../reviews/reads.ts';
import { entityColumns } from './fixtures.ts';

/** A new entity that is sent for review becomes monitored. A removed one leaves the list. */
export function monitoredHandlers(context: QualityContext): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const columnsOf = (id: number) => {
    const changed = changedEntity(store, id);
    return changed ? entityColumns(changed) : {};
  };
  return [
    ...reads(context, {
      endpoints,
      contract: monitoredEntityList,
      rows: quality.monitored,
      current: (row) => ({ ...withEntity(row, store), ...columnsOf(row.entity.id) }),
    }),
    decide(endpoints.review, {
      role,
      type: 'MonitoredEntity',
      rows: quality.monitored,
      answers: quality.answers,
      entities: store,
      blockReason: monitoredBlockReason,
      change(row, body, by) {
        const given = reviewOf(body, MONITORED_ACTIONS);
        const { action, note, job_count: jobCount, reason_code: reason } = given;
        checkReview(monitoredProblems(given), MONITORED_ASKS[action], reason);
        const { entity } = row;
        const isSent = action === 'send_for_review';
        if (isSent) {
          effects.takeOffWatch(entity);
          const source = 'monitored_entity';
          effects.sendToQueue({ entity, source, jobCount, reason, note, by });
        } else quality.monitored.close(row.id);
        return {
          ...row,
          ...columnsOf(entity.id),
          kind: isSent ? 'monitored' : row.kind,
          last_time_reviewed: reviewedAt(row),
          last_reviewed_by: by,
          latest_note: reviewNote(row, {
            subject: 'Monitored Entity',
            action,
            note,
            jobCount,
            by,
          }),
        };
      },
    }),
  ];
}
