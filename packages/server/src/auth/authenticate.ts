import { noAccess, signedInAsOther, unauthorized } from '@console/api/core/hydra/problem';
import { effectiveRole } from '@console/api/roles/rules';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, Deps, VerifyAccessToken } from '../context.ts';
import { createSessionCookies } from './cookies.ts';
import { createOidcClient } from './oidcClient.ts';
import { isFromTrustedPage } from './origin.ts';
import { createTokenUser, profileOf } from './tokenUser.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Every answer names the person for whom it is. A request that names another person is refused, so
 * that a tab does not write for somebody who has signed in in another tab.
 */
const personHeader = 'X-Signed-In-User';

type Authentication = {
  /**
   * Reads the CSRF token from another place than the header. It is used for a form without scripts,
   * which cannot set headers.
   */
  csrfOf?(c: Context<AppEnv>): Promise<string | undefined>;
};

/**
 * Authenticates a request by its access token and sets `user`. A Bearer token is enough by itself.
 * With the cookie, an unsafe method needs a trusted page and the CSRF token.
 *
 * @throws Problem 401 unauthorized_request or token_expired, 403 user_not_provisioned,
 *   user_archived or identity_conflict, 409 signed_in_as_other
 */
export function authenticate(
  { config, database, log, verifyAccessToken }: Deps & { verifyAccessToken: VerifyAccessToken },
  { csrfOf = (c) => Promise.resolve(c.req.header(config.csrfHeaderName)) }: Authentication = {},
): MiddlewareHandler<AppEnv> {
  const cookies = createSessionCookies(config);
  const client = createOidcClient(config.oidc);
  const tokenUser = createTokenUser({ database, log, rolesClaim: config.oidc.rolesClaim });

  function bearerToken(c: Context): string | undefined {
    if (!config.allowBearer) return undefined;
    return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  }

  async function cookieToken(c: Context<AppEnv>): Promise<string> {
    const token = cookies.read(c, 'at');
    if (token === undefined) throw unauthorized();
    if (safeMethods.includes(c.req.method)) return token;
    // An empty string keeps `isCsrfValid` from falling back to the header.
    if (!isFromTrustedPage(c, config) || !cookies.isCsrfValid(c, (await csrfOf(c)) ?? ''))
      throw unauthorized();
    return token;
  }

  async function readProfile(token: string) {
    try {
      return profileOf(await client.userInfo(token));
    } catch (error) {
      log.warn(
        { err: error },
        'the profile of an unknown user could not be read from the identity provider',
      );
      return {};
    }
  }

  return async (c, next) => {
    const token = bearerToken(c) ?? (await cookieToken(c));
    const claims = await verifyAccessToken(token);
    const row = await tokenUser(claims, () => readProfile(token));
    if (!row) throw noAccess('user_not_provisioned');
    if (row.archived) throw noAccess('user_archived');
    const expected = c.req.header(personHeader);
    if (expected !== undefined && expected !== String(row.id))
      throw signedInAsOther({ [personHeader]: String(row.id) });
    c.set('user', {
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      roles: row.roles,
      role: effectiveRole(row.roles),
    });
    await next();
    c.header(personHeader, String(row.id));
  };
}
