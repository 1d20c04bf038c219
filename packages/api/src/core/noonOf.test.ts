import { afterEach, describe, expect, it, vi } from 'vitest';
import { noonOf } from './noonOf.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('noon of a day', () => {
  it.each([
    ['Pacific/Auckland', '2026-04-13'],
    ['Pacific/Auckland', '2026-04-05'],
    ['Pacific/Kiritimati', '2026-04-13'],
    ['Etc/GMT+12', '2026-04-13'],
    ['America/Los_Angeles', '2026-03-08'],
    ['Asia/Beirut', '2026-03-29'],
  ])('in %s is on that very day: %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    const noon = new Date((noonOf(day) ?? NaN) * 1000);
    expect([noon.getFullYear(), noon.getMonth() + 1, noon.getDate(), noon.getHours()]).toEqual([
      ...day.split('-').map(Number),
      12,
    ]);
  });

  it.each(['2026-02-30', '2026-4-13', 'yesterday', ''])('does not exist for %j', (day) => {
    expect(noonOf(day)).toBeUndefined();
  });
});
