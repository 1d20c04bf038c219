import { Problem, tokenExpired, unauthorized } from '@console/api/core/hydra/problem';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { AccessTokenClaims, VerifyAccessToken } from '../context.ts';
import { AgentError } from './agentError.ts';
import { verifyJwt } from './jwt.ts';
import { createOidcClient, type OidcClient } from './oidcClient.ts';
import { profileOf } from './profile.ts';
import { fingerprintOf } from './secretText.ts';

const introspectionCacheMs = 30_000;
const largestCache = 1000;
const leewaySeconds = 5;

const claimsSchema = v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)) });

function readClaims(claims: unknown): AccessTokenClaims {
  const parsed = v.safeParse(claimsSchema, claims);
  if (!parsed.success) throw unauthorized();
  return { ...parsed.output, ...profileOf(parsed.output) };
}

function byJwt(client: OidcClient, oidc: Config['oidc']): VerifyAccessToken {
  return async (token) => {
    const verdict = await verifyJwt(token, await client.publicKeys(), {
      issuer: oidc.issuer,
      audience: oidc.audience,
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'exp'],
    });
    if (verdict.fault) throw verdict.fault === 'expired' ? tokenExpired() : unauthorized();
    return readClaims(verdict.payload);
  };
}

function byIntrospection(client: OidcClient): VerifyAccessToken {
  const cache = new Map<string, { claims: AccessTokenClaims; until: number }>();
  return async (token) => {
    const key = fingerprintOf(token);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.claims;
    cache.delete(key);
    const answer = await client.introspect(token);
    if (!answer) throw tokenExpired();
    const claims = readClaims(answer);
    const expiresAt = typeof answer.exp === 'number' ? answer.exp * 1000 : Infinity;
    const [oldest] = cache.keys();
    if (cache.size >= largestCache && oldest !== undefined) cache.delete(oldest);
    cache.set(key, { claims, until: Math.min(Date.now() + introspectionCacheMs, expiresAt) });
    return claims;
  };
}

/**
 * Checks access tokens as section 4.7 says: JWTs by the identity provider's keys, or any token by
 * introspection where that is configured (an answer counts for 30 s).
 *
 * @throws Problem 401 token_expired, 401 unauthorized_request, 503 when the identity provider
 *   cannot be asked
 */
export function createVerifyAccessToken(oidc: Config['oidc']): VerifyAccessToken {
  const client = createOidcClient(oidc);
  const verify = oidc.endpoints.introspection ? byIntrospection(client) : byJwt(client, oidc);
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
