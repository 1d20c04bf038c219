import { conflict } from '@console/api/core/hydra/problem';
import * as endpoints from '@console/api/daily-job-shifts/endpoints';
import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import {
  retireBlockReason,
  retiresScrape,
  SHIFT_ASKS,
  shiftBlockReason,
  shiftProblems,
} from '@console/api/daily-job-shifts/rules';
import { SHIFT_ACTIONS } from '@console/api/daily-job-shifts/schema';
import type { RequestHandler } from 'msw';
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
import { withEntity } from '../reviews/entities.ts';
import { reads, type QualityContext } from '../reviews/reads.ts';
import { impactFilters, impactHandlers } from './impact.ts';

/** A shift may be reviewed any number of times. One whose scrape is retired is closed. */
export function shiftHandlers(context: QualityContext): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const decision = {
    role,
    type: 'DailyJobShift',
    rows: quality.shifts,
    answers: quality.answers,
    entities: store,
    blockReason: shiftBlockReason,
  } as const;
  return [
    ...impactHandlers(context),
    ...reads(context, {
      endpoints,
      contract: dailyJobShiftList,
      rows: quality.shifts,
      current: (row) => withEntity(row, store),
      filters: impactFilters(quality.shifts),
    }),

    decide(endpoints.review, {
      ...decision,
      change(row, body, by) {
        const { homepage_url_changed: url } = body;
        const given = {
          ...reviewOf(body, SHIFT_ACTIONS),
          retire_scrape: body.retire_scrape === true,
          place_on_watch: body.place_on_watch === true,
          homepage_url_changed: typeof url === 'string' ? url : '',
        };
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(shiftProblems(given, Date.now()), SHIFT_ASKS[action], reason);
        const retires = retiresScrape(given);
        const retired = retires ? retireBlockReason(row) : undefined;
        if (retired) throw conflict(retired.code, retired.message);
        const note = reviewNote(row, {
          subject: 'Daily Job Shift',
          action,
          note: content,
          jobCount,
          by,
        });
        const { entity } = row;
        if (action === 'send_for_review' || action === 'request_new_scrape') {
          effects.takeOffWatch(entity);
          const source = 'daily_job_shift';
          effects.sendToQueue({ entity, source, jobCount, reason, note: content, by });
        }
        if (action === 'place_on_watch' || given.place_on_watch) {
          const until = given.snooze_date === '' ? null : secondsOf(given.snooze_date);
          effects.placeOnWatch({ entity, scrapeId: row.scrape.id, reason, note, until });
        }
        if (retires) quality.shifts.close(row.id);
        return {
          ...row,
          scrape: retires ? { ...row.scrape, archived: true, active: false } : row.scrape,
          last_time_reviewed: reviewedAt(row),
          last_reviewed_by: by,
          last_action_taken: action,
          latest_note: note,
        };
      },
    }),
    decide(endpoints.assign, {
      ...decision,
      change: (row, body) => ({
        ...row,
        assigned_to: assigneesOf(body, Infinity, 'assigned_to'),
        date_assigned: Math.floor(Date.now() / 1000),
      }),
    }),
  ];
}
