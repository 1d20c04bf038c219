import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { agentError } from './agentError.ts';
import { createCookieCipher } from './cookieCipher.ts';
import { equalSecrets } from './secretText.ts';

/** Access token, refresh token, ID token and CSRF token, in the order in which they are cleared. */
const sessionCookies = ['auth', 'at', 'id', 'csrf'] as const;
type SessionCookie = (typeof sessionCookies)[number];

/** Browsers refuse a cookie above 4,096 bytes without a word. */
const largestValue = 4000;
const loginSeconds = 600;
const pendingLogins = 3;

/** `startedAt` in unix milliseconds. */
const pendingLoginSchema = v.object({
  state: v.string(),
  codeVerifier: v.string(),
  nonce: v.string(),
  startedAt: v.number(),
});
const pendingLoginText = v.pipe(v.string(), v.parseJson(), pendingLoginSchema);
export type PendingLogin = v.InferOutput<typeof pendingLoginSchema>;

export type SessionCookies = ReturnType<typeof createSessionCookies>;

type CookieConfig = Pick<Config, 'agentBasePath' | 'cookies' | 'csrfHeaderName'>;

/**
 * The agent's encrypted cookies of section 4.2: HttpOnly, SameSite=Strict, each on the narrowest
 * path that needs it.
 */
export function createSessionCookies(config: CookieConfig) {
  const cipher = createCookieCipher(config.cookies);
  const { prefix, domain, basePath, isSecure } = config.cookies;
  const paths: Record<SessionCookie, string> = {
    auth: `${config.agentBasePath}/refresh`,
    at: basePath,
    id: config.agentBasePath,
    csrf: basePath,
  };
  const loginPath = `${config.agentBasePath}/login`;
  const loginPrefix = `${prefix}-login-`;

  const put = (c: Context, name: string, path: string, value: string, maxAge?: number) =>
    setCookie(c, name, value, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
      path,
      domain,
      maxAge,
    });

  function read(c: Context, name: SessionCookie): string | undefined {
    const value = getCookie(c, `${prefix}-${name}`);
    return value ? cipher.decrypt(value) : undefined;
  }

  // The state of a login is the identity provider's to send back, so it may hold anything: its digest names the cookie.
  const loginName = (state: string) =>
    loginPrefix + createHash('sha256').update(state).digest('base64url').slice(0, 16);

  /**
   * Without `login` where the value is none of ours, or that of another cookie of ours under this
   * name.
   */
  function pendingLogin(name: string, value: string): { name: string; login?: PendingLogin } {
    const text = cipher.decrypt(value);
    const parsed = v.safeParse(pendingLoginText, text);
    return { name, login: parsed.success ? parsed.output : undefined };
  }

  const allPendingLogins = (c: Context) =>
    Object.entries(getCookie(c))
      .filter(([name, value]) => name.startsWith(loginPrefix) && value !== '')
      .map(([name, value]) => pendingLogin(name, value));

  return {
    read,

    /** Whether the browser sent this cookie, readable or not. */
    has: (c: Context, name: SessionCookie): boolean => Boolean(getCookie(c, `${prefix}-${name}`)),

    /** @throws AgentError token_too_large */
    set(c: Context, values: Partial<Record<SessionCookie, string>>): void {
      const sealed = sessionCookies.flatMap((name) => {
        const value = values[name];
        return value === undefined ? [] : [{ name, value: cipher.encrypt(value) }];
      });
      const tooLarge = sealed.find(({ value }) => value.length > largestValue);
      if (tooLarge)
        throw agentError(
          'token_too_large',
          `the cookie ${prefix}-${tooLarge.name} would hold ${tooLarge.value.length} bytes`,
        );
      for (const { name, value } of sealed) put(c, `${prefix}-${name}`, paths[name], value);
    },

    /** Same path and domain as when set, or the browser would keep them. */
    clear(c: Context): void {
      for (const name of sessionCookies) put(c, `${prefix}-${name}`, paths[name], '', 0);
    },

    /**
     * Whether the CSRF header, or the field of a form that takes its place, holds what the CSRF
     * cookie holds (section 2.9).
     */
    isCsrfValid(
      c: Context,
      given: string | undefined = c.req.header(config.csrfHeaderName),
    ): boolean {
      const expected = read(c, 'csrf');
      return expected !== undefined && given !== undefined && equalSecrets(expected, given);
    },

    /**
     * Remembers a login until its answer comes. Each has a cookie of its own, so that two tabs may
     * sign in at once; the oldest give way.
     */
    addPendingLogin(c: Context, login: PendingLogin): void {
      const others = allPendingLogins(c).sort(
        (one, other) => (other.login?.startedAt ?? 0) - (one.login?.startedAt ?? 0),
      );
      const kept = others.filter(({ login: other }) => other).slice(0, pendingLogins - 1);
      for (const { name } of others.filter((other) => !kept.includes(other)))
        put(c, name, loginPath, '', 0);
      put(
        c,
        loginName(login.state),
        loginPath,
        cipher.encrypt(JSON.stringify(login)),
        loginSeconds,
      );
    },

    hasPendingLogins: (c: Context): boolean => allPendingLogins(c).length > 0,

    /** The pending login with this state, which is thereby used up. */
    takePendingLogin(c: Context, state: string): PendingLogin | undefined {
      const name = loginName(state);
      const value = getCookie(c, name);
      if (!value) return undefined;
      put(c, name, loginPath, '', 0);
      const { login } = pendingLogin(name, value);
      return login && equalSecrets(login.state, state) ? login : undefined;
    },
  };
}
