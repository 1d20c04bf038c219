// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json, noContent, unauthorized } from '../testing/fakeFetch.ts';
import { activityStore } from './activity.ts';
import { takeEarly, startEarly } from './early.ts';
import type { Method, Path } from './endpoint.ts';
import { ApiError, noticeOf } from './errors.ts';
import { call } from './request.ts';
import { page } from './session/browser.ts';
import { sessionStore } from './session/session.store.ts';

const thing = v.object({ id: v.number() });

type Options = Parameters<typeof call>[1] & { method?: Method };
const request = <T>(
  schema: v.GenericSchema<unknown, T>,
  path: Path,
  { method = 'GET', ...options }: Options = {},
) => call({ method, path, schema }, options);
const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.state = 'loggedIn';
  vi.spyOn(page, 'reload').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what every call sends', () => {
  it('goes to one API base, with credentials (A-API-001, A-API-008, B-API-001)', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }));
    await request(thing, '/entities/1');
    await request(thing, '/entities', { method: 'POST', body: {} });
    expect(sent.map(({ path, credentials }) => [path, credentials])).toEqual([
      ['/api/entities/1', 'include'],
      ['/api/entities', 'include'],
    ]);
  });

  it('has the CSRF header while local storage holds a token (A-API-002), and none without (A-API-003)', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }));
    await request(thing, '/me');
    localStorage.setItem('csrf', 'token-1');
    await request(thing, '/me');
    expect(sent.map(({ headers }) => headers.get('x-console-csrf'))).toEqual([null, 'token-1']);
  });

  it('is application/ld+json (A-API-004), a PATCH merge-patch (A-API-005), and a GET has no body at all', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }));
    for (const method of ['POST', 'PUT', 'PATCH'] as const)
      await request(thing, '/things', { method, body: { a: null } });
    await request(thing, '/things', { query: new URLSearchParams({ page: '1', 'tags[]': '5' }) });
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/ld+json',
      'application/ld+json',
      'application/merge-patch+json',
      null,
    ]);
    expect(sent.map(({ headers }) => headers.get('accept'))).toEqual(
      Array(4).fill('application/ld+json'),
    );
    expect(sent[0]?.body).toEqual({ a: null });
    expect(sent[3]?.path).toBe('/api/things?page=1&tags%5B%5D=5');
  });

  it('names the version it was made from, and its idempotency key', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }, 200, { etag: '"entity-1-8"' }));
    const answer = await request(thing, '/entities/1', {
      method: 'PUT',
      body: {},
      ifMatch: '"entity-1-7"',
      idempotencyKey: 'k',
    });
    expect([
      sent[0]?.headers.get('if-match'),
      sent[0]?.headers.get('idempotency-key'),
      answer.etag,
    ]).toEqual(['"entity-1-7"', 'k', '"entity-1-8"']);
  });

  it('names no version where the server gave none', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }));
    const { etag } = await request(thing, '/entities/1');
    await request(thing, '/entities/1', { method: 'PUT', body: {}, ifMatch: etag });
    expect([etag, sent[1]?.headers.has('if-match')]).toEqual([undefined, false]);
  });
});

