import { conflict } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import * as endpoints from '@console/api/watch-lists/endpoints';
import { watchListList } from '@console/api/watch-lists/list';
import {
  WATCH_LIST_ASKS,
  watchListBlockReason,
  watchListProblems,
} from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS } from '@console/api/watch-lists/schema';
import type { RequestHandler } from 'msw';
import { archivedEntity, write } from '../endpoint.ts';
import {
  assigneesOf,
  checkReview,
  decide,
  reviewedAt,
  reviewNote,
  reviewOf,
  secondsOf,
} from '../reviews/decide.ts';
import { effectsOn } from '../reviews/effects.ts';
import { changedEntity, moveEntity, withEntity } from '../reviews/entities.ts';
import { reads, type QualityContext } from '../reviews/reads.ts';
import { requireRow } from '../rowStore.ts';
import { buildWatchList } from './fixtures.ts';

/** A row that is sent for review or removed leaves the list. A snoozed one stays. */
export function watchListHandlers(context: QualityContext): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const decision = {
    role,
    type: 'WatchList',
    rows: quality.watchLists,
    answers: quality.answers,
    entities: store,
    blockReason: watchListBlockReason,
  } as const;
  return [
    ...reads(context, {
      endpoints,
      contract: watchListList,
      rows: quality.watchLists,
      current: (row) => withEntity(row, store),
      // Archiving an entity closes its row.
      isListed: ({ entity }) => !changedEntity(store, entity.id)?.archived,
    }),
    decide(endpoints.review, {
      ...decision,
      change(row, body, by) {
        const given = reviewOf(body, WATCH_LIST_ACTIONS);
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(watchListProblems(given, Date.now()), WATCH_LIST_ASKS[action], reason);
        const note = reviewNote(row, {
          subject: 'Watch List',
          action,
          note: content,
          jobCount,
          by,
        });
        const last_time_reviewed = reviewedAt(row);
        const reviewed = { ...row, note, last_time_reviewed, last_reviewed_by: by };
        if (action === 'snooze')
          return { ...reviewed, snoozed: true, snoozed_until: secondsOf(given.snooze_date) };
        quality.watchLists.close(row.id);
        const { entity } = row;
        if (action === 'send_for_review')
          effects.sendToQueue({
            entity,
            source: 'watch_list',
            jobCount,
            reason,
            note: content,
            by,
          });
        else moveEntity(store, entity.id, 'healthy');
        return reviewed;
      },
    }),
    write(endpoints.add, {
      role,
      answers: quality.answers,
      find: (id) => requireRow(store, id),
      effect({ row: entity, body }) {
        if (entity.archived) throw archivedEntity();
        if (quality.watchLists.open().some((row) => row.entity.id === entity.id))
          throw conflict('already_on_watch_list', 'The entity is already on the watch list.');
        const violations = new Violations();
        if (!body.reason_code) violations.add('reason_code', 'required');
        if (isEmptyRichText(body.note ?? '')) violations.add('note', 'required');
        violations.throwIfAny();
        const id = quality.watchLists.nextId();
        const row = buildWatchList({ id, of: entity, scrape: null });
        moveEntity(store, entity.id, 'watch_list');
        const message = 'Entity has been added to the watch list.';
        return {
          ...quality.watchLists.save({ ...row, reason_code: body.reason_code ?? '' }),
          message,
        };
      },
    }),
    decide(endpoints.assign, {
      ...decision,
      change: (row, body) => ({ ...row, assigned_to: assigneesOf(body, 1, 'assign_to') }),
    }),
  ];
}
