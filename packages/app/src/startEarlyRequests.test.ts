// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarlyRequests } from './startEarlyRequests.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
  Promise.resolve(new Response('{}')),
);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<script type="application/json" id="console-config">{"apiBaseUrl":"/api"}</script>';
  window.__early = undefined;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const open = (pathname: string, search = '') =>
  startEarlyRequests({ pathname, search, href: `https://console.test${pathname}${search}` }, [
    [String.raw`^/users/?$`, ['/users?page=1']],
    [
      String.raw`^/entities/(?<entityId>\d+)/?(?:\?|$)`,
      ['/entities/:entityId', '/entities/:entityId/jobs'],
    ],
  ]);

describe('early requests', () => {
  it("are sent together for session, user and the page's first data", () => {
    localStorage.setItem('csrf', 'token');
    open('/users');
    expect([...(window.__early?.keys() ?? [])]).toEqual([
      '/oauth-agent/login/end',
      '/api/me',
      '/api/users?page=1',
    ]);
    expect(fetched.mock.calls.map(([url, { method = 'GET' }]) => `${method} ${url}`)).toEqual([
      'POST /oauth-agent/login/end',
      'GET /api/me',
      'GET /api/users?page=1',
    ]);
    expect(fetched.mock.calls[0]?.[1].body).toBe(
      JSON.stringify({ pageUrl: 'https://console.test/users' }),
    );
  });

  it('send the CSRF token as every call does (A-API-002), and credentials (A-API-008)', () => {
    localStorage.setItem('csrf', 'token');
    open('/users');
    const early = fetched.mock.calls
      .slice(1)
      .map(([, init]) => [init.credentials, new Headers(init.headers).get('x-console-csrf')]);
    expect(early).toEqual([
      ['include', 'token'],
      ['include', 'token'],
    ]);
  });

  it('are not sent for a signed-out visitor', () => {
    open('/users');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are not sent from a static host, whose page has no configuration', () => {
    document.getElementById('console-config')?.replaceChildren();
    localStorage.setItem('csrf', 'token');
    open('/users');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are not sent from the callback route, whose sign-in is not finished', () => {
    localStorage.setItem('csrf', 'token');
    open('/auth-callback', '?code=1&state=2');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('name the record of the address', () => {
    localStorage.setItem('csrf', 'token');
    open('/entities/12', '?panel=filters');
    expect([...(window.__early?.keys() ?? [])].slice(2)).toEqual([
      '/api/entities/12',
      '/api/entities/12/jobs',
    ]);
  });

  it('are not sent for a list that begins with a view', () => {
    localStorage.setItem('csrf', 'token');
    const view = { id: 1, name: 'Mine', state: { query: 'page=2', layout: null } };
    localStorage.setItem('view:/users', JSON.stringify(view));
    open('/users');
    expect([...(window.__early?.keys() ?? [])]).toEqual(['/oauth-agent/login/end', '/api/me']);
  });

  it('are only session and user for an unknown address', () => {
    localStorage.setItem('csrf', 'token');
    open('/nowhere');
    expect([...(window.__early?.keys() ?? [])]).toEqual(['/oauth-agent/login/end', '/api/me']);
  });
});
