import { isRole, effectiveRole, type Role } from '@console/api/roles/rules';
import { writeObjects } from '@console/server/db/bulkInsert';
import type { Executor } from '@console/server/db/executor';
import { allTables } from '@console/server/db/tables';
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { allPeople } from './demoUsers.ts';
import { Random } from './random.ts';

export type DemoProfile = 'small' | 'medium' | 'large';

/** The number of rows in each profile. The proportions between the tables stay the same. */
export const profiles: Record<
  DemoProfile,
  { entities: number; longestCode: number; countDays: number; codeVersions: number; runs: number }
> = {
  small: { entities: 200, longestCode: 1500, countDays: 60, codeVersions: 4, runs: 12 },
  medium: { entities: 5000, longestCode: 600, countDays: 30, codeVersions: 2, runs: 8 },
  large: { entities: 50_000, longestCode: 60, countDays: 8, codeVersions: 0, runs: 3 },
};

export type StaffMember = { id: number; role: Role; archived: boolean };

/**
 * The tools that all generators share: random numbers, clock, staff, ids of lookups, and the row
 * buffer.
 */
export type World = {
  seed: number;
  clock: Clock;
  size: (typeof profiles)[DemoProfile];
  rows: RowBuffer;
  staff: readonly StaffMember[];
  tagIds: ReadonlyMap<string, number>;
  atsIds: ReadonlyMap<string, number>;
  random: (...path: (string | number)[]) => Random;
};

export function createWorld(
  seed: number,
  profile: DemoProfile,
  now: Date,
  lookups: { tagIds: ReadonlyMap<string, number>; atsIds: ReadonlyMap<string, number> },
): World {
  return {
    seed,
    clock: new Clock(now),
    size: profiles[profile],
    rows: new RowBuffer(),
    staff: allPeople.map((person, index) => ({
      id: index + 1,
      role: effectiveRole(person.roles.filter(isRole)),
      archived: person.archived ?? false,
    })),
    ...lookups,
    random: (...path) => Random.at(seed, ...path),
  };
}

/**
 * Chooses a random member of staff with a fitting role. Only `formerQuality` returns people who
 * have left.
 */
export function pickStaff(
  world: World,
  random: Random,
  kind: 'scraping' | 'quality' | 'formerQuality' | 'anyone',
): StaffMember {
  const roles: Record<typeof kind, readonly Role[]> = {
    scraping: ['ROLE_SCRAPER', 'ROLE_SCRAPE_LEAD', 'ROLE_ADMIN'],
    quality: ['ROLE_DQ', 'ROLE_DQ_LEAD', 'ROLE_ADMIN'],
    formerQuality: ['ROLE_DQ', 'ROLE_DQ_LEAD', 'ROLE_ADMIN'],
    anyone: ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD', 'ROLE_DQ', 'ROLE_SCRAPER'],
  };
  return random.pick(
    world.staff.filter(
      (member) =>
        member.archived === (kind === 'formerQuality') && roles[kind].includes(member.role),
    ),
  );
}

const hour = 3_600_000;
const day = 24 * hour;

/** Makes moments relative to one fixed `now`, so that the invented history ends today. */
export class Clock {
  readonly now: Date;

  constructor(now: Date) {
    this.now = new Date(Math.floor(now.getTime() / 1000) * 1000);
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - Math.round(hours * 3600) * 1000);
  }

  daysAgo(days: number): Date {
    return this.hoursAgo(days * 24);
  }

  daysAhead(days: number): Date {
    return this.hoursAgo(-days * 24);
  }

  /** The UTC day that was this many days ago, as YYYY-MM-DD. */
  dayAgo(days: number): string {
    return new Date(this.now.getTime() - days * day).toISOString().slice(0, 10);
  }

  /** The moment that is this many hours later, but not later than now. */
  after(moment: Date, hours: number): Date {
    return new Date(
      Math.min(this.now.getTime(), moment.getTime() + Math.round(hours * 3600) * 1000),
    );
  }
}

const rowsPerStatement = 1000;

/** Assigns ids, collects the rows of all tables and writes them in the order of the foreign keys. */
export class RowBuffer {
  readonly #rows = new Map<PgTable, object[]>();
  readonly #ids = new Map<PgTable, number>();
  size = 0;

  nextId(table: PgTable): number {
    const id = (this.#ids.get(table) ?? 0) + 1;
    this.#ids.set(table, id);
    return id;
  }

  add<T extends PgTable>(table: T, row: InferInsertModel<T>): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
    this.size += 1;
  }

  async flush(executor: Executor): Promise<void> {
    for (const table of allTables) {
      const rows = this.#rows.get(table) ?? [];
      for (let start = 0; start < rows.length; start += rowsPerStatement)
        await writeObjects(executor, table, rows.slice(start, start + rowsPerStatement));
    }
    this.#rows.clear();
    this.size = 0;
  }
}
