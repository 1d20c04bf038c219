import { watchListSchema } from '@console/api/watch-lists/schema';
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

const LIST = '/watch_lists';
type Fields = Readonly<Record<string, unknown>>;
const snooze = () => ({
  action: 'snooze',
  job_count: 0,
  note: '<p>Site down.</p>',
  reason_code: '',
  snooze_date: soon(),
});
const removal = {
  action: 'remove_from_watch_list',
  job_count: 4,
  note: '<p>Jobs again.</p>',
  reason_code: 'jobs_returned',
  snooze_date: '',
};
const sending = {
  action: 'send_for_review',
  job_count: 4,
  note: '<p>Look.</p>',
  reason_code: 'fix_scrape',
  snooze_date: '',
};
const review = ({ id, etag }: GivenRow, body: Fields) =>
  ({ method: 'PUT', path: `${LIST}/${id}/review`, body, headers: { 'if-match': etag } }) as const;
const assign = ({ id, etag }: GivenRow, body: Fields) =>
  ({ method: 'PUT', path: `${LIST}/${id}/assign`, body, headers: { 'if-match': etag } }) as const;
const awake = givenOwnRow(`${LIST}?snoozed=false`);
const anyAwake = givenRow(`${LIST}?snoozed=false`);
const after = (body: () => Fields) =>
  givenRowAfter(`${LIST}?snoozed=false`, (given) => review(given, body()));
const listed = ({ id }: GivenRow) => ({ method: 'GET', path: `${LIST}?id[]=${id}` }) as const;

const refused = (
  name: string,
  body: () => Fields,
  answer: { status: number; body: Fields },
): ContractCase =>
  rowCase({ name, given: anyAwake, request: (given) => review(given, body()), ...answer });

export const watchListDecisionCases: readonly ContractCase[] = [
  rowCase({
    name: 'a snoozed row says so',
    given: awake,
    request: (given) => review(given, snooze()),
    status: 200,
    shape: watchListSchema,
    body: {
      '@type': 'WatchList',
      snoozed: true,
      note: { title: 'Watch List Review – snooze', content: '<p>Site down.</p>' },
    },
  }),
  rowCase({
    name: 'and stays listed',
    given: after(snooze),
    request: listed,
    status: 200,
    body: { 'hydra:totalItems': 1 },
  }),
  rowCase({
    name: 'a removed row leaves the list',
    given: after(() => removal),
    request: listed,
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'and so does one that is sent for review',
    given: after(() => sending),
    request: listed,
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'which moves its entity',
    given: awake,
    request: (given) => review(given, sending),
    status: 200,
    body: { entity: { state: 'sent_for_review' } },
  }),
  refused('an action is required', () => ({ ...removal, action: null }), missing('action')),
  refused(
    'an action of another list is refused',
    () => ({ ...removal, action: 'do_nothing' }),
    noChoice('action'),
  ),
  refused(
    'a job count is required, also to snooze',
    () => ({ ...snooze(), job_count: null }),
    missing('job_count'),
  ),
  refused(
    'to snooze requires a date',
    () => ({ ...snooze(), snooze_date: '' }),
    missing('snooze_date'),
  ),
  refused(
    'a later one',
    () => ({ ...snooze(), snooze_date: soon(-1) }),
    violation('snooze_date', 'not_in_future', 'Date must be in the future'),
  ),
  refused(
    'and no other action takes one',
    () => ({ ...removal, snooze_date: soon() }),
    noChoice('snooze_date'),
  ),
  refused(
    'to remove requires a reason',
    () => ({ ...removal, reason_code: '' }),
    missing('reason_code'),
  ),
  refused(
    'one of its own',
    () => ({ ...removal, reason_code: 'fix_scrape' }),
    noChoice('reason_code'),
  ),
  refused(
    'to send requires one of the queue',
    () => ({ ...sending, reason_code: 'jobs_returned' }),
    noChoice('reason_code'),
  ),
  refused('a note is required', () => ({ ...snooze(), note: '<p><br></p>' }), missing('note')),
  rowCase({
    name: 'who comes second is told who was first',
    given: after(snooze),
    request: (given) => review(given, snooze()),
    status: 409,
    body: { code: 'already_reviewed', last_reviewed_by: { '@type': 'User' } },
  }),
  rowCase({
    name: 'a row that was removed is not decided about, whatever version is named',
    given: after(() => removal),
    request: (given) => ({ ...review(given, snooze()), headers: {} }),
    status: 409,
    body: { code: 'already_reviewed' },
  }),
  rowCase({
    name: 'nor assigned',
    given: after(() => removal),
    request: (given) => ({
      ...assign(given, { id: given.id, assign_to: given.userId }),
      headers: {},
    }),
    status: 409,
    body: { code: 'already_reviewed' },
  }),
  rowCase({
    name: 'whoever archives an entity takes it off the list',
    given: givenRowAfter(`${LIST}?snoozed=false`, archiveEntity),
    request: listed,
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'a row is assigned to one person',
    role: 'ROLE_DQ_LEAD',
    given: awake,
    request: (given) => assign(given, { id: given.id, assign_to: given.userId }),
    status: 200,
    shape: watchListSchema,
    body: ({ userId }) => ({ assigned_to: [{ '@type': 'User', id: userId }] }),
  }),
  rowCase({
    name: 'somebody has to be named',
    given: anyAwake,
    request: (given) => assign(given, { id: given.id }),
    ...missing('assign_to'),
  }),
  rowCase({
    name: 'whom there is',
    given: anyAwake,
    request: (given) => assign(given, { id: given.id, assign_to: 2_000_000_000 }),
    ...violation('assign_to', 'not_found', 'Item not found'),
  }),
  rowCase({
    name: 'a scrape lead decides nothing here',
    role: 'ROLE_SCRAPE_LEAD',
    given: anyAwake,
    request: (given) => review(given, snooze()),
    status: 403,
  }),
];
