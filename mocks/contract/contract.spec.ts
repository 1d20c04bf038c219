import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createEntityStore } from '../entities/entityStore.ts';
import { allHandlers } from '../handlers.ts';
import { checkCase } from './checkCase.ts';
import type { Ask, ContractCase } from './contractCase.ts';
import { entityReadCases } from './entityReads.cases.ts';
import { entityWriteCases } from './entityWrites.cases.ts';
import { lookupCases } from './lookups.cases.ts';
import { tagCases, userCases } from './people.cases.ts';

const server = setupServer();
const store = createEntityStore();

/** The fixtures, asked as somebody of this role; the rows stay between the requests of a case. */
const ask: Ask = ({ method, path, headers, body }, role) => {
  server.resetHandlers(...allHandlers({ role, store }));
  return fetch(`https://console.test/api${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/ld+json' }), ...headers },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
};

const table = (cases: readonly ContractCase[]) => it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, one) => checkCase(one, ask));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('reading entities (A-API-009, A-API-010, A-API-011, A-DAT-001, A-DAT-002, A-DAT-005, A-DAT-020, B-CON-020)', () => table(entityReadCases));
describe('writing entities (A-API-015, A-API-016, A-API-017, A-API-018, A-API-019, A-API-020, A-API-021, A-DAT-003, A-DAT-004, A-DAT-022, A-DAT-024, A-DAT-025)', () => table(entityWriteCases));
describe('tags (A-DAT-010, A-API-047)', () => table(tagCases));
describe('users and me (A-DAT-018, A-API-051, A-API-052, A-ROL-001)', () => table(userCases));
describe('look-ups (A-DAT-011, A-DAT-012, A-DAT-013, A-DAT-019, A-API-037, A-API-038, A-API-041, A-API-042, A-API-043, A-API-044, A-API-045, A-API-046)', () => table(lookupCases));
