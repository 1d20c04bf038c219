import { isRole, effectiveRole, type Role } from '@console/api/roles/rules';
import { Clock } from './clock.ts';
import { allPeople } from './people.ts';
import { Random } from './random.ts';
import { RowBuffer } from './rowBuffer.ts';

export type SeedProfile = 'small' | 'medium' | 'large';

/** How much of everything a profile holds; the shares between the tables are the same in all. */
export const profiles: Record<
  SeedProfile,
  { employers: number; longestCode: number; countDays: number; codeVersions: number; runs: number }
> = {
  small: { employers: 200, longestCode: 1500, countDays: 60, codeVersions: 4, runs: 12 },
  medium: { employers: 5000, longestCode: 600, countDays: 30, codeVersions: 2, runs: 8 },
  large: { employers: 50_000, longestCode: 60, countDays: 8, codeVersions: 0, runs: 3 },
};

export type StaffMember = { id: number; role: Role; archived: boolean };

/**
 * Everything a subject's generator needs: the dice, the clock, who works here, the ids of the
 * look-ups, and where rows go.
 */
export type World = {
  seed: number;
  clock: Clock;
  size: (typeof profiles)[SeedProfile];
  rows: RowBuffer;
  staff: readonly StaffMember[];
  tagIds: ReadonlyMap<string, number>;
  atsIds: ReadonlyMap<string, number>;
  random: (...path: (string | number)[]) => Random;
};

export function createWorld(
  seed: number,
  profile: SeedProfile,
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
 * Somebody who may do what people of this kind do, still working here unless a former colleague is
 * asked for.
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
