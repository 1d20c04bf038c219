import { describe, expect, it } from 'vitest';
import {
  isValidEmail,
  QUEUE_STATUSES,
  readQueueStatus,
  resolutionSetOf,
  statusObstacle,
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
  ])('from %s may become %j', (from, allowed) => {
    expect(QUEUE_STATUSES.filter((to) => statusObstacle(from, to) === undefined)).toEqual(allowed);
  });

  it('says why not', () => {
    expect(statusObstacle('escalated', 'requested')).toEqual({
      code: 'illegal_transition',
      message: 'The status cannot change from escalated to requested.',
    });
    expect(statusObstacle('review-ready', 'done')).toEqual({
      code: 'in_review',
      message: 'The request is waiting for data-quality review.',
    });
  });

  it('is read with underscores too, and review-ready is nobody else’s to set', () => {
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
