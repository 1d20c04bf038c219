import { createRemoteJWKSet } from 'jose';
import * as v from 'valibot';
import type { Config, OidcEndpoints } from '../config.ts';
import { agentError } from './agentError.ts';

/** The longest wait for one answer of the identity provider, in milliseconds. */
export const providerTimeoutMs = 10_000;
/** The longest wait of a logout for the revocation of its refresh token, in milliseconds. */
const revocationTimeoutMs = 3_000;

const discoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.optional(v.string()),
  token_endpoint: v.optional(v.string()),
  userinfo_endpoint: v.optional(v.string()),
  end_session_endpoint: v.optional(v.string()),
  jwks_uri: v.optional(v.string()),
  introspection_endpoint: v.optional(v.string()),
  revocation_endpoint: v.optional(v.string()),
});
export const tokensSchema = v.object({
  access_token: v.string(),
  refresh_token: v.optional(v.string()),
  id_token: v.optional(v.string()),
});
const errorSchema = v.object({ error: v.string() });
const claimsSchema = v.record(v.string(), v.unknown());

export type Tokens = v.InferOutput<typeof tokensSchema>;
export type Claims = v.InferOutput<typeof claimsSchema>;
export type OidcClient = ReturnType<typeof createOidcClient>;

/**
 * The error for a grant that the identity provider refused. `error` is its error code, such as
 * invalid_grant.
 */
export class GrantRefused extends Error {
  override name = 'GrantRefused';
  readonly error: string;

  constructor(error: string) {
    super(`the identity provider answered ${error}`);
    this.error = error;
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request to the identity provider.
 *
 * @throws AgentError authorization_server_error when no answer arrives in time, and for a 5xx
 */
async function send(
  url: string,
  init: RequestInit = {},
  timeoutMs = providerTimeoutMs,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
    return { status: response.status, body: jsonOf(text) };
  } catch (error) {
    throw agentError('authorization_server_error', error);
  }
}

function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success)
    throw agentError(
      'authorization_server_error',
      parsed.issues.map(({ message }) => message).join('; '),
    );
  return parsed.output;
}

const formEncoded = (text: string) => new URLSearchParams({ t: text }).toString().slice(2);

/**
 * Makes the requests of the agent and the API to the identity provider. Endpoints that are not
 * configured come from its discovery document.
 */
export function createOidcClient(oidc: Config['oidc']) {
  const { clientSecret } = oidc;
  let discovered: Promise<OidcEndpoints> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  async function discover(): Promise<OidcEndpoints> {
    const { status, body } = await send(
      `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    );
    if (status !== 200)
      throw agentError('authorization_server_error', `discovery answered ${status}`);
    const found = parseAnswer(discoverySchema, body);
    if (found.issuer !== oidc.issuer)
      throw agentError('authorization_server_error', `discovery names the issuer ${found.issuer}`);
    const endpoints: OidcEndpoints = {
      authorize: found.authorization_endpoint,
      token: found.token_endpoint,
      userinfo: found.userinfo_endpoint,
      endSession: found.end_session_endpoint,
      jwks: found.jwks_uri,
      introspection: found.introspection_endpoint,
      revocation: found.revocation_endpoint,
    };
    for (const [name, url] of Object.entries(endpoints))
      if (oidc.requiresHttps && url !== undefined && !url.startsWith('https:'))
        throw agentError(
          'authorization_server_error',
          `discovery names the ${name} endpoint ${url}, and production needs https`,
        );
    return endpoints;
  }

  /**
   * Resolves with a configured endpoint without a request, and finds any other one by discovery.
   * Resolves with undefined when the identity provider has no such endpoint.
   */
  async function findEndpoint(name: keyof OidcEndpoints): Promise<string | undefined> {
    const configured = oidc.endpoints[name];
    if (configured) return configured;
    // A failed discovery is tried again with the next request.
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return (await discovered)[name];
  }

  async function endpoint(name: keyof OidcEndpoints): Promise<string> {
    const url = await findEndpoint(name);
    if (url === undefined)
      throw agentError(
        'authorization_server_error',
        `the identity provider has no ${name} endpoint`,
      );
    return url;
  }

  /**
   * Sends a form with the credentials of this client (client_secret_basic). A client without a
   * secret sends only its `client_id`.
   */
  async function post(url: string, form: Record<string, string>, timeoutMs?: number) {
    const headers = new Headers({
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    });
    if (clientSecret !== undefined)
      headers.set(
        'authorization',
        `Basic ${Buffer.from(`${formEncoded(oidc.clientId)}:${formEncoded(clientSecret)}`).toString('base64')}`,
      );
    const body = new URLSearchParams(
      clientSecret === undefined ? { ...form, client_id: oidc.clientId } : form,
    );
    return send(url, { method: 'POST', headers, body }, timeoutMs);
  }

  /** @throws GrantRefused on a 4xx */
  async function grant(form: Record<string, string>): Promise<Tokens> {
    const { status, body } = await post(await endpoint('token'), {
      ...form,
      ...(oidc.resource ? { resource: oidc.resource } : {}),
    });
    if (status >= 400)
      throw new GrantRefused(v.is(errorSchema, body) ? body.error : `status ${status}`);
    return parseAnswer(tokensSchema, body);
  }

  /**
   * The public keys of the identity provider. They are loaded at first use, and again when a token
   * names an unknown key.
   */
  async function publicKeys() {
    keys ??= createRemoteJWKSet(new URL(await endpoint('jwks')));
    return keys;
  }

  return {
    endpoint,
    findEndpoint,
    publicKeys,

    exchangeCode: (code: string, codeVerifier: string) =>
      grant({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: oidc.redirectUri,
      }),

    refresh: (refreshToken: string) =>
      grant({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    /** @throws AgentError token_expired when the access token is not valid any more */
    async userInfo(accessToken: string): Promise<Claims> {
      const { status, body } = await send(await endpoint('userinfo'), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
      });
      if (status === 401) throw agentError('token_expired');
      if (status >= 400) throw agentError('authorization_error', `userinfo answered ${status}`);
      return parseAnswer(claimsSchema, body);
    },

    /**
     * Revokes a refresh token (RFC 7009) where the identity provider has an endpoint for it. With a
     * configured token endpoint no discovery takes place, so the revocation endpoint has to be
     * configured as well.
     *
     * @throws AgentError when the identity provider does not confirm the revocation
     */
    async revoke(refreshToken: string): Promise<void> {
      const { token, revocation } = oidc.endpoints;
      const url = token === undefined ? await findEndpoint('revocation') : revocation;
      if (url === undefined) return;
      const form = { token: refreshToken, token_type_hint: 'refresh_token' };
      const { status } = await post(url, form, revocationTimeoutMs);
      if (status >= 400)
        throw agentError('authorization_server_error', `revocation answered ${status}`);
    },

    /** Introspects a token (RFC 7662). Returns undefined when the token is not active. */
    async introspect(accessToken: string): Promise<Claims | undefined> {
      const { status, body } = await post(await endpoint('introspection'), {
        token: accessToken,
        token_type_hint: 'access_token',
      });
      if (status >= 400)
        throw agentError('authorization_server_error', `introspection answered ${status}`);
      const claims = parseAnswer(claimsSchema, body);
      return claims.active === true ? claims : undefined;
    },
  };
}
