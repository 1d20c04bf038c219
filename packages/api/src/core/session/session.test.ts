// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../../testing/fakeFetch.ts';
import { fillStorage } from '../../testing/fullStorage.ts';
import { errorOfResponse, offlineError } from '../errors.ts';
import { call } from '../request.ts';
import { pageLoadProblem, problemText } from './agentError.ts';
import { claimReload, csrfToken, keepCsrfToken, lastRefresh, page } from './browser.ts';
import { onForcedReload } from './forcedReload.ts';
import { keepPerson } from './person.ts';
import { sessionStore } from './session.store.ts';
import { signIn, signOut, startSession } from './session.ts';

const goTo = vi.spyOn(page, 'goTo').mockImplementation(() => undefined);
const here = 'https://console.test/entities?page=2#top';
const otherTabSignsOut = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'loggedout', newValue: 'true' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.state = 'starting';
  sessionStore.problem = undefined;
  goTo.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page load', () => {
  it('asks login/end by POST (A-AUT-009) with the full address of the page (A-AUT-010)', async () => {
    const { sent } = fakeFetch(() => json({ handled: false, isLoggedIn: false }));
    await startSession(here);
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/oauth-agent/login/end',
        body: { pageUrl: here },
        credentials: 'include',
      },
    ]);
  });

  it('is logged in, with the token kept, where the answer says so (A-AUT-011, A-AUT-014)', async () => {
    fakeFetch(() => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }));
    await startSession(here);
    expect([sessionStore.state, localStorage.getItem('csrf')]).toEqual(['loggedIn', 'token-1']);
  });

  it('is logged in, with the token in memory, where local storage is full', async () => {
    localStorage.setItem('csrf', 'old');
    fillStorage();
    fakeFetch(() => json({ handled: true, isLoggedIn: true, csrf: 'token-1' }));
    await startSession(here);
    expect([sessionStore.state, csrfToken()]).toEqual(['loggedIn', 'token-1']);
    expect(Date.now() - Number(lastRefresh())).toBeLessThan(1000);
    expect(claimReload()).toBe(false);
    vi.unstubAllGlobals();
    keepCsrfToken('token-2');
    expect([csrfToken(), localStorage.getItem('csrf')]).toEqual(['token-2', 'token-2']);
    keepCsrfToken(null);
    expect(csrfToken()).toBeNull();
  });

  it('is logged out, with the token forgotten, where it does not', async () => {
    localStorage.setItem('csrf', 'old');
    fakeFetch(() => json({ handled: false, isLoggedIn: false }));
    await startSession(here);
    expect([sessionStore.state, localStorage.getItem('csrf'), sessionStore.problem]).toEqual([
      'loggedOut',
      null,
      undefined,
    ]);
  });

  it('takes the answer of a sign-in out of the address', async () => {
    const replaced = vi.spyOn(history, 'replaceState');
    fakeFetch(() => json({ handled: true, isLoggedIn: true, csrf: 'token-1' }));
    await startSession('https://console.test/auth-callback?code=c&state=s');
    expect(replaced.mock.calls.at(-1)?.[2]).toBe(location.pathname);
  });

  it('with a 401 is logged out, without a word (A-AUT-020)', async () => {
    localStorage.setItem('csrf', 'old');
    fakeFetch(() => json({ code: 'login_required', message: 'Sign in' }, 401));
    await startSession(here);
    expect([sessionStore.state, sessionStore.problem, localStorage.getItem('csrf')]).toEqual([
      'loggedOut',
      undefined,
      null,
    ]);
  });

  it.each([
    [
      'its code and message (A-ERR-001, A-ERR-003, A-ERR-004)',
      500,
      { code: 'server_error', message: 'It broke' },
      'Status: 500, Code: server_error, Problem encountered calling the Authentication Agent: It broke',
    ],
    [
      'its error (A-ERR-001, A-ERR-004)',
      400,
      { error: 'invalid_scope', error_description: 'No' },
      'Status: 400, Code: invalid_scope, Problem encountered calling the Authentication Agent: No',
    ],
    [
      'fetch_error without either (A-ERR-002, A-ERR-005)',
      502,
      {},
      'Status: 502, Code: fetch_error, Problem encountered calling the Authentication Agent',
    ],
  ])('with a failure says %s', async (_what, status, body, text) => {
    fakeFetch(() => json(body, status));
    await startSession(here);
    expect(sessionStore.state).toBe('loggedOut');
    expect(sessionStore.problem && problemText(sessionStore.problem)).toBe(text);
  });

  it('without an answer says status 0 (A-ERR-006)', async () => {
    fakeFetch(() => new TypeError('Failed to fetch'));
    await startSession(here);
    expect(sessionStore.problem && problemText(sessionStore.problem)).toBe(
      'Status: 0, Code: fetch_error, Problem encountered calling the Authentication Agent',
    );
  });

  it('removes the sign-out signal that a closed tab left behind', async () => {
    localStorage.setItem('loggedout', 'true');
    fakeFetch(() => json({ handled: false, isLoggedIn: false }));
    await startSession(here);
    expect(localStorage.getItem('loggedout')).toBeNull();
  });
});

