import { effectiveRole, ROLE_LABELS } from '@console/api/roles/rules';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';

/**
 * Somebody who may sign in at the development identity provider; `sub` is what it calls this person
 * in its tokens.
 */
export type IdpUser = {
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
  description: string;
  isDemo: boolean;
};

/** The demo users of contract section 0, row 4.8: one per role, one archived, one without a role. */
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

/**
 * The people of the console's own user table, in the order in which they were made (the demo users
 * first).
 */
export const idpUsers = ({ db }: Database) => ({
  async all(): Promise<IdpUser[]> {
    return (await db.select(columns).from(appUser).orderBy(asc(appUser.id)).limit(200)).map(toUser);
  },

  /** By the name in a token or by e-mail address. */
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
