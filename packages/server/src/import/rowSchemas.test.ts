import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { companySchema } from './rowSchemas.ts';

describe('companySchema', () => {
  it('takes an instant of zero for one that never was', () => {
    const company = {
      eid: 7,
      company_name: 'Acme',
      first_job_date: 0,
      last_check: 0,
      portals: [
        { ats: 'lever', last_check: 0 },
        { ats: 'icims', last_check: 1_700_000_000 },
      ],
    };
    expect(v.parse(companySchema, company)).toMatchObject({
      first_job_date: null,
      last_check: null,
      portals: [{ last_check: null }, { last_check: new Date(1_700_000_000_000) }],
    });
  });
});
