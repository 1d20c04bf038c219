import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readWorkHistory, toWorkHistoryQuery, writeWorkHistory } from './workHistory.state.ts';

afterEach(() => {
  vi.useRealTimers();
  resetServerClock();
});

describe('work history in the address', () => {
  it('starts with seven days and fifteen rows (B-SDB-005, B-SDB-006)', () => {
    expect(readWorkHistory('page=3&historyDays=8&historyPage=x&historyPageSize=7')).toEqual({
      days: 7,
      page: 1,
      pageSize: 15,
    });
  });

  it('has names of its own and keeps those of the queue', () => {
    const state = { days: 30, page: 2, pageSize: 50 };
    const written = writeWorkHistory(state, 'page=3&status[]=done&historyDays=14');
    expect(written).toBe('page=3&status[]=done&historyDays=30&historyPage=2&historyPageSize=50');
    expect(readWorkHistory(written)).toEqual(state);
    expect(writeWorkHistory({ days: 7, page: 1, pageSize: 15 }, written)).toBe(
      'page=3&status[]=done',
    );
  });

  it('asks from the first second of a day, and for all without a bound (B-SDB-007)', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 15, 30) });
    expect(toWorkHistoryQuery({ days: 7, page: 2, pageSize: 15 })).toEqual({
      page: 2,
      limit: 15,
      filters: { 'history_timestamp[gte]': new Date(2026, 10, 13).getTime() / 1000 },
    });
    expect(toWorkHistoryQuery({ days: 0, page: 1, pageSize: 15 }).filters).toEqual({});
  });

  it("looks back from the server's today when the browser's clock is two days off", () => {
    const now = new Date(2026, 10, 20, 15, 30);
    vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() - 2 * 86_400_000 });
    recordServerDate(now.toUTCString());
    expect(toWorkHistoryQuery({ days: 7, page: 1, pageSize: 15 }).filters).toEqual({
      'history_timestamp[gte]': new Date(2026, 10, 13).getTime() / 1000,
    });
  });
});
