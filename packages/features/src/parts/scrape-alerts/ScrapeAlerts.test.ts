import { expect, it } from 'vitest';
import { alertLabel } from './ScrapeAlerts.tsx';

it.each([
  ['broken', 'Broken'],
  ['stuck', 'Stuck'],
  ['underrun', 'Underrun'],
  ['blocked', 'Blocked'],
  ['no_jobs-found', 'No jobs found'],
  ['__proto__', 'Proto'],
  ['', '–'],
])('%j reads %s', (state, words) => {
  expect(alertLabel(state)).toBe(words);
});
