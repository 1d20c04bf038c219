import {
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
} from 'jose';
import { agentError } from './agentError.ts';

export type JwtVerdict =
  | { payload: JWTPayload; fault?: undefined }
  | { fault: 'expired' | 'invalid'; cause: unknown };

// Anything else that goes wrong (the keys cannot be had) says nothing about the token.
const tokenFault =
  /^ERR_(JWT|JWS)_|^ERR_JWKS_(NO_MATCHING_KEY|MULTIPLE_MATCHING_KEYS)$|^ERR_JOSE_(ALG_NOT_ALLOWED|NOT_SUPPORTED)$/;

/**
 * Checks signature and claims. @throws AgentError authorization_server_error when the identity
 * provider's keys cannot be had
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
