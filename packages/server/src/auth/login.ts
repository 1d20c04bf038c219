import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { createRateLimit } from '../http/rateLimit.ts';
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

/** Parses the body as JSON with any Content-Type. An absent or unreadable body counts as `{}`. */
async function jsonBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => ({}));
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : v.parse(schema, {});
}

/**
 * Encodes text for a query. A lone surrogate, which encodeURIComponent refuses, becomes the
 * replacement character.
 */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

type LoginParts = { config: Config; cookies: SessionCookies; client: OidcClient };

/** `address` is the address of the client, by which sign-in attempts are limited. */
export type AgentEnv = { Bindings: { address: string } };

/**
 * Handles the start of a sign-in, which leads to the identity provider, and its end, which is the
 * callback. Starts and failed callbacks are limited per address.
 */
export function createLogin({ config, cookies, client }: LoginParts) {
  const { oidc } = config;
  const starts = createRateLimit(config.loginStartsPerMinute);
  const failures = createRateLimit(config.loginFailuresPerMinute);

  async function start(c: Context<AgentEnv>) {
    await starts.count(c.env.address);
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
   * The error of a callback without a code. The description of the identity provider is repeated
   * only if this browser began the login.
   */
  function refusalOf(error: string, description: string | null, isPending: boolean): AgentError {
    const code = /^[\w.-]{1,80}$/.test(error) ? error : 'invalid_request';
    const message = (isPending && description) || 'The identity provider refused to sign you in';
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
    // Another tab may be signed in with this CSRF token already.
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
    // Otherwise the browser would send the undecryptable cookies again with every request.
    if (cookies.has(c, 'at') || cookies.has(c, 'csrf')) cookies.clear(c);
    return c.json({ handled: false, isLoggedIn: false });
  }

  async function callback(c: Context, page: URLSearchParams, state: string) {
    const code = page.get('code');
    if (code) return finish(c, page, state, code);
    throw refusalOf(
      page.get('error') ?? '',
      page.get('error_description'),
      cookies.takePendingLogin(c, state) !== undefined,
    );
  }

  async function end(c: Context<AgentEnv>) {
    const { pageUrl } = await jsonBody(c, endBody);
    const page = URL.canParse(pageUrl) ? new URL(pageUrl).searchParams : new URLSearchParams();
    const state = page.get('state');
    if (!state || !(page.get('code') || page.get('error'))) return report(c);
    await failures.check(c.env.address);
    return callback(c, page, state).catch(async (error: unknown) => {
      // An unreachable identity provider does not count as a failed attempt of the client.
      if (error instanceof AgentError && error.status < 500) await failures.count(c.env.address);
      throw error;
    });
  }

  return { start, end };
}
