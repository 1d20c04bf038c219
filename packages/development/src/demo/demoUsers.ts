import { advanceSequences, writeRows } from '@console/server/db/bulkInsert';
import type { Database } from '@console/server/db/database';
import { appUser } from '@console/server/db/schema/people';
import { sql } from 'drizzle-orm';

const dayMs = 86_400_000;

type Person = {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
  archived?: boolean;
};

const demo = (
  account: string,
  firstName: string,
  lastName: string,
  ...roles: string[]
): Person => ({ email: `${account}@console.test`, firstName, lastName, roles });

/** The people as whom one can sign in: one per role, one who is archived, and one without a role. */
const demoUsers: readonly Person[] = [
  demo('admin', 'Ada', 'Moreau', 'ROLE_ADMIN'),
  demo('dq-lead', 'Ingrid', 'Solberg', 'ROLE_DQ_LEAD'),
  demo('scrape-lead', 'Tomás', 'Herrera', 'ROLE_SCRAPE_LEAD'),
  demo('dq', 'Priya', 'Raman', 'ROLE_DQ'),
  demo('scraper', 'Jonas', 'Keller', 'ROLE_SCRAPER'),
  demo('user', 'Amara', 'Okafor', 'ROLE_USER'),
  { ...demo('archived', 'Walter', 'Lindqvist', 'ROLE_SCRAPER'), archived: true },
  demo('no-role', 'Mina', 'Castell'),
];

const staff = (firstName: string, lastName: string, ...roles: string[]): Person =>
  demo(
    `${firstName}.${lastName}`
      .normalize('NFD')
      .replace(/[^A-Za-z.]/g, '')
      .toLowerCase(),
    firstName,
    lastName,
    ...roles,
  );

/** These are more people for assignments, filters and the user list. */
const otherStaff: readonly Person[] = [
  staff('Beatriz', 'Nogueira', 'ROLE_DQ'),
  staff('Callum', 'Reid', 'ROLE_DQ', 'ROLE_SCRAPER'),
  staff('Dewi', 'Santoso', 'ROLE_SCRAPER'),
  staff('Élodie', 'Garnier', 'ROLE_SCRAPER'),
  staff('Farid', 'Haddad', 'ROLE_DQ'),
  staff('Grace', 'Njoroge', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'),
  staff('Hana', 'Kovářová', 'ROLE_USER'),
  staff('Ilan', 'Barzilai', 'ROLE_DQ_LEAD', 'ROLE_DQ'),
  { ...staff('Júlia', 'Szabó', 'ROLE_DQ'), archived: true },
  staff('Kwame', 'Mensah', 'ROLE_SCRAPER'),
  staff('Linh', 'Tran', 'ROLE_USER'),
  { ...staff('Marcus', 'Bell', 'ROLE_USER'), archived: true },
];

export const allPeople = [...demoUsers, ...otherStaff];

/** The rows of all demo people. Other demo rows refer to their ids. */
export const peopleRows = (now: Date) =>
  allPeople.map((person, index) => ({
    id: index + 1,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    roles: [...person.roles],
    archived: person.archived ?? false,
    createdAt: new Date(now.getTime() - (900 - index * 20) * dayMs),
  }));

/** Adds the demo people to a database without users. Never call it in production. */
export async function addDemoUsers({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT FROM ${appUser} LIMIT 1`);
    if (rows.length > 0) return;
    await writeRows(tx, appUser, peopleRows(new Date()));
    await advanceSequences(tx, [appUser]);
  });
}
