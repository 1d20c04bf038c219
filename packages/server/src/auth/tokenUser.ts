import { Problem } from '@console/api/core/hydra/problem';
import { isRole, type Role } from '@console/api/roles/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AccessTokenClaims } from '../context.ts';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';
import type { Logger } from '../log.ts';

type UserRow = typeof appUser.$inferSelect;

export type Profile = Pick<
  AccessTokenClaims,
  'email' | 'email_verified' | 'given_name' | 'family_name'
>;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Reads name and e-mail address from the claims of a token, of userinfo or of an introspection.
 * Some identity providers write `email_verified` as text.
 */
export const profileOf = (claims: Readonly<Record<string, unknown>>): Profile => ({
  email: text(claims.email),
  email_verified: claims.email_verified === true || claims.email_verified === 'true',
  given_name: text(claims.given_name),
  family_name: text(claims.family_name),
});

type TokenUserParts = {
  database: Database;
  log: Logger;
  /**
   * The claim that holds the roles, as a name or a dotted path. Without it the roles in the user
   * table count.
   */
  rolesClaim: string | undefined;
};

/** The roles that a token grants. Unknown role names are left out. */
function rolesOf(claims: AccessTokenClaims, rolesClaim: string): Role[] {
  const nested = rolesClaim
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      claims,
    );
  const found: unknown = claims[rolesClaim] ?? nested;
  return [found].flat().filter((role): role is Role => typeof role === 'string' && isRole(role));
}

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

const identityConflict = () =>
  new Problem({
    status: 403,
    code: 'identity_conflict',
    description:
      'Your e-mail address belongs to an account with another sign-in identity. Ask an administrator.',
  });

/**
 * Finds the person behind a token by its `sub`, or else by the verified e-mail address. When a row
 * is found by the address, the `sub` is stored in it, and from then on only the `sub` counts.
 */
export function createTokenUser({ database: { db }, log, rolesClaim }: TokenUserParts) {
  async function bySub(sub: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(appUser).where(eq(appUser.oidcSub, sub));
    return row;
  }

  async function byEmail(
    sub: string,
    { email, email_verified: isVerified }: Profile,
  ): Promise<UserRow | undefined> {
    if (!email || !isVerified) return undefined;
    const hasEmail = eq(sql`lower(${appUser.email})`, email.toLowerCase());
    const [claimed] = await db
      .update(appUser)
      .set({ oidcSub: sub })
      .where(and(hasEmail, isNull(appUser.oidcSub)))
      .returning();
    if (claimed) return claimed;
    const [row] = await db.select().from(appUser).where(hasEmail);
    // Another request with the same token may have claimed the row in the meantime.
    if (row === undefined || row.oidcSub === sub) return row;
    log.warn(
      { userId: row.id, storedSub: row.oidcSub, tokenSub: sub },
      'a token was refused: its e-mail address belongs to a user with another sub',
    );
    throw identityConflict();
  }

  async function create(
    sub: string,
    { email, given_name: firstName = '', family_name: lastName = '' }: Profile,
    roles: Role[],
  ): Promise<UserRow | undefined> {
    if (!email) return undefined;
    // Two first requests of one person may insert at the same time. The second one then reads the
    // row of the first.
    await db
      .insert(appUser)
      .values({ oidcSub: sub, email, firstName, lastName, roles })
      .onConflictDoNothing();
    return bySub(sub);
  }

  async function withRoles(row: UserRow, roles: Role[]): Promise<UserRow> {
    if (sameRoles(row.roles, roles)) return row;
    const [updated = row] = await db
      .update(appUser)
      .set({ roles })
      .where(eq(appUser.id, row.id))
      .returning();
    return updated;
  }

  /**
   * @param readProfile reads name and e-mail address from the identity provider. It is called when
   *   the `sub` is unknown and the token holds no e-mail address.
   * @throws Problem 403 identity_conflict
   */
  return async function tokenUser(
    claims: AccessTokenClaims,
    readProfile: () => Promise<Profile>,
  ): Promise<UserRow | undefined> {
    const known = await bySub(claims.sub);
    const roles = rolesClaim === undefined ? undefined : rolesOf(claims, rolesClaim);
    if (known) return roles ? withRoles(known, roles) : known;
    const profile = claims.email === undefined ? await readProfile() : claims;
    const matched = await byEmail(claims.sub, profile);
    if (matched) return roles ? withRoles(matched, roles) : matched;
    return roles ? create(claims.sub, profile, roles) : undefined;
  };
}
