import { JSON_LD } from '@console/api/core/hydra/body';
import { Problem, problemBody } from '@console/api/core/hydra/problem';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../context.ts';
import { asProblem } from '../http/errorHandler.ts';
import { createRequestId, dataHeaders } from '../http/headers.ts';
import { AgentError, agentError } from './agentError.ts';
import { createCookieCipher } from './cookieCipher.ts';
import { createSessionCookies } from './cookies.ts';
import { createLogin, type AgentEnv } from './login.ts';
import { createOidcClient, GrantRefused } from './oidcClient.ts';
import { addCorsHeaders, isFromTrustedPage, mayReadFromPage } from './origin.ts';
import { createTokenRefresh } from './tokenRefresh.ts';
import { idTokenClaims } from './tokenVerification.ts';

const largestBody = 64 * 1024;

/**
 * Creates the authentication agent (Token Handler pattern). It keeps the tokens in encrypted
 * cookies, which no script in the browser can read. It answers below `config.agentBasePath` in
 * plain JSON, with errors as `{code, message}`; see the
 * [contract](../../../../docs/contract.md#sign-in).
 */
export function createAgent({ config, database, log }: Deps): Hono<AgentEnv> {
  const { oidc } = config;
  const client = createOidcClient(oidc);
  const cipher = createCookieCipher(config.cookies);
  const cookies = createSessionCookies(config);
  const login = createLogin({ config, cookies, client });
  const tokenRefresh = createTokenRefresh({
    client,
    cipher,
    database,
    log,
    reuseSeconds: config.refreshReuseSeconds,
  });

  function requireTrustedPage(c: Context): void {
    if (!isFromTrustedPage(c, config))
      throw agentError(
        'unauthorized_request',
        `untrusted origin ${c.req.header('origin') ?? 'absent'}`,
      );
  }

  function requireCsrf(c: Context): void {
    if (!cookies.isCsrfValid(c))
      throw agentError('unauthorized_request', 'CSRF token missing or wrong');
  }

  async function refresh(c: Context) {
    requireTrustedPage(c);
    requireCsrf(c);
    const refreshToken = cookies.read(c, 'auth');
    if (refreshToken === undefined) {
      // If the other cookies were left, login/end would answer "logged in" and the console would
      // reload for ever.
      cookies.clear(c);
      throw agentError('unauthorized_request', 'no readable refresh token');
    }
    try {
      const tokens = await tokenRefresh.refresh(refreshToken);
      cookies.set(c, {
        auth: tokens.refresh_token ?? refreshToken,
        at: tokens.access_token,
        id: tokens.id_token,
      });
      return c.body(null, 204);
    } catch (error) {
      if (!(error instanceof GrantRefused)) throw error;
      if (error.error !== 'invalid_grant') throw agentError('authorization_error', error);
      cookies.clear(c);
      throw agentError('session_expired', error);
    }
  }

  /**
   * Resolves with the address at which the browser ends the session of the identity provider. It is
   * the console itself when the identity provider has no such address or does not answer.
   */
  async function logoutUrl(idToken: string | undefined): Promise<string> {
    const endpoint = await client.findEndpoint('endSession').catch((error: unknown) => {
      log.warn(
        { err: error },
        'signed out of the console only: the identity provider does not answer',
      );
      return undefined;
    });
    if (endpoint === undefined) return oidc.postLogoutRedirectUri;
    const query = [
      `client_id=${encodeURIComponent(oidc.clientId)}`,
      `post_logout_redirect_uri=${encodeURIComponent(oidc.postLogoutRedirectUri)}`,
      ...(oidc.sendIdTokenHint && idToken !== undefined
        ? [`id_token_hint=${encodeURIComponent(idToken)}`]
        : []),
    ].join('&');
    return `${endpoint}${endpoint.includes('?') ? '&' : '?'}${query}`;
  }

  /** Revokes the refresh token. A failure is logged and does not keep anybody signed in. */
  async function endSession(refreshToken: string | undefined): Promise<void> {
    if (refreshToken === undefined) return;
    await tokenRefresh
      .end(refreshToken)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'signed out, but the refresh token could not be revoked'),
      );
  }

  async function logout(c: Context) {
    requireTrustedPage(c);
    requireCsrf(c);
    const [url] = await Promise.all([
      logoutUrl(cookies.read(c, 'id')),
      endSession(cookies.read(c, 'auth')),
    ]);
    cookies.clear(c);
    return c.json({ url });
  }

  function requireReader(c: Context): void {
    if (!mayReadFromPage(c, config)) throw agentError('unauthorized_request', 'untrusted origin');
  }

  async function userInfo(c: Context) {
    requireReader(c);
    const accessToken = cookies.read(c, 'at');
    if (accessToken === undefined)
      throw agentError('unauthorized_request', 'no readable access token');
    return c.json(await client.userInfo(accessToken));
  }

  function claims(c: Context) {
    requireReader(c);
    const idToken = cookies.read(c, 'id');
    const found = idToken === undefined ? undefined : idTokenClaims(idToken);
    if (!found) throw agentError('unauthorized_request', 'no readable ID token');
    return c.json(found);
  }

  const agent = new Hono<AgentEnv>().basePath(config.agentBasePath);
  agent.use(async (c, next) => {
    for (const [name, value] of Object.entries(dataHeaders)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    addCorsHeaders(c, config);
    await next();
  });
  agent.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (c) =>
        c.json(
          {
            code: 'payload_too_large',
            message: `The request body is larger than ${largestBody} bytes.`,
          },
          413,
        ),
    }),
  );
  agent.options('*', (c) => c.body(null, 204));
  agent.post('/login/start', (c) => {
    requireTrustedPage(c);
    return login.start(c);
  });
  agent.post('/login/end', (c) => {
    requireTrustedPage(c);
    return login.end(c);
  });
  agent.post('/refresh', refresh);
  agent.post('/logout', logout);
  agent.get('/userInfo', userInfo);
  agent.get('/claims', claims);
  agent.all('*', (c) => c.json({ code: 'not_found', message: 'Not Found' }, 404));
  agent.onError((error, c) => {
    if (error instanceof AgentError) {
      log[error.status >= 500 ? 'warn' : 'debug'](
        { code: error.code, status: error.status, err: error.cause, path: c.req.path },
        'the agent refused a request',
      );
      return c.json({ code: error.code, message: error.message }, error.status);
    }
    if (error instanceof Problem) {
      const id = createRequestId();
      return c.body(JSON.stringify(problemBody(error, config.apiBasePath, id)), error.status, {
        ...error.headers,
        'Content-Type': JSON_LD,
        'X-Request-Id': id,
      });
    }
    log.error({ err: error, path: c.req.path }, 'the agent failed');
    const { status, code, message, headers } = asProblem(error);
    if (status === 503) return c.json({ code, message }, status, { ...headers });
    return c.json(
      { code: 'server_error', message: 'A technical problem occurred in the OAuth Agent' },
      500,
    );
  });
  return agent;
}
