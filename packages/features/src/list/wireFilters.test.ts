import { expect, it } from 'vitest';
import { asInstants, asNumbers, asWholeNumbers } from './wireFilters.ts';

it('asks for numbers as they are, and for whole ones by the nearest inside', () => {
  expect(asNumbers('percent_change')({ from: -50.5, to: -1 })).toEqual({
    'percent_change[gte]': -50.5,
    'percent_change[lte]': -1,
  });
  expect(asWholeNumbers('num_jobs')({ from: 5.2, to: 20.9 })).toEqual({
    'num_jobs[gte]': 6,
    'num_jobs[lte]': 20,
  });
  expect(asWholeNumbers('num_jobs')({ to: 0 })).toEqual({
    'num_jobs[gte]': undefined,
    'num_jobs[lte]': 0,
  });
});

it('asks for days from their first second to their last, here', () => {
  expect(asInstants('last_time_reviewed')({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    'last_time_reviewed[gte]': new Date(2026, 10, 20).getTime() / 1000,
    'last_time_reviewed[lte]': new Date(2026, 10, 22).getTime() / 1000 - 1,
  });
  expect(
    asInstants('last_time_reviewed')({ from: '2026-11-20' })['last_time_reviewed[lte]'],
  ).toBeUndefined();
});
