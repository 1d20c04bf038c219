import { collectionOf } from '@console/api/core/hydra/collection';
import { shiftFacetsSchema, shiftOutageSchema } from '@console/api/daily-job-shifts/schema';
import type { ContractCase } from './contractCase.ts';

/** The counts above the shifts, and the outages among them. */
export const shiftImpactCases: readonly ContractCase[] = [
  {
    name: 'the counts above the shifts',
    role: 'ROLE_DQ',
    request: { method: 'GET', path: '/daily_job_shifts/facets?new=true' },
    status: 200,
    shape: shiftFacetsSchema,
    keys: ['outages', 'big_drops', 'gone_to_zero', 'new'],
  },
  {
    name: 'the outages among the shifts',
    role: 'ROLE_DQ',
    request: { method: 'GET', path: '/daily_job_shift_outages' },
    status: 200,
    shape: collectionOf(shiftOutageSchema),
  },
];