it('a failed call of the API at page load names the API (A-ERR-002)', () => {
  expect(
    problemText(
      pageLoadProblem(errorOfResponse(500, { code: 'server_error', message: 'It broke' })),
    ),
  ).toBe('Status: 500, Code: server_error, Problem encountered calling the API: It broke');
  expect(problemText(pageLoadProblem(offlineError()))).toBe(
    'Status: 0, Code: fetch_error, Problem encountered calling the API',
  );
});

describe('signing in', () => {
  it('asks login/start by POST and goes to authorizationRequestUrl (A-AUT-009, A-AUT-012)', async () => {
    const { sent } = fakeFetch(() =>
      json({ authorizationRequestUrl: 'https://idp.example/authorize?x=1' }),
    );
    await signIn();
    expect(sent).toMatchObject([{ method: 'POST', path: '/oauth-agent/login/start', body: {} }]);
    expect(goTo).toHaveBeenCalledWith('https://idp.example/authorize?x=1');
  });

  it('keeps the address for the way back', async () => {
    history.replaceState(null, '', '/entities?ticker=ABC#row');
    fakeFetch(() => json({ authorizationRequestUrl: 'https://idp.example/' }));
    await signIn();
    expect(localStorage.getItem('redirect-url')).toBe('/entities?ticker=ABC#row');
    expect(sessionStorage.getItem('redirect-url')).toBe('/entities?ticker=ABC#row');
  });

  it('keeps the address from before where it starts on the callback route', async () => {
    localStorage.setItem('redirect-url', '/entities');
    history.replaceState(null, '', '/auth-callback?error=access_denied');
    fakeFetch(() => json({ authorizationRequestUrl: 'https://idp.example/' }));
    await signIn();
    expect(localStorage.getItem('redirect-url')).toBe('/entities');
  });

  it('as someone else asks the identity provider to ask', async () => {
    const { sent } = fakeFetch(() => json({ authorizationRequestUrl: 'https://idp.example/' }));
    await signIn({ asSomeoneElse: true });
    expect(sent[0]?.body).toEqual({ extraParams: [{ key: 'prompt', value: 'login' }] });
  });

  it('that fails is a problem to show, and goes nowhere (A-AUT-003)', async () => {
    fakeFetch(() => json({ code: 'authorization_server_error', message: 'No discovery' }, 502));
    await signIn();
    expect(goTo).not.toHaveBeenCalled();
    expect(sessionStore.problem).toEqual({
      status: 502,
      code: 'authorization_server_error',
      message: 'Problem encountered calling the Authentication Agent: No discovery',
    });
  });

  it('with an answer that names no address is a problem too', async () => {
    fakeFetch(() => json({}));
    await signIn();
    expect(sessionStore.problem?.message).toContain('authorizationRequestUrl');
  });
});

