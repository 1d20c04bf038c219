import { decodeJwt, type JWTPayload } from 'jose';
import type { Config } from '../config.ts';
import { invalidRequest } from './agentError.ts';
import { verifyJwt } from './jwt.ts';
import type { OidcClient } from './oidcClient.ts';

const leewaySeconds = 60;
const invalid = (cause: unknown) => invalidRequest('ID Token missing or invalid', cause);

/** The claims of an ID token that was checked when it came; undefined when it is no JWT. */
export function idTokenClaims(idToken: string): JWTPayload | undefined {
  try {
    return decodeJwt(idToken);
  } catch {
    return undefined;
  }
}

/** What `OIDC_ID_TOKEN_CHECK=issuer_audience` looks at; refused in production. */
function checkIssuerAndAudience(idToken: string, oidc: Config['oidc']): void {
  const claims = idTokenClaims(idToken);
  if (claims?.iss !== oidc.issuer || ![claims.aud].flat().includes(oidc.clientId))
    throw invalid('issuer or audience');
}

/** Checks the ID token of a login as section 4.3 says. @throws AgentError invalid_request */
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
  if (idToken === undefined) throw invalid('missing');
  const verdict = await verifyJwt(idToken, await client.publicKeys(), {
    issuer: oidc.issuer,
    audience: oidc.clientId,
    clockTolerance: leewaySeconds,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  if (verdict.fault) throw invalid(verdict.cause);
  const { payload } = verdict;
  if (payload.nonce !== nonce) throw invalid('nonce');
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (payload.azp === undefined ? isForSeveral : payload.azp !== oidc.clientId)
    throw invalid('azp');
}
