import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { agentError } from './agentError.ts';
import { createCookieCipher } from './cookieCipher.ts';
import { equalSecrets } from './secrets.ts';

/** The refresh token, access token, ID token and CSRF token, in the order in which they are cleared. */
const sessionCookies = ['auth', 'at', 'id', 'csrf'] as const;
type SessionCookie = (typeof sessionCookies)[number];

/** Browsers silently drop a cookie above 4,096 bytes. */
const largestValue = 4000;
const loginSeconds = 600;
const pendingLogins = 3;

/** `startedAt` is in unix milliseconds. */
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
 * Makes the encrypted cookies of the agent ([contract](../../../../docs/contract.md#sessions)).
 * They are HttpOnly and SameSite=Strict, and each is set on the narrowest path that needs it. The
 * logout revokes the refresh token, so that cookie is sent to the whole agent.
 */
export function createSessionCookies(config: CookieConfig) {
  const cipher = createCookieCipher(config.cookies);
  const { prefix, domain, basePath, isSecure } = config.cookies;
  const paths: Record<SessionCookie, string> = {
    auth: config.agentBasePath,
    at: basePath,
    id: config.agentBasePath,
    csrf: basePath,
  };
  /** Earlier versions set the refresh token on this path, where it would hide the newer one. */
  const formerAuthPath = `${config.agentBasePath}/refresh`;
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

  /** The values of a cookie, one per path. Browsers send the value of the longest path first. */
  const valuesOf = (c: Context, name: SessionCookie): string[] =>
    (c.req.header('cookie') ?? '').split(/; */).flatMap((pair) => {
      const start = `${prefix}-${name}=`;
      return pair.startsWith(start) ? [pair.slice(start.length)] : [];
    });

  function read(c: Context, name: SessionCookie): string | undefined {
    const value = valuesOf(c, name).at(-1);
    return value ? cipher.decrypt(value) : undefined;
  }

  // The identity provider sends the state back and could change it, so its digest names the cookie.
  const loginName = (state: string) =>
    loginPrefix + createHash('sha256').update(state).digest('base64url').slice(0, 16);

  /** Reads a login cookie. `login` is absent when this agent has not made the value. */
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

    /** Whether the browser sent this cookie, even if it cannot be decrypted. */
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
      if (valuesOf(c, 'auth').length > 1) put(c, `${prefix}-auth`, formerAuthPath, '', 0);
    },

    /**
     * Clears the cookies with the path and the domain with which they were set, because browsers
     * keep a cookie whose path or domain differs.
     */
    clear(c: Context): void {
      for (const name of sessionCookies) put(c, `${prefix}-${name}`, paths[name], '', 0);
    },

    /** Whether the CSRF header, or the form field in its place, equals the CSRF cookie. */
    isCsrfValid(
      c: Context,
      token: string | undefined = c.req.header(config.csrfHeaderName),
    ): boolean {
      const expected = read(c, 'csrf');
      return expected !== undefined && token !== undefined && equalSecrets(expected, token);
    },

    /**
     * Stores a login until its callback. Each login has its own cookie, so that two tabs can sign
     * in at once. The newest three are kept.
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

    /** Returns the pending login with this state and removes its cookie. */
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
