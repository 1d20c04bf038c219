import { serverNow } from '@console/api/core/clock';
import { MESSAGES } from '@console/api/core/hydra/messages';
import { isValidUrl } from '@console/api/core/urls';
import {
  reasonNotWatched,
  retireBlockReason,
  retiresScrape,
  SHIFT_ASKS,
  shiftBlockReason,
  shiftProblems,
  withDependentShiftFields,
} from '@console/api/daily-job-shifts/rules';
import {
  SHIFT_ACTIONS,
  type DailyJobShift,
  type DailyJobShiftReview,
  type ShiftAction,
} from '@console/api/daily-job-shifts/schema';
import { formatChange, formatCount } from '@console/ui/numbers.ts';
import * as v from 'valibot';
import { defineForm, type FieldProblems } from '../../form/defineForm.ts';
import { dayOf, spelledDay } from '../../list/days.ts';
import {
  emptyReview,
  REVIEW_LABELS,
  reviewProblems,
  reviewShape,
  toJobCount,
  wireValues,
} from '../review/reviewForm.ts';
import type { ActionWords } from '../review/reviewKind.ts';
import type { TemplateFacts } from '../templates/templates.ts';

/** The five fields of every review, and the fields that only the review of a shift has. */
const shiftReviewShape = v.object({
  ...reviewShape.entries,
  career_page_up_to_date: v.boolean(),
  homepage_url_changed: v.string(),
  job_count_acceptable: v.boolean(),
  job_shift_valid: v.boolean(),
  place_on_watch: v.boolean(),
  retire_scrape: v.boolean(),
});
export type ShiftReviewValues = v.InferOutput<typeof shiftReviewShape>;
export type ShiftReviewField = keyof ShiftReviewValues;

export const emptyShiftReview = (action: ShiftAction | '' = ''): ShiftReviewValues => ({
  ...emptyReview(action),
  career_page_up_to_date: false,
  homepage_url_changed: '',
  job_count_acceptable: false,
  job_shift_valid: false,
  place_on_watch: false,
  retire_scrape: false,
});

export const SHIFT_WORDS: Readonly<Record<ShiftAction, ActionWords>> = {
  send_for_review: {
    label: 'Send for Review',
    many: 'Send # for review',
    button: 'Send for Review',
  },
  place_on_watch: {
    label: 'Place on Watch',
    many: 'Place # on the watch list',
  },
  request_new_scrape: {
    label: 'Request New Scrape',
    many: 'Request a new scrape for #',
  },
  retire_scrape: {
    label: 'Retire Scrape',
    one: 'Retire the scrape of #',
    many: 'Retire the scrapes of #',
  },
  do_nothing: { label: 'Do Nothing', many: 'Do nothing about #' },
};

export const SHIFT_LABELS: Readonly<Record<ShiftReviewField, string>> = {
  ...REVIEW_LABELS,
  career_page_up_to_date: 'Career Page Up To Date',
  homepage_url_changed: 'Homepage URL',
  job_count_acceptable: 'Job Count Acceptable',
  job_shift_valid: 'Job Shift Valid',
  place_on_watch: 'Place on Watch',
  retire_scrape: 'Retire Scrape',
};

export const shiftActionOf = ({ action }: { action: string }): ShiftAction | undefined =>
  SHIFT_ACTIONS.find((known) => known === action);

/**
 * Whether the date until which the row is snoozed is required or optional. Undefined when the field
 * is not shown.
 */
export function snoozeOf(
  values: Pick<ShiftReviewValues, 'action' | 'place_on_watch'>,
): 'required' | 'optional' | undefined {
  if (values.action === 'place_on_watch') return 'required';
  return values.action === 'request_new_scrape' && values.place_on_watch ? 'optional' : undefined;
}

/** Why the request for a new scrape cannot also place the row on the watch list. */
export const reasonNotPlaced = ({ job_count }: Pick<ShiftReviewValues, 'job_count'>) =>
  reasonNotWatched(toJobCount(job_count));

/**
 * The values after another action was chosen. The fields that belong to the former action are
 * reset.
 */
export const withShiftAction = (values: ShiftReviewValues, action: string): ShiftReviewValues =>
  action === values.action
    ? values
    : {
        ...values,
        action,
        reason_code: '',
        snooze_date: '',
        place_on_watch: false,
        retire_scrape: false,
        job_shift_valid: false,
      };

/**
 * The values after another job count was typed. Only a site without jobs can be placed on the watch
 * list.
 */
export function withShiftJobCount(values: ShiftReviewValues, job_count: string): ShiftReviewValues {
  const typed = { ...values, job_count };
  if (values.action !== 'request_new_scrape' || reasonNotPlaced(typed) === undefined) return typed;
  return { ...typed, place_on_watch: false, snooze_date: '' };
}

/**
 * All problems of the form, in the order of its fields.
 *
 * @param now the present time, in Unix milliseconds
 */
export function shiftFormProblems(
  values: ShiftReviewValues,
  now = serverNow() * 1000,
): FieldProblems<ShiftReviewField> {
  const action = shiftActionOf(values) ?? 'do_nothing';
  const more = shiftProblems({ ...values, ...wireValues(values), action }, now);
  const found: FieldProblems<ShiftReviewField> = {
    ...(values.action === 'request_new_scrape' &&
      more.snooze_date && { snooze_date: more.snooze_date.message }),
    ...reviewProblems(values, SHIFT_ASKS, SHIFT_ACTIONS, now),
  };
  const { note, ...before } = found;
  const homepage = values.homepage_url_changed.trim();
  return {
    ...before,
    // Only the entity dialog adds https://. Here the scheme has to be typed.
    ...(homepage !== '' && !isValidUrl(homepage) && { homepage_url_changed: MESSAGES.invalid_url }),
    ...(note !== undefined && { note }),
  };
}

/** The body of the review. Undefined while no action is chosen. */
export function toShiftReview(values: ShiftReviewValues): DailyJobShiftReview | undefined {
  const action = shiftActionOf(values);
  if (action === undefined) return undefined;
  const given = wireValues(values);
  return withDependentShiftFields({ ...values, ...given, action, job_count: given.job_count ?? 0 });
}

export const shiftReviewForm = defineForm<ShiftReviewValues>({
  shape: shiftReviewShape,
  labels: SHIFT_LABELS,
  problemsOf: (values) => shiftFormProblems(values),
});

/** Why the shift cannot be reviewed at all, or not with these values. Undefined when it can. */
export function shiftReviewBlockReason(
  row: DailyJobShift,
  values: ShiftReviewValues,
): string | undefined {
  const action = shiftActionOf(values);
  const retires =
    action !== undefined && retiresScrape({ action, retire_scrape: values.retire_scrape });
  return (shiftBlockReason(row) ?? (retires ? retireBlockReason(row) : undefined))?.message;
}

/** The values of a shift for the fields of templates. The date is the day of the shift. */
export const shiftFacts = (row: DailyJobShift): TemplateFacts => ({
  avg: formatCount(row.avg_job_count),
  latest: formatCount(row.latest_job_count),
  change: formatChange(row.absolute_change),
  entity: row.entity.company_name,
  date: spelledDay(row.shift_date ?? dayOf(new Date())),
});
