import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { appUser } from '../db/schema/people.ts';
import { Clock } from './clock.ts';
import { allPeople } from './people.ts';
import { advanceSequences, writeRows } from './rowWriter.ts';

/**
 * Everybody who works at the demo, the demo users first, with the ids that the other demo rows
 * refer to.
 */
export const peopleRows = (clock: Clock) =>
  allPeople.map((person, index) => ({
    id: index + 1,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    roles: [...person.roles],
    archived: person.archived ?? false,
    createdAt: clock.daysAgo(900 - index * 20),
  }));

/**
 * Lets the demo users sign in to a database that was filled by an import alone. Does nothing where
 * there is any user; never call it in production.
 */
export async function seedDemoUsers({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT FROM ${appUser} LIMIT 1`);
    if (rows.length > 0) return;
    await writeRows(tx, appUser, peopleRows(new Clock(new Date())));
    await advanceSequences(tx, [appUser]);
  });
}
