// @vitest-environment happy-dom
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json, noContent, unauthorized, type Sent } from '../../testing/fakeFetch.ts';
import { startEarly } from '../early.ts';
import { call } from '../request.ts';
import { page } from './browser.ts';
import { onForcedReload } from './forcedReload.ts';
import { sessionStore } from './session.store.ts';
import { startSession } from './session.ts';

const REFRESH = '/oauth-agent/refresh';
const LOGIN_END = '/oauth-agent/login/end';
const read = (id = 1) =>
  call({ method: 'GET', path: `/entities/${id}`, schema: v.object({ id: v.number() }) });
const kindOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
  );
const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);

/** The API refuses until the token is fresh; the agent answers as scripted. */
function backEnd({
  refresh,
  loginEnd = () => json({ handled: false, isLoggedIn: false }),
}: {
  refresh: (sent: Sent) => Response | Error;
  loginEnd?: () => Response | Error;
}) {
  let fresh = false;
  return fakeFetch((sent) => {
    if (sent.path === LOGIN_END) return loginEnd();
    if (sent.path !== REFRESH)
      return fresh || sent.headers.get('x-console-csrf') === 'healed'
        ? json({ id: 1 })
        : unauthorized();
    const answer = refresh(sent);
    fresh = !(answer instanceof Error) && answer.ok;
    return answer;
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('csrf', 'token-1');
  sessionStore.state = 'loggedIn';
  reload.mockClear();
  vi.stubGlobal('navigator', {});
});

describe('one refresh for all', () => {
  it('ten calls that meet a 401 together wait for one refresh and are repeated', async () => {
    const { calls } = backEnd({ refresh: noContent });
    await Promise.all(Array.from({ length: 10 }, (_, id) => read(id)));
    expect(calls().filter((call) => call.endsWith('refresh'))).toEqual([`POST ${REFRESH}`]);
    expect(calls()).toHaveLength(21);
  });

  it('runs under a lock that the tabs share, and a tab that finds the refresh done skips it', async () => {
    const names: string[] = [];
    const locks = {
      request: async (name: string, work: () => Promise<unknown>) => {
        names.push(name);
        localStorage.setItem('session-refreshed-at', String(Date.now() + 1000));
        return work();
      },
    };
    vi.stubGlobal('navigator', { locks });
    const { calls } = backEnd({ refresh: noContent });
    expect(await kindOf(read())).toBe('unauthorized');
    expect(names).toEqual(['oauth-refresh']);
    expect(calls()).toEqual(['GET /api/entities/1', 'GET /api/entities/1']);
  });

  it.each([
    ['a minute ago', -60_000],
    ['six hours ahead, by a clock that was wrong', 6 * 3_600_000],
  ])('a refresh from before the call does not count: %s', async (_, ahead) => {
    localStorage.setItem('session-refreshed-at', String(Date.now() + ahead));
    const { calls } = backEnd({ refresh: noContent });
    expect(await kindOf(read())).toBe('answered');
    expect(calls()).toContain(`POST ${REFRESH}`);
    expect(
      Math.abs(Number(localStorage.getItem('session-refreshed-at')) - Date.now()),
    ).toBeLessThan(30_000);
  });

  it('sends the CSRF token with it', async () => {
    const tokens: (string | null)[] = [];
    backEnd({
      refresh: ({ headers }) => {
        tokens.push(headers.get('x-console-csrf'));
        return noContent();
      },
    });
    await read();
    expect(tokens).toEqual(['token-1']);
  });
});

describe('a refresh that fails', () => {
  it('reloads the page; the session has expired (A-AUT-014, A-AUT-018)', async () => {
    const { calls } = backEnd({ refresh: () => json({ code: 'session_expired' }, 401) });
    expect(await kindOf(read())).toBe('unauthorized');
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStore.state).toBe('expired');
    expect(localStorage.getItem('csrf')).toBeNull();
    expect(calls()).toEqual(['GET /api/entities/1', `POST ${REFRESH}`, `POST ${LOGIN_END}`]);
  });

  it.each([400, 500, 502])('with %i does the same', async (status) => {
    backEnd({ refresh: () => json({}, status) });
    await kindOf(read());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads once in ten seconds at most; then the sign-in screen shows', async () => {
    backEnd({ refresh: () => json({}, 401) });
    await kindOf(read());
    sessionStore.state = 'loggedIn';
    await kindOf(read());
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStore.state).toBe('loggedOut');
  });

  it.each([
    ['longer ago', -10_001],
    ['ahead, by a clock that was wrong', 3_600_000],
  ])('reloads again when the last reload is %s', async (_, ahead) => {
    sessionStorage.setItem('session-reloaded-at', String(Date.now() + ahead));
    backEnd({ refresh: () => json({}, 401) });
    await kindOf(read());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('without an answer reloads nothing and keeps the session', async () => {
    backEnd({ refresh: () => new TypeError('Failed to fetch') });
    expect(await kindOf(read())).toBe('offline');
    expect(reload).not.toHaveBeenCalled();
    expect([sessionStore.state, localStorage.getItem('csrf')]).toEqual(['loggedIn', 'token-1']);
  });

  it('for an old CSRF token stores the one that login/end names, and repeats the call', async () => {
    const { calls } = backEnd({
      refresh: () => json({}, 401),
      loginEnd: () => json({ handled: false, isLoggedIn: true, csrf: 'healed' }),
    });
    expect(await kindOf(read())).toBe('answered');
    expect(localStorage.getItem('csrf')).toBe('healed');
    expect(reload).not.toHaveBeenCalled();
    expect(calls()).toEqual([
      'GET /api/entities/1',
      `POST ${REFRESH}`,
      `POST ${LOGIN_END}`,
      'GET /api/entities/1',
    ]);
  });

  it('reloads where login/end names the same token', async () => {
    backEnd({
      refresh: () => json({}, 401),
      loginEnd: () => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }),
    });
    await kindOf(read());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('lets everything that is unsaved be kept before the reload', async () => {
    const save = vi.fn<() => void>(() => expect(reload).not.toHaveBeenCalled());
    const closed = vi.fn<() => void>();
    const forget = onForcedReload(save);
    onForcedReload(closed)();
    backEnd({ refresh: () => json({}, 401) });
    await kindOf(read());
    expect(save).toHaveBeenCalledOnce();
    expect(closed).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
    forget();
  });
});

describe('a 401 before the agent has said who is here', () => {
  it('waits for login/end; nobody there: neither refresh nor reload (A-AUT-020)', async () => {
    sessionStore.state = 'starting';
    const { calls } = backEnd({ refresh: noContent });
    startEarly('/api/entities/1', Promise.resolve(unauthorized()));
    const session = startSession('https://console.test/');
    expect(await kindOf(read())).toBe('unauthorized');
    await session;
    expect(calls()).toEqual([`POST ${LOGIN_END}`]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for login/end; somebody there: refreshes and repeats', async () => {
    sessionStore.state = 'starting';
    const { calls } = backEnd({
      refresh: noContent,
      loginEnd: () => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }),
    });
    startEarly('/api/entities/1', Promise.resolve(unauthorized()));
    const session = startSession('https://console.test/');
    expect(await kindOf(read())).toBe('answered');
    await session;
    expect(calls()).toEqual([`POST ${LOGIN_END}`, `POST ${REFRESH}`, 'GET /api/entities/1']);
  });

  it('just repeats the call where login/end has only now signed somebody in', async () => {
    sessionStore.state = 'starting';
    const { calls } = backEnd({
      refresh: noContent,
      loginEnd: () => json({ handled: true, isLoggedIn: true, csrf: 'healed' }),
    });
    startEarly('/api/entities/1', Promise.resolve(unauthorized()));
    await startSession('https://console.test/auth-callback?code=1&state=2');
    expect(await kindOf(read())).toBe('answered');
    expect(calls()).toEqual([`POST ${LOGIN_END}`, 'GET /api/entities/1']);
  });
});