describe('the handling of an answer', () => {
  it('counts as pending activity until it ends, also when it fails', async () => {
    fakeFetch(() => json({ id: 1 }, 500));
    const work = failure(request(thing, '/me'));
    expect(activityStore.pending).toBe(1);
    await work;
    expect(activityStore.pending).toBe(0);
  });

  it.each([
    [
      'a page instead of JSON',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'it is not JSON',
    ],
    ['a field of another kind', () => json({ id: 'x' }), 'id is "x"$'],
    ['without a field', () => json({}), 'id is missing$'],
    ['a text with that word', () => json({ id: 'undefined' }), 'id is "undefined"$'],
    ['a long text in place of a number', () => json({ id: 'x'.repeat(99) }), 'id is "x{39}$'],
    ['null', () => json(null), 'it is null$'],
    ['nothing', () => noContent(), 'it is not JSON'],
  ])('is a breach of the contract when it is %s', async (_name, reply, reason) => {
    fakeFetch(reply);
    const error = await failure(request(thing, '/me'));
    expect(error).toMatchObject({ kind: 'contract' });
    expect(noticeOf(error)?.title).toMatch(
      new RegExp(`^There was an API error: The answer of /me does not fit: .*${reason}`),
    );
  });

  it('is `offline` when it never arrives, and the request is not repeated', async () => {
    const { sent } = fakeFetch(() => new TypeError('Failed to fetch'));
    expect(await failure(request(thing, '/me'))).toMatchObject({ kind: 'offline', status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('is `offline` for a write after a minute; a read has no timeout', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const never = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    vi.stubGlobal('fetch', never);
    const write = failure(request(thing, '/things', { method: 'POST', body: {} }));
    await vi.waitFor(() => expect(never).toHaveBeenCalled());
    limit.abort(new DOMException('Too late.', 'TimeoutError'));
    expect(await write).toMatchObject({ kind: 'offline', status: 0 });
    expect(timeout.mock.calls).toEqual([[60_000]]);
    void request(thing, '/things');
    await vi.waitFor(() => expect(never).toHaveBeenCalledTimes(2));
    expect(timeout).toHaveBeenCalledTimes(1);
  });

  it('is an ApiError even when the request could not be serialised', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const { sent } = fakeFetch(() => json({}));
    const error = await failure(request(thing, '/things', { method: 'POST', body: circular }));
    expect(error).toBeInstanceOf(ApiError);
    expect(noticeOf(error)?.title).toMatch(/^There was an API error: Converting circular/);
    expect(sent).toHaveLength(0);
  });

  it('keeps the words of an error whose body is no JSON', async () => {
    fakeFetch(() => new Response('Bad Gateway', { status: 502 }));
    expect(await failure(request(thing, '/me'))).toMatchObject({
      kind: 'server',
      status: 502,
      title: 'Error',
    });
  });

  it('is an AbortError after the caller aborted', async () => {
    fakeFetch(() => new DOMException('aborted', 'AbortError'));
    const error = await failure(request(thing, '/me', { signal: AbortSignal.abort() }));
    expect([error instanceof DOMException, error instanceof ApiError]).toEqual([true, false]);
  });
});

describe('an early answer', () => {
  it('is used once instead of a new request', async () => {
    const { sent } = fakeFetch(() => json({ id: 2 }));
    startEarly('/api/entities?page=1', Promise.resolve(json({ id: 1 })));
    const query = new URLSearchParams({ page: '1' });
    expect((await request(thing, '/entities', { query })).data.id).toBe(1);
    expect((await request(thing, '/entities', { query })).data.id).toBe(2);
    expect(sent).toHaveLength(1);
    expect(takeEarly('/api/entities?page=1')).toBeUndefined();
  });

  it('is requested again when it failed', async () => {
    fakeFetch(() => json({ id: 2 }));
    startEarly('/api/me', Promise.reject(new TypeError('Failed to fetch')));
    expect((await request(thing, '/me')).data.id).toBe(2);
  });

  it('is not taken by a write', async () => {
    fakeFetch(() => json({ id: 2 }));
    startEarly('/api/entities', Promise.resolve(json({ id: 1 })));
    expect((await request(thing, '/entities', { method: 'POST', body: {} })).data.id).toBe(2);
  });
});

describe('a 401', () => {
  it('refreshes through the agent by POST and repeats the call once (A-AUT-017, B-ERR-040)', async () => {
    localStorage.setItem('csrf', 'token-1');
    let expired = true;
    const { calls } = fakeFetch(({ path }) => {
      if (path !== '/oauth-agent/refresh') return expired ? unauthorized() : json({ id: 1 });
      expired = false;
      return noContent();
    });
    expect((await request(thing, '/me')).data.id).toBe(1);
    expect(calls()).toEqual(['GET /api/me', 'POST /oauth-agent/refresh', 'GET /api/me']);
  });

  it('repeats a save with the same body', async () => {
    const bodies: unknown[] = [];
    fakeFetch(({ path, body }) => {
      if (path.endsWith('/refresh')) return noContent();
      bodies.push(body);
      return bodies.length === 1 ? unauthorized() : json({ id: 1 });
    });
    await request(thing, '/entities/1', {
      method: 'PUT',
      body: { company_name: 'Typed for an hour' },
    });
    expect(bodies).toEqual([
      { company_name: 'Typed for an hour' },
      { company_name: 'Typed for an hour' },
    ]);
  });

  it('on the repeated request is an error, without another refresh', async () => {
    const { calls } = fakeFetch(({ path }) =>
      path.endsWith('/refresh') ? noContent() : unauthorized(),
    );
    expect(await failure(request(thing, '/me'))).toMatchObject({
      kind: 'unauthorized',
      status: 401,
    });
    expect(calls()).toEqual(['GET /api/me', 'POST /oauth-agent/refresh', 'GET /api/me']);
    expect(page.reload).not.toHaveBeenCalled();
  });
});
