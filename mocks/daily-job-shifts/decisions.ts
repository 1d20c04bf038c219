import {
  retireObstacle,
  retiresScrape,
  SHIFT_ASKS,
  shiftObstacle,
  shiftProblems,
} from '@console/api/daily-job-shifts/rules';
import { SHIFT_ACTIONS } from '@console/api/daily-job-shifts/schema';
import type { Role } from '@console/api/roles/rules';
import type { EntityStore } from '../entities/entityStore.ts';
import { problem } from '../respond.ts';
import { assigneesIn } from '../reviews/assignees.ts';
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

/**
 * POST /daily_job_shifts/{id}/review: any number of times; a shift whose scrape is retired is
 * closed.
 */
export function reviewShift(quality: QualityStore, entities: EntityStore, role: Role) {
  const effects = effectsOn(quality, entities);
  return decide({
    call: 'dailyJobShifts.review',
    role,
    type: 'DailyJobShift',
    rows: quality.shifts,
    answers: quality.answers,
    entities,
    types: {
      ...reviewTypes,
      retire_scrape: 'bool',
      place_on_watch: 'bool',
      job_shift_valid: 'bool',
      career_page_up_to_date: 'bool',
      job_count_acceptable: 'bool',
    },
    obstacle: shiftObstacle,
    change(row, fields, by) {
      const action = actionIn(SHIFT_ACTIONS, textIn(fields, 'action'));
      if (typeof action !== 'string') return action;
      const given = {
        action,
        ...givenIn(fields),
        retire_scrape: fields.retire_scrape === true,
        place_on_watch: fields.place_on_watch === true,
        homepage_url_changed: textIn(fields, 'homepage_url_changed'),
      };
      const refused = refusedFields(
        shiftProblems(given, Date.now()),
        SHIFT_ASKS[action],
        given.reason_code,
      );
      if (refused) return refused;
      const retires = retiresScrape(given);
      const retired = retires ? retireObstacle(row) : undefined;
      if (retired) return problem(409, retired.code, retired.message);
      const note = reviewNote(row, {
        subject: 'Daily Job Shift',
        action,
        note: given.note,
        jobCount: given.job_count,
        by,
      });
      if (action === 'send_for_review' || action === 'request_new_scrape') {
        effects.takeOffWatch(row.entity);
        effects.sendToQueue({
          entity: row.entity,
          source: 'daily_job_shift',
          jobCount: given.job_count,
          reason: given.reason_code,
          note: given.note,
          by,
        });
      }
      if (action === 'place_on_watch' || given.place_on_watch) {
        const until = given.snooze_date === '' ? null : secondsOf(given.snooze_date);
        effects.placeOnWatch({
          entity: row.entity,
          scrapeId: row.scrape.id,
          reason: given.reason_code,
          note,
          until,
        });
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
  });
}

/** PUT /daily_job_shifts/{id}/assign: to one person or several. */
export const assignShift = (quality: QualityStore, entities: EntityStore, role: Role) =>
  decide({
    call: 'dailyJobShifts.assign',
    role,
    type: 'DailyJobShift',
    rows: quality.shifts,
    answers: quality.answers,
    entities,
    types: {},
    obstacle: shiftObstacle,
    change(row, fields) {
      const people = assigneesIn(fields, Infinity);
      return people instanceof Response
        ? people
        : { ...row, assigned_to: people, date_assigned: Math.floor(Date.now() / 1000) };
    },
  });
