import type { IncomingMessage, ServerResponse } from 'node:http';
import { effectiveRole, ROLE_LABELS } from '@console/api/roles/rules';
import { verifyJwt } from '@console/server/auth/tokenVerification';
import type { Config } from '@console/server/config';
import type { Database } from '@console/server/db/database';
import { appUser } from '@console/server/db/schema/people';
import type { Logger } from '@console/server/log';
import { asc, eq, or, sql } from 'drizzle-orm';
import { createLocalJWKSet, type JSONWebKeySet } from 'jose';

/** A person who can sign in at the development identity provider, with the `sub` of its tokens. */
export type IdpUser = {
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
  description: string;
  isDemo: boolean;
};

/** The addresses of the demo users: one per role, one archived, and one without a role. */
const demoAccount = /^(admin|dq-lead|scrape-lead|dq|scraper|user|archived|no-role)@console\.test$/i;

const columns = {
  sub: appUser.oidcSub,
  email: appUser.email,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  roles: appUser.roles,
  archived: appUser.archived,
};

type Row = {
  sub: string | null;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
  archived: boolean;
};

const describe = ({ roles, archived }: Row) => {
  const role = roles.length === 0 ? 'No role' : ROLE_LABELS[effectiveRole(roles)];
  return archived ? `${role}, archived` : role;
};

const toUser = (row: Row): IdpUser => ({
  sub: row.sub ?? row.email.toLowerCase(),
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  description: describe(row),
  isDemo: demoAccount.test(row.email),
});

/** Reads the people of the console's user table, oldest first. */
export const idpUsers = ({ db }: Database) => ({
  async all(): Promise<IdpUser[]> {
    return (await db.select(columns).from(appUser).orderBy(asc(appUser.id)).limit(200)).map(toUser);
  },

  /** Finds a person by `sub` or by e-mail address. */
  async find(name: string): Promise<IdpUser | undefined> {
    if (name === '' || name.includes('\0')) return undefined;
    const [row] = await db
      .select(columns)
      .from(appUser)
      .where(or(eq(appUser.oidcSub, name), eq(sql`lower(${appUser.email})`, name.toLowerCase())));
    return row && toUser(row);
  },
});

export const claimsOf = (user: IdpUser) => ({
  sub: user.sub,
  email: user.email,
  email_verified: true,
  name: `${user.firstName} ${user.lastName}`,
  given_name: user.firstName,
  family_name: user.lastName,
  preferred_username: user.email,
});

type UserInfoParts = {
  jwks: JSONWebKeySet;
  oidc: Config['oidc'];
  users: ReturnType<typeof idpUsers>;
  log: Logger;
};

/**
 * Answers userinfo requests (GET and POST) that have a JWT access token. The route of the provider
 * package accepts only opaque tokens.
 */
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
