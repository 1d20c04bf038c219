import { describe, expect, it } from 'vitest';
import {
  isValidEmail,
  latestRequest,
  listenerProblem,
  QUEUE_STATUSES,
  queueVersion,
  readQueueStatus,
  reasonNoQueueEdit,
  reasonNoStatusChange,
  reasonNotDisassociable,
  resolutionSetOf,
  statusBlockReason,
} from './rules.ts';

describe('the status of a queue request', () => {
  it.each([
    ['requested', ['in-progress', 'done', 'cant-do', 'no-jobs', 'escalated']],
    ['in-progress', ['in-progress', 'done', 'cant-do', 'no-jobs', 'escalated']],
    ['escalated', ['in-progress', 'done', 'cant-do', 'no-jobs']],
    ['done', ['requested', 'in-progress', 'cant-do', 'no-jobs', 'escalated']],
    ['cant-do', ['requested', 'in-progress', 'done', 'no-jobs', 'escalated']],
    ['no-jobs', ['requested', 'in-progress', 'done', 'cant-do', 'escalated']],
    ['review-ready', []],
  ])('B-STA-006 from %s may become %j', (from, allowed) => {
    expect(QUEUE_STATUSES.filter((to) => statusBlockReason(from, to) === undefined)).toEqual(
      allowed,
    );
  });

  it('has a reason for a forbidden change', () => {
    expect(statusBlockReason('escalated', 'requested')).toEqual({
      code: 'illegal_transition',
      message: 'The status cannot change from escalated to requested.',
    });
    expect(statusBlockReason('review-ready', 'done')).toEqual({
      code: 'in_review',
      message: 'The request is waiting for data-quality review.',
    });
  });

  it('is read with underscores too, and `review-ready` can only be set by the server', () => {
    expect(
      ['in_progress', 'cant-do', 'review-ready', 'review_ready', 'x'].map(readQueueStatus),
    ).toEqual(['in-progress', 'cant-do', undefined, undefined, undefined]);
  });

  it('has a list of resolution codes for done and for can’t do', () => {
    expect(QUEUE_STATUSES.map(resolutionSetOf)).toEqual([
      undefined,
      undefined,
      'resolution_done',
      'resolution_cant_do',
      undefined,
      undefined,
    ]);
  });
});

describe('the queue of an entity that may be archived', () => {
  const request = (id: number, latest_status: string, request_timestamp = id) => ({
    id,
    latest_status,
    request_timestamp,
  });
  const queue = (archived: boolean, ...company_queue_requests: ReturnType<typeof request>[]) => ({
    id: 3,
    entity: { archived },
    company_queue_requests,
  });

  it.each([
    [[], undefined],
    [[request(1, 'done'), request(2, 'cant-do')], 2],
    [[request(1, 'requested'), request(2, 'done')], 1],
    [[request(2, 'done', 5), request(1, 'done', 5)], 2],
  ])('of %j the latest request is %j', (requests, expected) => {
    expect(latestRequest(requests)?.id).toBe(expected);
  });

  it.each([
    ['without a queue', { ...queue(false), id: null }, undefined, 'There is no queue request.'],
    ['without a request', queue(false), undefined, 'There is no queue request.'],
    ['requested', queue(false, request(1, 'requested')), 1, undefined],
    [
      'older',
      queue(false, request(1, 'done'), request(2, 'done')),
      1,
      'Only the latest request of a queue can change status.',
    ],
    [
      'in review',
      queue(false, request(1, 'review-ready')),
      1,
      'The request is waiting for data-quality review.',
    ],
    ['in review and archived', queue(true, request(1, 'review-ready')), 1, undefined],
    ['open and archived', queue(true, request(1, 'escalated')), 1, undefined],
    ['closed and archived', queue(true, request(1, 'done')), 1, 'The entity is archived.'],
  ])('%s: why its status cannot change', (_, given, id, expected) => {
    expect(reasonNoStatusChange(given, id)).toBe(expected);
  });

  it('has listeners and an entity that cannot always change', () => {
    expect(reasonNoQueueEdit(queue(false))).toBeUndefined();
    expect(reasonNoQueueEdit(queue(true))).toBe('The entity is archived.');
    expect(reasonNoQueueEdit({ ...queue(false), id: null })).toBe('There is no queue request.');
    expect(reasonNotDisassociable(queue(false))).toBeUndefined();
    expect(reasonNotDisassociable(queue(true))).toBe('The entity is archived.');
    expect(reasonNotDisassociable({ id: 3, entity: null })).toBe('The queue has no entity.');
  });

  it.each([
    ['done', undefined],
    ['no-jobs', undefined],
    ['in-progress', 'entity_archived'],
    ['escalated', 'entity_archived'],
  ] as const)('when archived, its open request may become %s: %j', (to, expected) => {
    for (const from of ['requested', 'review-ready'])
      expect(statusBlockReason(from, to, true)?.code).toBe(expected);
    expect(statusBlockReason('cant-do', to, true)?.code).toBe('entity_archived');
  });

  it('has a version, if the back end sends one', () => {
    expect(queueVersion({ id: 3, version: 2 })).toBe('"CompanyQueue-3-2"');
    expect(queueVersion({ id: 3, version: null })).toBeUndefined();
  });
});

it('a listener is valid and unique', () => {
  expect(listenerProblem('abc', [])?.message).toBe('Please enter a valid email address');
  expect(listenerProblem(' A@b.co', ['a@b.co '])?.message).toBe(
    'Please enter a unique email address',
  );
  expect(listenerProblem('a@b.co', ['b@b.co'])).toBeUndefined();
});

it.each(['a@b.co', 'first.last+tag@mail.example.com', "o'neil@b.museum", 'ä@b.de'])(
  '%s is an e-mail address (A-DAT-027)',
  (text) => {
    expect(isValidEmail(text)).toBe(true);
  },
);

it.each([
  'a@b',
  'a@b.c',
  '@b.co',
  'a@.co',
  'a@b..co',
  'a b@c.de',
  'a@b@c.de',
  'a@b.c1',
  '',
  'a@b.co ',
])('%j is none (A-DAT-027)', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
