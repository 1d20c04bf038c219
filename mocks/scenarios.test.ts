import { ApiError } from '@console/api/core/errors';
import { call } from '@console/api/core/request';
import { sessionStore } from '@console/api/core/session/session.store';
import * as entityEndpoints from '@console/api/entities/endpoints';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allHandlers } from './handlers.ts';
import {
  conflicting,
  endless,
  expiresOnce,
  failing,
  failingOnce,
  forbidden,
  missing,
  nonsense,
  refused,
  slow,
  stale,
  unreachable,
} from './scenarios.ts';
import { agentFails, agentOffline } from './session/handlers.ts';

// The console's own client meets each trouble, so that a story that shows one shows what really happens.
const server = setupServer();
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const seen: string[] = [];

beforeAll(() => {
  const config = JSON.stringify({
    apiBaseUrl: 'https://console.test/api',
    oauthAgentBaseUrl: 'https://console.test/oauth-agent',
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: config }) });
  vi.stubGlobal('navigator', {});
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request: { method, url } }) =>
    seen.push(`${method} ${new URL(url).pathname}`),
  );
});
beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  sessionStore.state = 'loggedIn';
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const meet = (...scenarios: RequestHandler[]) =>
  server.resetHandlers(...scenarios, ...allHandlers());
const read = () => call(entityEndpoints.read, { params: { id: 1 } });
const save = () => call(entityEndpoints.update, { params: { id: 1 }, body: { tier_level: 1 } });
const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('It was answered.')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

describe('a scenario in front of the ordinary handlers', () => {
  it('lets a token expire once: one refresh, then the answer', async () => {
    meet(expiresOnce(entityEndpoints.read));
    expect((await read()).data.company_name).toBe('Acme');
    expect(seen).toEqual([
      'GET /api/entities/1',
      'POST /oauth-agent/refresh',
      'GET /api/entities/1',
    ]);
  });

  it('loses the agent in the middle of that', async () => {
    meet(expiresOnce(entityEndpoints.read), agentOffline('/refresh'));
    expect(await failure(read())).toMatchObject({ kind: 'offline' });
  });

  it.each([
    [
      'stale',
      stale(entityEndpoints.update),
      {
        kind: 'stale',
        status: 412,
        currentVersion: 8,
        detail:
          'This entity was changed by Grace Hopper at 2026-11-20T09:30:00Z. Reload it before saving.',
      },
    ],
    [
      'refused',
      refused(entityEndpoints.update, [
        { propertyPath: 'url', message: 'URL not valid', code: 'invalid_url' },
      ]),
      { kind: 'invalid', status: 422, detail: 'url: URL not valid' },
    ],
    [
      'conflicting',
      conflicting(entityEndpoints.update, 'entity_archived', 'The entity is archived.'),
      { kind: 'conflict', status: 409, code: 'entity_archived', title: 'Conflict' },
    ],
    [
      'forbidden',
      forbidden(entityEndpoints.update),
      { kind: 'forbidden', status: 403, title: 'Access Denied' },
    ],
    ['missing', missing(entityEndpoints.update), { kind: 'notFound', status: 404 }],
    [
      'failing',
      failing(entityEndpoints.update),
      { kind: 'server', status: 500, detail: 'Internal Server Error' },
    ],
    ['unreachable', unreachable(entityEndpoints.update), { kind: 'offline', status: 0 }],
    ['nonsense', nonsense(entityEndpoints.update), { kind: 'contract', status: 200 }],
  ])('is %s as the console meets it', async (_name, scenario, error) => {
    meet(scenario);
    expect(await failure(save())).toMatchObject(error);
  });

  it('fails once, for Retry', async () => {
    meet(failingOnce(entityEndpoints.read));
    expect(await failure(read())).toMatchObject({ kind: 'server' });
    expect((await read()).etag).toBe('"entity-1-7"');
  });

  it('is late, and then the ordinary answer; or never there', async () => {
    meet(slow(entityEndpoints.read, 1));
    expect((await read()).data.id).toBe(1);
    meet(endless(entityEndpoints.read));
    const giveUp = new AbortController();
    const waiting = call(entityEndpoints.read, { params: { id: 1 }, signal: giveUp.signal });
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    giveUp.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('lets the agent refuse in its own words', async () => {
    meet(
      agentFails('/login/start', 502, {
        code: 'authorization_server_error',
        message: 'No discovery',
      }),
    );
    const answer = await fetch('https://console.test/oauth-agent/login/start', { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { code: 'authorization_server_error', message: 'No discovery' },
    ]);
  });
});
