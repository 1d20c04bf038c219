import { noAccess, unauthorized } from '@console/api/core/hydra/problem';
import { effectiveRole } from '@console/api/roles/rules';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps, VerifyAccessToken } from '../context.ts';
import { createSessionCookies } from './cookies.ts';
import { createOidcClient } from './oidcClient.ts';
import { isFromTrustedPage } from './origin.ts';
import { profileOf } from './profile.ts';
import { createTokenUser } from './tokenUser.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

type Authentication = {
  /**
   * The CSRF token of a request that carries it elsewhere than in the header: a form without
   * scripts cannot set one.
   */
  csrfOf?(c: Context<AppEnv>): Promise<string | undefined>;
};

/**
 * Lets a request through as the person its token names (section 4.7) and sets `user`. A Bearer
 * token stands for itself; with the cookie, a request that may change something has to come from a
 * page of ours and carry the CSRF token.
 *
 * @throws Problem 401 unauthorized_request or token_expired, 403 user_not_provisioned or
 *   user_archived
 */
export function authenticate(
  { config, database, log, verifyAccessToken }: Deps & { verifyAccessToken: VerifyAccessToken },
  { csrfOf = (c) => Promise.resolve(c.req.header(config.csrfHeaderName)) }: Authentication = {},
): MiddlewareHandler<AppEnv> {
  const cookies = createSessionCookies(config);
  const client = createOidcClient(config.oidc);
  const tokenUser = createTokenUser({ database, rolesClaim: config.oidc.rolesClaim });

  function bearerToken(c: Context): string | undefined {
    if (!config.allowBearer) return undefined;
    return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  }

  async function cookieToken(c: Context<AppEnv>): Promise<string> {
    const token = cookies.read(c, 'at');
    if (token === undefined) throw unauthorized();
    if (safeMethods.includes(c.req.method)) return token;
    // An absent token is given as an empty one, or the header would be looked at after all.
    if (!isFromTrustedPage(c, config) || !cookies.isCsrfValid(c, (await csrfOf(c)) ?? ''))
      throw unauthorized();
    return token;
  }

  async function readProfile(token: string) {
    try {
      return profileOf(await client.userInfo(token));
    } catch (error) {
      log.warn({ err: error }, 'the identity provider told nothing about an unknown user');
      return {};
    }
  }

  return async (c, next) => {
    const token = bearerToken(c) ?? (await cookieToken(c));
    const claims = await verifyAccessToken(token);
    const row = await tokenUser(claims, () => readProfile(token));
    if (!row) throw noAccess('user_not_provisioned');
    if (row.archived) throw noAccess('user_archived');
    c.set('user', {
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      roles: row.roles,
      role: effectiveRole(row.roles),
    });
    await next();
  };
}
