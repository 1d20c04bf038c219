import { dailyJobShiftSchema } from '@console/api/daily-job-shifts/schema';
import type { ContractCase } from './contractCase.ts';
import {
  archiveEntity,
  givenOwnRow,
  givenRow,
  givenRowAfter,
  missing,
  noChoice,
  rowCase,
  soon,
  violation,
  type GivenRow,
} from './givenRow.ts';

const LIST = '/daily_job_shifts';
const ordinary = {
  action: 'do_nothing',
  career_page_up_to_date: true,
  homepage_url_changed: '',
  job_count: 12,
  job_count_acceptable: true,
  job_shift_valid: true,
  note: '<p>Looked at it.</p>',
  place_on_watch: false,
  reason_code: 'job_count_wrong',
  retire_scrape: false,
  snooze_date: '',
};
type Fields = Readonly<Record<string, unknown>>;
const review = (
  { id, etag }: GivenRow,
  changes: Fields = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  ({
    method: 'POST',
    path: `${LIST}/${id}/review`,
    body: { ...ordinary, ...changes },
    headers: { 'if-match': etag, ...headers },
  }) as const;
const watch = () => ({ action: 'place_on_watch', reason_code: 'site_down', snooze_date: soon() });
const assign = ({ id, etag }: GivenRow, body: unknown) =>
  ({ method: 'PUT', path: `${LIST}/${id}/assign`, body, headers: { 'if-match': etag } }) as const;
const shift = givenOwnRow(LIST);
const anyShift = givenRow(LIST);
const at = (path: string) => ({ method: 'GET', path }) as const;

const refused = (
  name: string,
  changes: Fields,
  answer: { status: number; body: Fields },
): ContractCase =>
  rowCase({ name, given: anyShift, request: (given) => review(given, changes), ...answer });

const ignoredDate = (name: string, changes: Fields): ContractCase =>
  rowCase({
    name,
    given: shift,
    request: (given) => review(given, changes),
    status: 200,
  });

const reviews: readonly ContractCase[] = [
  ...['soon', soon(-1)].map((snooze_date) =>
    ignoredDate(`a date that the action does not read is ignored: ${JSON.stringify(snooze_date)}`, {
      snooze_date,
    }),
  ),
  ignoredDate('without the watch box a request of a new scrape reads no date', {
    action: 'request_new_scrape',
    snooze_date: soon(-1),
  }),
  rowCase({
    name: 'a review answers with the row: who, when, what and why',
    given: shift,
    request: (given) => review(given),
    status: 200,
    shape: dailyJobShiftSchema,
    body: ({ id }) => ({
      '@type': 'DailyJobShift',
      id,
      last_action_taken: 'do_nothing',
      latest_note: {
        title: 'Daily Job Shift Review – do_nothing',
        content: '<p>Looked at it.</p>',
        '@type': 'ScrapeNote',
      },
    }),
  }),
  rowCase({
    name: 'and the shift stays listed',
    given: givenRowAfter(LIST, (given) => review(given, { action: 'send_for_review' })),
    request: ({ id }) => at(`${LIST}?id[]=${id}`),
    status: 200,
    body: { 'hydra:totalItems': 1 },
  }),
  rowCase({
    name: 'what is sent for review moves the entity',
    given: shift,
    request: (given) => review(given, { action: 'send_for_review' }),
    status: 200,
    body: { last_action_taken: 'send_for_review', entity: { state: 'sent_for_review' } },
  }),
  rowCase({
    name: 'a retired scrape is archived',
    given: shift,
    request: (given) => review(given, { action: 'retire_scrape' }),
    status: 200,
    body: { scrape: { archived: true, active: false } },
  }),
  rowCase({
    name: 'and its shift is closed',
    given: givenRowAfter(LIST, (given) => review(given, { action: 'retire_scrape' })),
    request: ({ id }) => at(`${LIST}?id[]=${id}`),
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'a request for a new scrape may retire the old one',
    given: shift,
    request: (given) => review(given, { action: 'request_new_scrape', retire_scrape: true }),
    status: 200,
    body: { last_action_taken: 'request_new_scrape', scrape: { archived: true } },
  }),
  rowCase({
    name: 'retiring is passed over with another action',
    given: shift,
    request: (given) => review(given, { retire_scrape: true }),
    status: 200,
    body: { scrape: { archived: false } },
  }),
  rowCase({
    name: 'placed on watch, the entity is on the watch list until that day',
    given: givenRowAfter(LIST, (given) => review(given, watch())),
    request: ({ entityId }) => at(`/watch_lists?entity.id=${entityId}`),
    status: 200,
    body: ({ entityId }) => ({
      'hydra:member': [
        { entity: { id: entityId, state: 'watch_list' }, reason_code: 'site_down', snoozed: true },
      ],
    }),
  }),
  rowCase({
    name: 'a request for a new scrape of a site without jobs may place it on watch, without a date',
    given: givenRowAfter(LIST, (given) =>
      review(given, { action: 'request_new_scrape', job_count: 0, place_on_watch: true }),
    ),
    request: ({ entityId }) => at(`/watch_lists?entity.id=${entityId}`),
    status: 200,
    body: { 'hydra:member': [{ snoozed: false, snoozed_until: null }] },
  }),
];

const refusals: readonly ContractCase[] = [
  refused('an action is required', { action: '' }, missing('action')),
  refused('another action is refused', { action: 'shrug' }, noChoice('action')),
  refused('a job count is required', { job_count: null }, missing('job_count')),
  refused(
    'a job count is not negative',
    { job_count: -1 },
    violation('job_count', 'min', 'Value must be positive'),
  ),
  refused(
    'a job count is whole',
    { job_count: 1.5 },
    { status: 400, body: { code: 'bad_request' } },
  ),
  refused(
    'a job count is a number',
    { job_count: 'many' },
    { status: 400, body: { code: 'bad_request' } },
  ),
  refused(
    'a job count fits its column',
    { job_count: 3_000_000_000 },
    violation('job_count', 'max', 'Value must be at most 2147483647'),
  ),
  refused('a reason is required', { reason_code: '' }, missing('reason_code')),
  refused('a reason is one of the list', { reason_code: 'site_down' }, noChoice('reason_code')),
  refused(
    'another list with place on watch',
    { ...watch(), reason_code: 'job_count_wrong' },
    noChoice('reason_code'),
  ),
  refused(
    'place on watch requires a date',
    { ...watch(), snooze_date: '' },
    missing('snooze_date'),
  ),
  refused(
    'a date in the past is refused',
    { ...watch(), snooze_date: soon(-1) },
    violation('snooze_date', 'not_in_future', 'Date must be in the future'),
  ),
  refused('a date is a date', { ...watch(), snooze_date: 'soon' }, noChoice('snooze_date')),
  refused('a note is required', { note: '<p>&nbsp;</p>' }, missing('note')),
  refused(
    'a new homepage is an address',
    { homepage_url_changed: 'abc' },
    violation('homepage_url_changed', 'invalid_url', 'URL not valid'),
  ),
  refused(
    'a site with jobs is not placed on watch',
    { action: 'request_new_scrape', place_on_watch: true },
    noChoice('place_on_watch'),
  ),
  refused(
    'nor is it with another action',
    { place_on_watch: true, job_count: 0 },
    noChoice('place_on_watch'),
  ),
];

const conflicts: readonly ContractCase[] = [
  rowCase({
    name: 'who comes second is told who was first, and when',
    given: givenRowAfter(LIST, (given) => review(given)),
    request: (given) => review(given),
    status: 409,
    body: {
      code: 'already_reviewed',
      'hydra:title': 'Conflict',
      last_reviewed_by: { '@type': 'User' },
    },
    text: /This item was already reviewed by \S+ \S+\..*"last_time_reviewed":\d+/s,
  }),
  rowCase({
    name: 'without a version a shift is reviewed again',
    given: givenRowAfter(LIST, (given) => review(given)),
    request: (given) => ({ ...review(given, { action: 'send_for_review' }), headers: {} }),
    status: 200,
    body: { last_action_taken: 'send_for_review' },
  }),
  rowCase({
    name: 'the same request under the same key is answered as before',
    given: givenRowAfter(LIST, (given) =>
      review(given, {}, { 'idempotency-key': `contract-${given.id}` }),
    ),
    request: (given) => review(given, {}, { 'idempotency-key': `contract-${given.id}` }),
    status: 200,
    body: ({ id }) => ({ id, last_action_taken: 'do_nothing' }),
    headers: { 'idempotency-replayed': /^true$/ },
  }),
  rowCase({
    name: 'an archived entity is not decided about',
    given: givenRowAfter(LIST, archiveEntity),
    request: (given) => review(given),
    status: 409,
    body: { code: 'entity_archived', 'hydra:description': 'The entity is archived.' },
  }),
  rowCase({
    name: 'nor assigned',
    given: givenRowAfter(LIST, archiveEntity),
    request: (given) => assign(given, { assigned_to: [`users/${given.userId}`] }),
    status: 409,
    body: { code: 'entity_archived' },
  }),
  rowCase({
    name: 'a scraper does not review shifts',
    role: 'ROLE_SCRAPER',
    given: anyShift,
    request: (given) => review(given),
    status: 403,
    body: { code: 'forbidden' },
  }),
  {
    name: 'a shift that never was is not reviewed',
    request: { method: 'POST', path: `${LIST}/2000000000/review`, body: ordinary },
    status: 404,
  },
];

const assignments: readonly ContractCase[] = [
  rowCase({
    name: 'a shift is assigned to people',
    role: 'ROLE_DQ',
    given: shift,
    request: (given) => assign(given, { assigned_to: [`users/${given.userId}`] }),
    status: 200,
    shape: dailyJobShiftSchema,
    body: ({ userId }) => ({ assigned_to: [{ '@type': 'User', id: userId }] }),
    text: /"date_assigned":\d+/,
  }),
  rowCase({
    name: 'the other spelling is read, too',
    given: shift,
    request: (given) => assign(given, { assign_to: given.userId }),
    status: 200,
    body: ({ userId }) => ({ assigned_to: [{ id: userId }] }),
  }),
  rowCase({
    name: 'to somebody',
    given: anyShift,
    request: (given) => assign(given, { assigned_to: [] }),
    ...missing('assigned_to'),
  }),
  rowCase({
    name: 'whom there is',
    given: anyShift,
    request: (given) => assign(given, { assigned_to: ['users/2000000000'] }),
    ...violation('assigned_to[0]', 'not_found', 'Item not found'),
  }),
  rowCase({
    name: 'a scraper assigns nothing',
    role: 'ROLE_SCRAPER',
    given: anyShift,
    request: (given) => assign(given, { assigned_to: ['users/1'] }),
    status: 403,
  }),
];

export const shiftDecisionCases: readonly ContractCase[] = [
  ...reviews,
  ...refusals,
  ...conflicts,
  ...assignments,
];
