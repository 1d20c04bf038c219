import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { AgentError, agentError, invalidRequest } from './agentError.ts';
import type { SessionCookies } from './cookies.ts';
import { GrantRefused, type OidcClient } from './oidcClient.ts';
import { randomSecret } from './secrets.ts';
import { checkIdToken } from './tokenVerification.ts';

const challengeOf = (codeVerifier: string) =>
  createHash('sha256').update(codeVerifier).digest('base64url');

const extraParam = v.object({ key: v.pipe(v.string(), v.minLength(1)), value: v.string() });
const startBody = v.object({
  extraParams: v.fallback(v.array(v.fallback(v.nullable(extraParam), null)), []),
});
const endBody = v.object({ pageUrl: v.fallback(v.string(), '') });

/** The body as JSON whatever its Content-Type says; absent or unreadable counts as `{}`. */
async function jsonBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => ({}));
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : v.parse(schema, {});
}

/**
 * For a query. Half a character, which encodeURIComponent refuses, becomes the replacement
 * character.
 */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

type LoginParts = { oidc: Config['oidc']; cookies: SessionCookies; client: OidcClient };

/** The two halves of signing in: to the identity provider and back (section 4.3). */
export function createLogin({ oidc, cookies, client }: LoginParts) {
  async function start(c: Context) {
    const { extraParams } = await jsonBody(c, startBody);
    const login = {
      state: randomSecret(),
      codeVerifier: randomSecret(),
      nonce: randomSecret(),
      startedAt: Date.now(),
    };
    const own: Record<string, string> = {
      client_id: oidc.clientId,
      redirect_uri: oidc.redirectUri,
      response_type: 'code',
      state: login.state,
      code_challenge: challengeOf(login.codeVerifier),
      code_challenge_method: 'S256',
      nonce: login.nonce,
      scope: oidc.scope,
      ...(oidc.resource ? { resource: oidc.resource } : {}),
    };
    const extra = extraParams.flatMap((param) =>
      param && !Object.hasOwn(own, param.key) ? [[param.key, param.value] as const] : [],
    );
    const query = [...Object.entries(own), ...extra]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .join('&');
    const authorize = await client.endpoint('authorize');
    cookies.addPendingLogin(c, login);
    return c.json({
      authorizationRequestUrl: `${authorize}${authorize.includes('?') ? '&' : '?'}${query}`,
    });
  }

  /**
   * The identity provider sent the browser back without a code. Its own words are repeated only for
   * a login that this browser began.
   */
  function refusalOf(error: string, description: string | null, isOurs: boolean): AgentError {
    const code = /^[\w.-]{1,80}$/.test(error) ? error : 'invalid_request';
    const message = (isOurs && description) || 'The identity provider refused to sign you in';
    return new AgentError(code === 'login_required' ? 401 : 400, code, message);
  }

  async function finish(c: Context, page: URLSearchParams, state: string, code: string) {
    const wasPending = cookies.hasPendingLogins(c);
    const login = cookies.takePendingLogin(c, state);
    if (!login)
      throw invalidRequest(
        wasPending
          ? 'State parameter mismatch when completing a login'
          : 'Missing code verifier when completing a login',
      );
    const issuer = page.get('iss');
    if (issuer !== null && issuer !== oidc.issuer)
      throw invalidRequest('State parameter mismatch when completing a login', `iss ${issuer}`);
    const tokens = await client.exchangeCode(code, login.codeVerifier).catch((error: unknown) => {
      throw error instanceof GrantRefused ? agentError('authorization_error', error) : error;
    });
    await checkIdToken(tokens.id_token, login.nonce, oidc, client);
    // Another tab may be signed in already: it holds this token, so it stays.
    const csrf = cookies.read(c, 'csrf') ?? randomSecret();
    cookies.set(c, {
      auth: tokens.refresh_token,
      at: tokens.access_token,
      id: tokens.id_token,
      csrf,
    });
    return c.json({ handled: true, isLoggedIn: true, csrf });
  }

  function report(c: Context) {
    const csrf = cookies.read(c, 'csrf');
    if (cookies.read(c, 'at') !== undefined && csrf !== undefined)
      return c.json({ handled: false, isLoggedIn: true, csrf });
    // What cannot be read (a key was changed, somebody tampered) would only be sent again and again.
    if (cookies.has(c, 'at') || cookies.has(c, 'csrf')) cookies.clear(c);
    return c.json({ handled: false, isLoggedIn: false });
  }

  async function end(c: Context) {
    const { pageUrl } = await jsonBody(c, endBody);
    const page = URL.canParse(pageUrl) ? new URL(pageUrl).searchParams : new URLSearchParams();
    const state = page.get('state');
    const code = page.get('code');
    const error = page.get('error');
    if (state && code) return finish(c, page, state, code);
    if (state && error)
      throw refusalOf(
        error,
        page.get('error_description'),
        cookies.takePendingLogin(c, state) !== undefined,
      );
    return report(c);
  }

  return { start, end };
}
