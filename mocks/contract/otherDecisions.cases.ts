import { monitoredEntitySchema } from '@console/api/monitored-entities/schema';
import { pitStopSchema } from '@console/api/pit-stops/schema';
import { reviewReadySchema } from '@console/api/review-readies/schema';
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

type Fields = Readonly<Record<string, unknown>>;
const put = (list: string, { id, etag }: GivenRow, body: Fields) =>
  ({ method: 'PUT', path: `${list}/${id}/review`, body, headers: { 'if-match': etag } }) as const;

/** The cases that every review has in common. `fine` is a valid review of the list. */
const common = (
  list: string,
  path: string,
  fine: () => Fields,
  fits?: Parameters<typeof givenRow>[1],
): readonly ContractCase[] => [
  rowCase({
    name: `${list}: an action is required`,
    given: givenRow(path, fits),
    request: (given) => put(list, given, { ...fine(), action: '' }),
    ...missing('action'),
  }),
  rowCase({
    name: `${list}: another action is refused`,
    given: givenRow(path, fits),
    request: (given) => put(list, given, { ...fine(), action: 'shrug' }),
    ...noChoice('action'),
  }),
  rowCase({
    name: `${list}: who comes second is told who was first`,
    given: givenRowAfter(path, (given) => put(list, given, fine()), fits),
    request: (given) => put(list, given, fine()),
    status: 409,
    body: { code: 'already_reviewed', last_reviewed_by: { '@type': 'User' } },
  }),
  rowCase({
    name: `${list}: an archived entity is not decided about`,
    given: givenRowAfter(path, archiveEntity, fits),
    request: (given) => put(list, given, fine()),
    status: 409,
    body: { code: 'entity_archived' },
  }),
  rowCase({
    name: `${list}: a scraper decides nothing`,
    role: 'ROLE_SCRAPER',
    given: givenRow(path, fits),
    request: (given) => put(list, given, fine()),
    status: 403,
  }),
];

const MONITORED = '/monitored_entities';
const sending = () => ({
  action: 'send_for_review',
  job_count: 4,
  note: '<p>Look.</p>',
  reason_code: 'new_scrape',
});
const removal = () => ({
  action: 'remove_from_monitored_entities',
  job_count: null,
  note: '<p>Fine.</p>',
  reason_code: '',
});
const newcomer = givenOwnRow(`${MONITORED}?kind=new`);
const anyNewcomer = givenRow(`${MONITORED}?kind=new`);

export const monitoredDecisionCases: readonly ContractCase[] = [
  ...common(MONITORED, `${MONITORED}?kind=monitored`, removal),
  rowCase({
    name: 'a new one that is sent for review is monitored from then on',
    given: newcomer,
    request: (given) => put(MONITORED, given, sending()),
    status: 200,
    shape: monitoredEntitySchema,
    body: {
      '@type': 'MonitoredEntity',
      kind: 'monitored',
      status: 'sent_for_review',
      latest_note: { title: 'Monitored Entity Review – send_for_review' },
    },
  }),
  rowCase({
    name: 'one that is removed leaves the list',
    given: givenRowAfter(`${MONITORED}?kind=monitored`, (given) =>
      put(MONITORED, given, removal()),
    ),
    request: ({ id }) => ({ method: 'GET', path: `${MONITORED}?id[]=${id}` }),
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'and is not decided about again',
    given: givenRowAfter(`${MONITORED}?kind=monitored`, (given) =>
      put(MONITORED, given, removal()),
    ),
    request: (given) => ({ ...put(MONITORED, given, removal()), headers: {} }),
    status: 409,
    body: { code: 'already_reviewed' },
  }),
  rowCase({
    name: 'to send requires a job count',
    given: anyNewcomer,
    request: (given) => put(MONITORED, given, { ...sending(), job_count: null }),
    ...missing('job_count'),
  }),
  rowCase({
    name: 'and a reason',
    given: anyNewcomer,
    request: (given) => put(MONITORED, given, { ...sending(), reason_code: '' }),
    ...missing('reason_code'),
  }),
  rowCase({
    name: 'of the queue',
    given: anyNewcomer,
    request: (given) => put(MONITORED, given, { ...sending(), reason_code: 'site_down' }),
    ...noChoice('reason_code'),
  }),
  rowCase({
    name: 'to remove requires a note',
    given: anyNewcomer,
    request: (given) => put(MONITORED, given, { ...removal(), note: '' }),
    ...missing('note'),
  }),
];

const READIES = '/review_readies';
const ready = givenOwnRow(READIES);
const anyReady = givenRow(READIES);
const accepted = () => ({ action: 'accepted', note: '<p>Fine.</p>' });
const declined = { action: 'declined', note: '<p>Not yet.</p>' };

