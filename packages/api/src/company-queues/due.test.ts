import { describe, expect, it } from 'vitest';
import {
  dueAt,
  dueOf,
  dueStateOf,
  hasDueTime,
  isTimeZone,
  readDueTimes,
  startOfDay,
} from './due.ts';

const at = (text: string): number => Date.parse(text) / 1000;
const iso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
const times = readDueTimes('4h,24h,day,48h,week') ?? [];
const due = (start: string, priority: number, zone: string) =>
  iso(dueAt(at(start), priority, times, zone));

describe('due times', () => {
  it.each([
    [1, '2026-11-18T14:00:00Z'],
    [2, '2026-11-19T10:00:00Z'],
    [3, '2026-11-18T22:59:59Z'],
    [4, '2026-11-20T10:00:00Z'],
    [5, '2026-11-22T22:59:59Z'],
    [6, null],
  ])('of priority %i, asked for on a Wednesday in Berlin', (priority, expected) => {
    expect(due('2026-11-18T10:00:00Z', priority, 'Europe/Berlin')).toBe(expected);
  });

  it.each([
    ['the day that the clock goes forward', '2026-03-29T00:30:00Z', 3, '2026-03-29T21:59:59Z'],
    ['the day that the clock goes back', '2026-10-25T00:30:00Z', 3, '2026-10-25T22:59:59Z'],
    ['the week that ends with the change', '2026-10-21T10:00:00Z', 5, '2026-10-25T22:59:59Z'],
    ['hours do not mind the clock', '2026-03-28T12:00:00Z', 2, '2026-03-29T12:00:00Z'],
  ])('in Berlin: %s', (_name, start, priority, expected) => {
    expect(due(start, priority, 'Europe/Berlin')).toBe(expected);
  });

  it.each([
    ['the day that the clock goes forward', '2026-03-08T06:30:00Z', 3, '2026-03-09T03:59:59Z'],
    ['the day that the clock goes back', '2026-11-01T04:30:00Z', 3, '2026-11-02T04:59:59Z'],
    ['the last hour of the day before', '2026-11-01T03:30:00Z', 3, '2026-11-01T03:59:59Z'],
    ['the week that ends with the change', '2026-03-04T12:00:00Z', 5, '2026-03-09T03:59:59Z'],
  ])('in New York: %s', (_name, start, priority, expected) => {
    expect(due(start, priority, 'America/New_York')).toBe(expected);
  });

  it('a Sunday is the end of its own week, a Monday begins the next', () => {
    expect(due('2026-11-22T23:30:00Z', 5, 'UTC')).toBe('2026-11-22T23:59:59Z');
    expect(due('2026-11-23T00:00:00Z', 5, 'UTC')).toBe('2026-11-29T23:59:59Z');
  });

  it.each([
    ['skipped', '2018-11-04', '2018-11-04T03:00:00Z'],
    ['repeated', '2018-02-18', '2018-02-18T03:00:00Z'],
  ])('a day begins where its midnight is %s', (_name, day, expected) => {
    expect(iso(startOfDay(at(`${day}T00:00:00Z`) / 86_400, 'America/Sao_Paulo'))).toBe(expected);
  });

  it.each([
    '',
    '4h',
    '4h,24h,day,48h',
    '4h,24h,day,48h,week,day',
    '0h,1h,1h,1h,1h',
    '4h,,day,48h,week',
  ])('the table %j is nonsense', (text) => expect(readDueTimes(text)).toBeUndefined());
  it.each([
    '9000h,1h,1h,1h,1h',
    '-4h,1h,1h,1h,1h',
    '4,24,day,48,week',
    '4h;24h;day;48h;week',
    'year,1h,1h,1h,1h',
  ])('and so is %j', (text) => expect(readDueTimes(text)).toBeUndefined());
  it('blanks and capitals do not matter', () => {
    expect(readDueTimes(' 4H, 24h,Day,48h,WEEK')).toEqual([
      { hours: 4 },
      { hours: 24 },
      'day',
      { hours: 48 },
      'week',
    ]);
  });
  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Berlin', false],
    ['+02:00', false],
    ['', false],
  ])('the time zone %j: %s', (zone, expected) => expect(isTimeZone(zone)).toBe(expected));
});

describe('the state of a due time', () => {
  const now = at('2026-11-18T22:30:00Z');
  it.each([
    [now - 1, 'overdue'],
    [now, 'today'],
    [at('2026-11-18T22:59:59Z'), 'today'],
    [at('2026-11-18T23:00:00Z'), 'later'],
  ])('%i is %s', (due_at, expected) => {
    expect(dueStateOf(due_at, now, 'Europe/Berlin')).toBe(expected);
  });

  it.each([
    ['requested', false, true],
    ['in-progress', false, true],
    ['escalated', false, true],
    ['review-ready', false, false],
    ['done', false, false],
    ['requested', true, false],
  ])('%s, archived %s: has one %s', (status, isArchived, expected) => {
    expect(hasDueTime(status, isArchived)).toBe(expected);
  });
});

describe('the due time of a row', () => {
  const row = {
    due_at: 7,
    overdue: true,
    request_timestamp: 100,
    request_priority: 1,
    latest_status: 'requested',
    company_queue: { entity: { archived: false } },
  };
  it('is the one that the back end sends', () => {
    expect(dueOf(row, times, 'UTC')).toEqual({ at: 7, isCalculated: false });
    expect(dueOf({ ...row, due_at: null, overdue: false }, times, 'UTC')).toBeUndefined();
  });
  it('is calculated from the request when the back end sends none', () => {
    const bare = { ...row, due_at: null, overdue: null };
    expect(dueOf(bare, times, 'UTC')).toEqual({ at: 100 + 4 * 3600, isCalculated: true });
    expect(dueOf({ ...bare, latest_status: 'done' }, times, 'UTC')).toBeUndefined();
    expect(dueOf({ ...bare, request_timestamp: null }, times, 'UTC')).toBeUndefined();
    const archived = { entity: { archived: true } };
    expect(dueOf({ ...bare, company_queue: archived }, times, 'UTC')).toBeUndefined();
  });
});
