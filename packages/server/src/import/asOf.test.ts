import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companyAsOf, listingAsOf, readAsOf } from './asOf.ts';
import { companySchema, listingSchema } from './rowSchemas.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const moment = new Date('2026-04-13T23:59:59.000Z');
const seconds = (text: string) => Date.parse(text) / 1000;

describe('the day that an import is as of', () => {
  it.each([
    ['2026-04-13', '2026-04-13T23:59:59.000Z'],
    ['2024-02-29', '2024-02-29T23:59:59.000Z'],
    ['2026-11-21', now.toISOString()],
  ])('%s ends at %s', (text, end) => {
    expect(readAsOf(text, now)?.toISOString()).toBe(end);
  });

  it.each([
    '2026-11-22',
    '2026-02-30',
    '2026-13-01',
    '26-04-13',
    '2026-4-13',
    'yesterday',
    '',
    '2026-04-13T10:00:00Z',
  ])('is not %s', (text) => {
    expect(readAsOf(text, now)).toBeUndefined();
  });
});

describe('what was there then', () => {
  const company = (more: object) =>
    companyAsOf(v.parse(companySchema, { eid: 1, company_name: 'Acme', ...more }), moment);
  const listing = (more: object) =>
    listingAsOf(
      v.parse(listingSchema, {
        id: 'a',
        eid: 1,
        ats: 'lever',
        title: 'T',
        date_posted: seconds('2026-01-01'),
        last_check: seconds('2026-02-01'),
        active: false,
        ...more,
      }),
      moment,
    );

  it('of an employer: no visit after the day', () => {
    expect(
      company({
        last_check: seconds('2026-07-23'),
        first_job_date: seconds('2025-01-01'),
        portals: [{ ats: 'lever', last_check: seconds('2026-07-23') }, { ats: 'icims' }],
      }),
    ).toMatchObject({
      last_check: moment,
      first_job_date: new Date('2025-01-01'),
      portals: [{ last_check: moment }, { ats: 'icims' }],
    });
  });

  it('of the jobs: those that were posted, open if they were seen later', () => {
    expect(listing({})).toMatchObject({ active: false, last_check: new Date('2026-02-01') });
    expect(listing({ last_check: seconds('2026-07-23') })).toMatchObject({
      active: true,
      last_check: moment,
    });
    expect(listing({ date_posted: seconds('2026-04-14') })).toBeUndefined();
  });
});