export const reviewReadyDecisionCases: readonly ContractCase[] = [
  ...common(READIES, READIES, accepted),
  rowCase({
    name: 'to accept needs no note',
    role: 'ROLE_SCRAPE_LEAD',
    given: ready,
    request: (given) => put(READIES, given, { ...accepted(), note: '' }),
    status: 200,
    shape: reviewReadySchema,
    body: { '@type': 'ReviewReady', status: 'accepted', last_action_taken: 'accepted' },
  }),
  rowCase({
    name: 'to decline sends the request back',
    given: ready,
    request: (given) => put(READIES, given, declined),
    status: 200,
    body: {
      status: 'declined',
      last_action_taken: 'declined',
      company_queue_request: { latest_status: 'requested' },
      latest_note: { content: '<p>Not yet.</p>' },
    },
  }),
  rowCase({
    name: 'and needs a note',
    given: anyReady,
    request: (given) => put(READIES, given, { ...declined, note: '<p></p>' }),
    ...missing('note'),
  }),
  rowCase({
    name: 'the short spelling is read, too',
    given: ready,
    request: (given) => put(READIES, given, { ...declined, action: 'decline' }),
    status: 200,
    body: { status: 'declined' },
  }),
  rowCase({
    name: 'what was decided leaves the list of what waits',
    given: givenRowAfter(READIES, (given) => put(READIES, given, declined)),
    request: ({ id }) => ({ method: 'GET', path: `${READIES}?id[]=${id}` }),
    status: 200,
    body: { 'hydra:totalItems': 0 },
  }),
  rowCase({
    name: 'and is not decided about again, whatever version is named',
    given: givenRowAfter(READIES, (given) => put(READIES, given, declined)),
    request: (given) => ({ ...put(READIES, given, accepted()), headers: {} }),
    status: 409,
    body: { code: 'already_reviewed' },
  }),
];

const STOPS = '/pit_stops';
const WAITING = `${STOPS}?status[]=requested`;
const stop = givenOwnRow(WAITING);
const anyStop = givenRow(WAITING);
const toTeam = () => ({
  action: 'send_to_scrape_team',
  job_count: 7,
  note: '<p>Please.</p>',
  reason_code: 'escalated_request',
  snooze_date: '',
});
const toDelivery = {
  action: 'send_to_continuous_delivery_queue',
  job_count: null,
  note: '<p>Done.</p>',
  reason_code: '',
  snooze_date: '',
};
const toWatch = () => ({
  action: 'place_on_watch',
  job_count: null,
  note: '<p>Wait.</p>',
  reason_code: 'hiring_freeze',
  snooze_date: soon(),
});

export const pitStopDecisionCases: readonly ContractCase[] = [
  ...common(STOPS, WAITING, toTeam),
  rowCase({
    name: 'what the scrape team gets is in progress',
    role: 'ROLE_SCRAPE_LEAD',
    given: stop,
    request: (given) => put(STOPS, given, toTeam()),
    status: 200,
    shape: pitStopSchema,
    body: {
      '@type': 'PitStop',
      status: 'in-progress',
      resolved_date: null,
      last_action_taken: 'send_to_scrape_team',
    },
  }),
  rowCase({
    name: 'a reason of the queue will do for it, too',
    given: stop,
    request: (given) => put(STOPS, given, { ...toTeam(), reason_code: 'fix_scrape' }),
    status: 200,
  }),
  rowCase({
    name: 'what goes to continuous delivery is done',
    given: stop,
    request: (given) => put(STOPS, given, toDelivery),
    status: 200,
    body: { status: 'done', last_action_taken: 'send_to_continuous_delivery_queue' },
    text: /"resolved_date":\d+/,
  }),
  rowCase({
    name: 'what is placed on watch is done, and on the watch list',
    given: givenRowAfter(WAITING, (given) => put(STOPS, given, toWatch())),
    request: ({ entityId }) => ({ method: 'GET', path: `/watch_lists?entity.id=${entityId}` }),
    status: 200,
    body: { 'hydra:member': [{ reason_code: 'hiring_freeze', snoozed: true }] },
  }),
  rowCase({
    name: 'what is done is not decided about again',
    given: givenRowAfter(WAITING, (given) => put(STOPS, given, toDelivery)),
    request: (given) => ({ ...put(STOPS, given, toTeam()), headers: {} }),
    status: 409,
    body: { code: 'pit_stop_done', 'hydra:description': 'The pit stop is already done.' },
  }),
  rowCase({
    name: 'the scrape team needs a job count',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toTeam(), job_count: null }),
    ...missing('job_count'),
  }),
  rowCase({
    name: 'and a reason',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toTeam(), reason_code: '' }),
    ...missing('reason_code'),
  }),
  rowCase({
    name: 'not one of the watch list',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toTeam(), reason_code: 'hiring_freeze' }),
    ...noChoice('reason_code'),
  }),
  rowCase({
    name: 'to watch requires a date',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toWatch(), snooze_date: '' }),
    ...missing('snooze_date'),
  }),
  rowCase({
    name: 'a later one',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toWatch(), snooze_date: soon(-1) }),
    ...violation('snooze_date', 'not_in_future', 'Date must be in the future'),
  }),
  rowCase({
    name: 'continuous delivery needs a note',
    given: anyStop,
    request: (given) => put(STOPS, given, { ...toDelivery, note: '' }),
    ...missing('note'),
  }),
];
