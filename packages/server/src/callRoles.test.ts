import { rolesForControls } from '@console/api/roles/controls';
import type { Role } from '@console/api/roles/rules';
import { expect, it } from 'vitest';
import { contract } from './contract.ts';

const A = 'ROLE_ADMIN';
const L = 'ROLE_DQ_LEAD';
const R = 'ROLE_SCRAPE_LEAD';
const Q = 'ROLE_DQ';
const S = 'ROLE_SCRAPER';

const ALLOWED: readonly (readonly [readonly Role[], string])[] = [
  [
    [A, R, S],
    `PUT /entities/{id}
    POST /scrapes/{id}/archive
    PATCH /scrapes/{id}
    PUT /scrapes/{id}/toggle_combo
    DELETE /scrapes/{id}/error_log
    POST /company_queue_requests/{id}/create_entity
    POST /tags
    PATCH /tags/{id}
    DELETE /tags/{id}`,
  ],
  [
    [A, L, R, S],
    `PUT /entities/{id}/tags/batch
    PUT /entities/{id}/aliases/batch
    POST /entities/{id}/add_to_watch_list
    POST /scrapes
    POST /company_queue_request_histories
    PATCH /company_queues/{id}
    PATCH /company_queue_requests/{id}`,
  ],
  [
    [A, L, R, Q, S],
    `POST /entities
    PUT /entities/{id}/archive
    POST /entities/add_queue_request`,
  ],
  [
    [A, L, Q],
    `GET /daily_job_shifts
    GET /daily_job_shifts/{id}
    GET /daily_job_shifts/facets
    GET /daily_job_shift_outages
    POST /daily_job_shifts/{id}/review
    PUT /daily_job_shifts/{id}/assign
    GET /watch_lists
    GET /watch_lists/{id}
    PUT /watch_lists/{id}/review
    PUT /watch_lists/{id}/assign
    GET /monitored_entities
    GET /monitored_entities/{id}
    PUT /monitored_entities/{id}/review`,
  ],
  [
    [A, L, R, Q],
    `GET /review_readies
    GET /review_readies/{id}
    PUT /review_readies/{id}/review
    GET /pit_stops
    GET /pit_stops/{id}
    PUT /pit_stops/{id}/review
    GET /quality_counts
    GET /quality_counts/views`,
  ],
];

it('A-ROL-001 H-IMP-010 these calls are for these roles, and every other call is for all', () => {
  const allowed = ALLOWED.flatMap(([roles, calls]) =>
    calls.split('\n').map((call) => [call.trim(), new Set(roles)] as const),
  );
  const guarded = contract.flatMap(({ endpoint: { method, path, controls } }) =>
    controls ? [[`${method} ${path}`, new Set(rolesForControls(controls))] as const] : [],
  );
  expect(Object.fromEntries(guarded)).toEqual(Object.fromEntries(allowed));
});
