import { Problem, tokenExpired, unauthorized } from '@console/api/core/hydra/problem';
import {
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { AccessTokenClaims, VerifyAccessToken } from '../context.ts';
import { AgentError, agentError, invalidRequest } from './agentError.ts';
import { createOidcClient, type OidcClient } from './oidcClient.ts';
import { fingerprintOf } from './secrets.ts';
import { profileOf } from './tokenUser.ts';

const idTokenLeewaySeconds = 60;
const accessTokenLeewaySeconds = 5;
const introspectionCacheMs = 30_000;
const largestIntrospectionCache = 1000;

type JwtVerdict =
  | { payload: JWTPayload; fault?: undefined }
  | { fault: 'expired' | 'invalid'; cause: unknown };

// Any other error, such as unreachable keys, says nothing about the token.
const tokenFault =
  /^ERR_(JWT|JWS)_|^ERR_JWKS_(NO_MATCHING_KEY|MULTIPLE_MATCHING_KEYS)$|^ERR_JOSE_(ALG_NOT_ALLOWED|NOT_SUPPORTED)$/;

/**
 * Checks signature and claims of a JWT.
 *
 * @throws AgentError authorization_server_error when the keys of the identity provider cannot be
 *   loaded
 */
export async function verifyJwt(
  token: string,
  keys: JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<JwtVerdict> {
  try {
    const { payload } = await jwtVerify(token, keys, options);
    return { payload };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { fault: 'expired', cause: error };
    if (error instanceof errors.JOSEError && tokenFault.test(error.code))
      return { fault: 'invalid', cause: error };
    throw agentError('authorization_server_error', error);
  }
}

/** Decodes an ID token without checking it again. Returns undefined for anything but a JWT. */
export function idTokenClaims(idToken: string): JWTPayload | undefined {
  try {
    return decodeJwt(idToken);
  } catch {
    return undefined;
  }
}

const invalidIdToken = (cause: unknown) => invalidRequest('ID Token missing or invalid', cause);

/** Makes the reduced check of `OIDC_ID_TOKEN_CHECK=issuer_audience`, which production refuses. */
function checkIssuerAndAudience(idToken: string, oidc: Config['oidc']): void {
  const claims = idTokenClaims(idToken);
  if (claims?.iss !== oidc.issuer || ![claims.aud].flat().includes(oidc.clientId))
    throw invalidIdToken('issuer or audience');
}

/**
 * Checks the ID token of a login: signature, issuer, audience, `azp`, times and nonce.
 *
 * @throws AgentError invalid_request
 */
export async function checkIdToken(
  idToken: string | undefined,
  nonce: string,
  oidc: Config['oidc'],
  client: OidcClient,
): Promise<void> {
  if (oidc.idTokenCheck === 'issuer_audience') {
    if (idToken !== undefined) checkIssuerAndAudience(idToken, oidc);
    return;
  }
  if (idToken === undefined) throw invalidIdToken('missing');
  const verdict = await verifyJwt(idToken, await client.publicKeys(), {
    issuer: oidc.issuer,
    audience: oidc.clientId,
    clockTolerance: idTokenLeewaySeconds,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  if (verdict.fault) throw invalidIdToken(verdict.cause);
  const { payload } = verdict;
  if (payload.nonce !== nonce) throw invalidIdToken('nonce');
  const hasSeveralAudiences = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (payload.azp === undefined ? hasSeveralAudiences : payload.azp !== oidc.clientId)
    throw invalidIdToken('azp');
}

const claimsSchema = v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)) });

function parseClaims(claims: unknown): AccessTokenClaims {
  const parsed = v.safeParse(claimsSchema, claims);
  if (!parsed.success) throw unauthorized();
  return { ...parsed.output, ...profileOf(parsed.output) };
}

function verifyByJwt(client: OidcClient, oidc: Config['oidc']): VerifyAccessToken {
  return async (token) => {
    const verdict = await verifyJwt(token, await client.publicKeys(), {
      issuer: oidc.issuer,
      audience: oidc.audience,
      clockTolerance: accessTokenLeewaySeconds,
      requiredClaims: ['sub', 'exp'],
    });
    if (verdict.fault) throw verdict.fault === 'expired' ? tokenExpired() : unauthorized();
    return parseClaims(verdict.payload);
  };
}

function verifyByIntrospection(client: OidcClient): VerifyAccessToken {
  const cache = new Map<string, { claims: AccessTokenClaims; until: number }>();
  return async (token) => {
    const key = fingerprintOf(token);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.claims;
    cache.delete(key);
    const answer = await client.introspect(token);
    if (!answer) throw tokenExpired();
    const claims = parseClaims(answer);
    const expiresAt = typeof answer.exp === 'number' ? answer.exp * 1000 : Infinity;
    const [oldest] = cache.keys();
    if (cache.size >= largestIntrospectionCache && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { claims, until: Math.min(Date.now() + introspectionCacheMs, expiresAt) });
    return claims;
  };
}

/**
 * Verifies access tokens. A JWT is checked with the keys of the identity provider. When an
 * introspection endpoint is configured, every token is introspected, and an answer is reused for 30
 * seconds.
 *
 * @throws Problem 401 token_expired, 401 unauthorized_request, 503 when the identity provider does
 *   not answer
 */
export function createVerifyAccessToken(oidc: Config['oidc']): VerifyAccessToken {
  const client = createOidcClient(oidc);
  const verify = oidc.endpoints.introspection
    ? verifyByIntrospection(client)
    : verifyByJwt(client, oidc);
  return (token) =>
    verify(token).catch((error: unknown) => {
      if (!(error instanceof AgentError)) throw error;
      throw Object.assign(
        new Problem({
          status: 503,
          code: 'unavailable',
          description: 'The identity provider is not available.',
          headers: { 'Retry-After': '5' },
        }),
        { cause: error },
      );
    });
}