describe('signing out', () => {
  beforeEach(() => {
    localStorage.setItem('csrf', 'token-1');
    sessionStore.state = 'loggedIn';
  });

  it('asks logout by POST with the token, forgets it, and goes to url (A-AUT-009, A-AUT-013)', async () => {
    const { sent } = fakeFetch(() => json({ url: 'https://idp.example/end' }));
    const ended = sessionStore.ended;
    await signOut();
    expect(sent).toMatchObject([{ method: 'POST', path: '/oauth-agent/logout' }]);
    expect(sent[0]?.headers.get('x-console-csrf')).toBe('token-1');
    expect([localStorage.getItem('csrf'), sessionStore.state, sessionStore.ended]).toEqual([
      null,
      'loggedOut',
      ended + 1,
    ]);
    expect(goTo).toHaveBeenCalledWith('https://idp.example/end');
  });

  it('tells the other tabs: the key is removed, set, and gone after half a second (A-AUT-015)', async () => {
    const steps: string[] = [];
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: (key: string) => steps.push(`remove ${key}`),
      setItem: (key: string, value: string) => steps.push(`set ${key} ${value}`),
    });
    fakeFetch(() => json({}));
    await signOut();
    expect(steps).toEqual([
      'remove csrf',
      'remove signed-in',
      'remove loggedout',
      'set loggedout true',
    ]);
    vi.advanceTimersByTime(499);
    expect(steps).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(steps.at(-1)).toBe('remove loggedout');
  });

  it.each([401, 500])(
    'that the agent answers with %i signs out here all the same, and goes nowhere (A-AUT-019)',
    async (status) => {
      fakeFetch(() => json({ code: 'unauthorized_request' }, status));
      goTo.mockClear();
      await signOut();
      expect([
        sessionStore.state,
        localStorage.getItem('csrf'),
        localStorage.getItem('loggedout'),
      ]).toEqual(['loggedOut', null, 'true']);
      expect(goTo).not.toHaveBeenCalled();
    },
  );

  it('in another tab ends the session here (A-AUT-015)', async () => {
    fakeFetch(() => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }));
    await startSession(here);
    const ended = sessionStore.ended;
    otherTabSignsOut();
    expect([sessionStore.state, sessionStore.ended, localStorage.getItem('csrf')]).toEqual([
      'loggedOut',
      ended + 1,
      null,
    ]);
  });

  it('is not what any other change of the storage means', async () => {
    fakeFetch(() => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }));
    await startSession(here);
    window.dispatchEvent(new StorageEvent('storage', { key: 'loggedout', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'true' }));
    expect(sessionStore.state).toBe('loggedIn');
  });
});

describe('a sign-in in another tab', () => {
  const read = () =>
    call({ method: 'GET', path: '/entities/1', schema: v.object({ id: v.number() }) });
  const answerFor = (person: number) =>
    Response.json({ id: 1 }, { headers: { 'x-signed-in-user': String(person) } });
  const otherTabIs = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in', newValue }));

  beforeEach(async () => {
    fakeFetch(() => json({ handled: false, isLoggedIn: true, csrf: 'token-1' }));
    await startSession(here);
    keepPerson({ id: 4, name: 'Priya Raman' });
    return () => otherTabSignsOut();
  });

  it('is told to the others with number and name', () => {
    expect(localStorage.getItem('signed-in')).toBe('4 Priya Raman');
  });

  it('of somebody else stops this tab, after what is typed was kept', async () => {
    const { sent } = fakeFetch(() => answerFor(1));
    const keep = vi.fn<() => void>(() => expect(sessionStore.state).toBe('loggedIn'));
    const forget = onForcedReload(keep);
    otherTabIs('1 Ada Admin King');
    forget();
    expect(keep).toHaveBeenCalledOnce();
    expect(sessionStore).toMatchObject({ state: 'superseded', successor: 'Ada Admin King' });
    await expect(read()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sent).toEqual([]);
  });

  it('of the same person changes nothing', () => {
    otherTabIs('4 Priya Raman');
    expect(sessionStore.state).toBe('loggedIn');
  });

  it('that only the back end knows of is seen by its answer, which is not used', async () => {
    fakeFetch(() => answerFor(1));
    await expect(read()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(sessionStore).toMatchObject({ state: 'superseded', successor: undefined });
  });

  it('is asked after by every request to a back end that names the person', async () => {
    const { sent } = fakeFetch(() => answerFor(4));
    await read();
    await read();
    expect(sent.map(({ headers }) => headers.get('x-signed-in-user'))).toEqual([null, '4']);
  });

  it('is not seen where the back end names nobody', async () => {
    const { sent } = fakeFetch(() => json({ id: 1 }));
    await read();
    await read();
    expect(sent.map(({ headers }) => headers.get('x-signed-in-user'))).toEqual([null, null]);
  });
});
