import { isRole, type Role } from '@console/api/roles/rules';
import { eq, sql } from 'drizzle-orm';
import type { AccessTokenClaims } from '../context.ts';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';
import type { Profile } from './profile.ts';

export type UserRow = typeof appUser.$inferSelect;

type TokenUserParts = {
  database: Database;
  /**
   * The claim that holds the roles, by name or as a dotted path; absent: the roles of the user
   * table stand.
   */
  rolesClaim: string | undefined;
};

/** The roles that a token grants; names that are no role here are left out. */
export function rolesOf(claims: AccessTokenClaims, rolesClaim: string): Role[] {
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

/**
 * Finds the person behind a token: by `sub`, else by verified e-mail address, which then learns the
 * `sub` (section 4.7).
 */
export function createTokenUser({ database: { db }, rolesClaim }: TokenUserParts) {
  async function bySub(sub: string): Promise<UserRow | undefined> {
    const [row] = await db.select().from(appUser).where(eq(appUser.oidcSub, sub));
    return row;
  }

  async function byEmail(
    sub: string,
    { email, email_verified: isVerified }: Profile,
  ): Promise<UserRow | undefined> {
    if (!email || !isVerified) return undefined;
    const [row] = await db
      .update(appUser)
      .set({ oidcSub: sub })
      .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()))
      .returning();
    return row;
  }

  async function create(
    sub: string,
    { email, given_name: firstName = '', family_name: lastName = '' }: Profile,
    roles: Role[],
  ): Promise<UserRow | undefined> {
    if (!email) return undefined;
    // Two first requests of one person arrive together: the second finds what the first made.
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
   * @param readProfile asks for name and e-mail address, needed only the first time when the token
   *   does not hold them
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
