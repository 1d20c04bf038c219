import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { claimsOf, type idpUsers } from './devIdpUsers.ts';
import { verifyJwt } from './jwt.ts';

type UserInfoParts = {
  jwks: JSONWebKeySet;
  oidc: Config['oidc'];
  users: ReturnType<typeof idpUsers>;
  log: Logger;
};

/** Userinfo for JWT access tokens, which the provider's own route does not know. GET and POST. */
export function createUserInfo({ jwks, oidc, users, log }: UserInfoParts) {
  const keys = createLocalJWKSet({
    keys: jwks.keys.map(({ kty, n, e, alg, use, kid }) => ({ kty, n, e, alg, use, kid })),
  });

  async function claimsFor(authorization: string | undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const verdict = await verifyJwt(token, keys, {
      issuer: oidc.issuer,
      audience: oidc.audience,
      typ: 'at+jwt',
    });
    const user = verdict.fault ? undefined : await users.find(verdict.payload.sub ?? '');
    return user && claimsOf(user);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...headers,
      });
      response.end(JSON.stringify(body));
    };
    claimsFor(request.headers.authorization).then(
      (claims) =>
        claims
          ? answer(200, claims)
          : answer(
              401,
              { error: 'invalid_token' },
              { 'www-authenticate': 'Bearer error="invalid_token"' },
            ),
      (error: unknown) => {
        log.error({ err: error }, 'userinfo failed');
        answer(500, { error: 'server_error' });
      },
    );
  };
}
