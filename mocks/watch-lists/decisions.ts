import type { Role } from '@console/api/roles/rules';
import {
  WATCH_LIST_ASKS,
  watchListObstacle,
  watchListProblems,
} from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS } from '@console/api/watch-lists/schema';
import type { EntityStore } from '../entities/entityStore.ts';
import { assigneesIn } from '../reviews/assignees.ts';
import { decide } from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import { moveEmployer } from '../reviews/employers.ts';
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

/**
 * PUT /watch_lists/{id}/review: a row that is sent on or removed leaves the list, one that is
 * snoozed stays in it.
 */
export function reviewWatchList(quality: QualityStore, entities: EntityStore, role: Role) {
  const effects = effectsOn(quality, entities);
  return decide({
    call: 'watchLists.review',
    role,
    type: 'WatchList',
    rows: quality.watchLists,
    answers: quality.answers,
    entities,
    types: reviewTypes,
    obstacle: watchListObstacle,
    change(row, fields, by) {
      const action = actionIn(WATCH_LIST_ACTIONS, textIn(fields, 'action'));
      if (typeof action !== 'string') return action;
      const given = { action, ...givenIn(fields) };
      const refused = refusedFields(
        watchListProblems(given, Date.now()),
        WATCH_LIST_ASKS[action],
        given.reason_code,
      );
      if (refused) return refused;
      const note = reviewNote(row, {
        subject: 'Watch List',
        action,
        note: given.note,
        jobCount: given.job_count,
        by,
      });
      const reviewed = { ...row, note, last_time_reviewed: reviewedAt(row), last_reviewed_by: by };
      if (action === 'snooze')
        return { ...reviewed, snoozed: true, snoozed_until: secondsOf(given.snooze_date) };
      quality.watchLists.close(row.id);
      if (action === 'send_for_review') {
        effects.sendToQueue({
          entity: row.entity,
          source: 'watch_list',
          jobCount: given.job_count,
          reason: given.reason_code,
          note: given.note,
          by,
        });
      } else moveEmployer(entities, row.entity.id, 'healthy');
      return reviewed;
    },
  });
}

/** PUT /watch_lists/{id}/assign: to one person. */
export const assignWatchList = (quality: QualityStore, entities: EntityStore, role: Role) =>
  decide({
    call: 'watchLists.assign',
    role,
    type: 'WatchList',
    rows: quality.watchLists,
    answers: quality.answers,
    entities,
    types: {},
    obstacle: watchListObstacle,
    change(row, fields) {
      const people = assigneesIn(fields, 1);
      return people instanceof Response ? people : { ...row, assigned_to: people };
    },
  });
