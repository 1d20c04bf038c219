import * as v from 'valibot';
import { CookieJar } from './cookieJar.ts';

type Send = (request: Request) => Response | Promise<Response>;
type Init = { method?: string; headers?: Record<string, string>; body?: unknown };
export type Page = { status: number; url: URL; text: string; response: Response };

/** The members of a JSON answer. */
export const jsonOf = async (response: Response): Promise<Record<string, unknown>> =>
  v.parse(v.record(v.string(), v.unknown()), await response.json());

/**
 * A browser on one origin: a cookie jar, the headers that a page's fetch sends, and navigations
 * that follow redirects.
 */
export class Browser {
  jar = new CookieJar();
  csrf = '';
  readonly origin: string;
  readonly #send: Send;

  constructor(origin: string, send: Send = fetch) {
    this.origin = origin;
    this.#send = send;
  }

  /**
   * Copies the browser with its cookies, as a further tab that shares nothing from then on.
   *
   * @param send sends the requests of the copy to another server
   */
  clone(send: Send = this.#send): Browser {
    const copy = new Browser(this.origin, send);
    copy.jar = this.jar.copy();
    copy.csrf = this.csrf;
    return copy;
  }

  async #request(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = this.jar.header(url.pathname);
    if (cookie) headers.set('cookie', cookie);
    const response = await this.#send(new Request(url, { ...init, headers, redirect: 'manual' }));
    this.jar.store(response);
    return response;
  }

  /** Sends a request as the script of the console does. A header with the value '' is left out. */
  fetch(path: string, { method = 'GET', headers = {}, body }: Init = {}): Promise<Response> {
    const usual: Record<string, string> = {
      ...(method === 'GET' ? {} : { origin: this.origin }),
      ...(this.csrf ? { 'x-console-csrf': this.csrf } : {}),
    };
    const sent = Object.fromEntries(
      Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== ''),
    );
    const text =
      body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    return this.#request(new URL(path, this.origin), { method, headers: sent, body: text });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body, headers });
  }

  /** Opens an address or submits a form, and follows redirects. */
  async open(address: string, form?: Record<string, string>): Promise<Page> {
    let url = new URL(address, this.origin);
    let body = form ? new URLSearchParams(form) : undefined;
    for (let hops = 0; hops < 12; hops += 1) {
      const response = await this.#request(url, {
        method: body ? 'POST' : 'GET',
        body,
        headers: { accept: 'text/html,application/xhtml+xml' },
      });
      const location = response.headers.get('location');
      if (location === null)
        return { status: response.status, url, text: await response.text(), response };
      url = new URL(location, url);
      body = undefined;
      // The console's page does nothing more without its script.
      if (url.pathname === '/auth-callback') return { status: 200, url, text: '', response };
    }
    throw new Error(`too many redirects, last to ${url.href}`);
  }

  /** Calls login/end, as the console does on every page load. */
  async endLogin(pageUrl: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await this.post('/oauth-agent/login/end', { pageUrl });
    const body = await jsonOf(response);
    if (typeof body.csrf === 'string') this.csrf = body.csrf;
    return { status: response.status, body };
  }

  /** @returns the address of the identity provider to which the browser would go */
  async startLogin(extraParams: Record<string, string> = {}): Promise<string> {
    const response = await this.post('/oauth-agent/login/start', {
      extraParams: Object.entries(extraParams).map(([key, value]) => ({ key, value })),
    });
    return String((await jsonOf(response)).authorizationRequestUrl);
  }

  /** Signs in as a demo user by login_hint. */
  async signIn(email: string): Promise<{ status: number; body: Record<string, unknown> }> {
    const page = await this.open(await this.startLogin({ login_hint: email }));
    return this.endLogin(page.url.href);
  }
}
