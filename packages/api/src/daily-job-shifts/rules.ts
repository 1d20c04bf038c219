import { violationOf } from '../core/hydra/messages.ts';
import { isValidUrl, normaliseUrl } from '../core/urls.ts';
import {
  archivedBlockReason,
  askedProblems,
  NO_CHOICE,
  snoozeProblem,
  withProblem,
  type AskedField,
  type Asks,
  type BlockReason,
  type Problems,
} from '../reviews/rules.ts';
import type { DailyJobShiftReview, ShiftAction } from './schema.ts';

const forQueue: Asks = {
  jobCount: true,
  snoozeDate: false,
  note: true,
  reasons: ['queue_request'],
};

/** The fields that each action asks for. See docs/contract.md#quality. */
export const SHIFT_ASKS: Readonly<Record<ShiftAction, Asks>> = {
  send_for_review: forQueue,
  place_on_watch: { ...forQueue, snoozeDate: true, reasons: ['watch_list'] },
  request_new_scrape: forQueue,
  retire_scrape: forQueue,
  do_nothing: forQueue,
};

/**
 * The limits of a big drop, in per cent and in jobs. A change that equals a limit is a big drop,
 * too.
 */
export const BIG_DROP = { percent: -50, jobs: -10 };

/**
 * The filters that the quick filters set, by wire name. The counts of the quick filters disregard
 * them.
 */
export const QUICK_FILTERS = [
  'percent_change',
  'absolute_change',
  'latest_job_count',
  'outage',
  'new',
] as const;

/** The reason why this shift cannot be reviewed, or undefined when it can. */
export const shiftBlockReason = archivedBlockReason;

/** The reason why the scrape of this shift cannot be retired, or undefined when it can. */
export const retireBlockReason = ({
  scrape,
}: {
  scrape: { archived: boolean };
}): BlockReason | undefined =>
  scrape.archived ? { code: 'scrape_archived', message: 'The scrape is archived.' } : undefined;

/** Whether this review retires the scrape. */
export const retiresScrape = ({
  action,
  retire_scrape,
}: Pick<DailyJobShiftReview, 'action'> & { retire_scrape?: boolean | null }): boolean =>
  action === 'retire_scrape' || (action === 'request_new_scrape' && retire_scrape === true);

/**
 * The reason why a request for a new scrape cannot also place the entity on the watch list, or
 * undefined when it can.
 */
export const reasonNotWatched = (jobCount: number | null): string | undefined =>
  jobCount === 0
    ? undefined
    : 'Only a site without jobs is placed on the watch list. Enter 0 as the job count first.';

/**
 * Returns the body as it is sent. Fields that belong to another action than the chosen one get
 * their initial values.
 */
export function withDependentShiftFields(values: DailyJobShiftReview): DailyJobShiftReview {
  const requests = values.action === 'request_new_scrape';
  const watches =
    requests && values.place_on_watch && reasonNotWatched(values.job_count) === undefined;
  return {
    ...values,
    homepage_url_changed: normaliseUrl(values.homepage_url_changed),
    retire_scrape: requests && values.retire_scrape,
    place_on_watch: watches,
    job_shift_valid: values.action === 'do_nothing' ? values.job_shift_valid : null,
    snooze_date: values.action === 'place_on_watch' || watches ? values.snooze_date : '',
  };
}

type Given = { action: ShiftAction } & {
  [Field in keyof Omit<DailyJobShiftReview, 'action'>]?: DailyJobShiftReview[Field] | null;
};

/**
 * Returns all problems of a review. Only the server knows whether the reason is in its list.
 *
 * @param now milliseconds
 */
export function shiftProblems(
  given: Given,
  now: number,
): Problems<AskedField | 'place_on_watch' | 'homepage_url_changed'> {
  const watches = given.place_on_watch === true;
  const mayWatch = given.action === 'request_new_scrape' && given.job_count === 0;
  const address = normaliseUrl(given.homepage_url_changed ?? '');
  return {
    // In a request for a new scrape the date is optional, but a given date is checked.
    ...withProblem({
      snooze_date: watches && mayWatch ? snoozeProblem(given.snooze_date, false, now) : undefined,
    }),
    ...askedProblems(SHIFT_ASKS[given.action], given, now),
    ...withProblem({
      place_on_watch: watches && !mayWatch ? NO_CHOICE : undefined,
      homepage_url_changed:
        address === '' || isValidUrl(address) ? undefined : violationOf('invalid_url'),
    }),
  };
}
