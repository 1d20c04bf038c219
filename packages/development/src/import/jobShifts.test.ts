import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@console/server/db/database';
import { runImport } from '@console/server/import/runImport';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemoUsers } from '../demo/demoUsers.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-shifts-'));
let database: Database;

const rows = async (query: SQL): Promise<Record<string, unknown>[]> =>
  (await database.db.execute(query)).rows;
const file = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const day = (number: number) => `2026-04-${String(number).padStart(2, '0')}`;
const noonOf = (number: number) => Date.UTC(2026, 3, number, 12) / 1000;

/** One engine per course that counts can take. The tenth snapshot is a second one of the ninth day. */
const series = {
  rises: [9, 10, 10, 10, 10, 10, 10, 10, 1, 25],
  falls: [0, 3, 1, 2, 3, 1, 2, 3, 9, 1],
  still: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  begins: [7, 0, 0, 0, 0, 0, 0, 0, 0, 3],
  ends: [0, 7, 0, 0, 0, 0, 0, 0, 5, 0],
  gone: [7, 0, 0, 0, 0, 0, 0, 0, 2, 0],
  gaps: [8, 8, 8, 8, null, null, null, 8, 1, 12],
  uncounted: [5, 5, 5, 5, 5, 5, 5, 5, 5, null],
  retired: [5, 5, 5, 5, 5, 5, 5, 5, 5, 9],
  explodes: [0, 0, 0, 0, 0, 0, 0, 1, 0, 2_000_000_000],
};
const engines = Object.keys(series);
const companies = file('companies.json', [
  {
    eid: 7,
    company_name: 'Acme',
    portals: engines.map((ats) => ({
      ats,
      career_portal: `https://${ats}.example`,
      site_kind: 'ats-hosted',
    })),
  },
]);
const listings = file('listings.json', [
  {
    id: 'early',
    eid: 7,
    ats: 'still',
    title: 'Early',
    date_posted: noonOf(1),
    last_check: noonOf(9),
    active: false,
  },
  {
    id: 'late',
    eid: 7,
    ats: 'still',
    title: 'Late',
    date_posted: noonOf(9),
    last_check: noonOf(9),
    active: true,
  },
]);
const counts = file('counts.json', {
  snapshots: [
    ...Array.from({ length: 9 }, (_, index) => ({ unix: noonOf(index + 1), date: day(index + 1) })),
    { unix: noonOf(9) + 60, date: day(9) },
  ],
  series: Object.entries(series).map(([ats, of]) => ({ eid: 7, ats, counts: of })),
});
const importAt = (now: string, file_ = counts) =>
  runImport(database, { companies, listings, counts: file_, now: new Date(now) });

const open = () =>
  rows(sql`
  SELECT a.name AS ats, d.shift_date::text AS day, d.avg_job_count::float8 AS average, d.latest_job_count AS latest, d.percent_change::float8 AS change
  FROM daily_job_shift d JOIN scrape s ON s.id = d.scrape_id JOIN ats a ON a.id = s.ats_id WHERE d.closed_at IS NULL ORDER BY a.name`);
const shift = (ats: string, average: number, latest: number, change: number, on = day(9)) => ({
  ats,
  day: on,
  average,
  latest,
  change,
});

beforeAll(async () => {
  database = await openTestDatabase();
  await addDemoUsers(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the counts of a day', () => {
  it('become one open shift for each scrape that has or had jobs: against the mean of the seven counts before', async () => {
    expect((await importAt('2026-04-09T23:59:59Z')).openShifts).toBe(8);
    expect(await open()).toEqual([
      shift('begins', 0, 3, 100),
      shift('ends', 1, 0, -100),
      shift('explodes', 0.14, 2_000_000_000, 9_999_999.99),
      shift('falls', 2.14, 1, -53.33),
      shift('gaps', 8, 12, 50),
      shift('retired', 5, 9, 80),
      shift('rises', 10, 25, 150),
      shift('still', 4, 4, 0),
    ]);
  });

  it('are taken again without a change, and keep what was reviewed', async () => {
    await database.db.execute(
      sql`UPDATE daily_job_shift SET last_action_taken = 'do_nothing', last_reviewed_by = 1, last_time_reviewed = '2026-04-10'`,
    );
    const all = () => rows(sql`SELECT * FROM daily_job_shift ORDER BY id`);
    const before = await all();
    await importAt('2026-04-10T12:00:00Z');
    expect(await all()).toEqual(before);
  });

  it('of an archived scrape open nothing, and close what was open', async () => {
    await database.db.execute(
      sql`UPDATE scrape SET archived = true, active = false WHERE ats_id = (SELECT id FROM ats WHERE name = 'retired')`,
    );
    await importAt('2026-04-10T12:00:00Z');
    expect((await open()).map(({ ats }) => ats)).not.toContain('retired');
  });

  it('of the next day close those of the day before, with their history', async () => {
    const next = file('next.json', {
      snapshots: [{ unix: noonOf(10), date: day(10) }],
      series: [
        { eid: 7, ats: 'still', counts: [8] },
        { eid: 7, ats: 'begins', counts: [0] },
      ],
    });
    expect((await importAt('2026-04-10T23:00:00Z', next)).openShifts).toBe(2);
    expect(await open()).toEqual([
      shift('begins', 0.43, 0, -100, day(10)),
      shift('still', 4, 8, 100, day(10)),
    ]);
    expect(
      await rows(
        sql`SELECT count(*)::int AS kept, count(DISTINCT closed_at)::int AS moments FROM daily_job_shift WHERE closed_at IS NOT NULL AND last_action_taken = 'do_nothing'`,
      ),
    ).toEqual([{ kept: 8, moments: 2 }]);
  });
});

describe('an import as of an earlier day', () => {
  it('takes what the files know until its end: counts, jobs, visits', async () => {
    const report = await importAt('2026-04-08T23:59:59Z');
    expect(report).toMatchObject({ jobs: 1, laterJobs: 1 });
    expect((await open()).filter(({ ats }) => ats === 'rises' || ats === 'falls')).toEqual([
      shift('falls', 1.71, 3, 75, day(8)),
      shift('rises', 9.86, 10, 1.45, day(8)),
    ]);
    expect(
      await rows(
        sql`SELECT active, last_check = '2026-04-08T23:59:59Z' AS capped FROM job WHERE hash = 'early'`,
      ),
    ).toEqual([{ active: true, capped: true }]);
    expect(
      await rows(sql`SELECT id FROM scrape_stage_history WHERE start_time > '2026-04-11'`),
    ).toEqual([]);
  });

  it('lets the newest day come back, as it was reviewed', async () => {
    await importAt('2026-04-12T00:00:00Z');
    expect((await open()).map(({ day: on }) => on)).toEqual(
      Array.from({ length: 7 }, () => day(9)),
    );
    expect(
      await rows(
        sql`SELECT DISTINCT last_action_taken FROM daily_job_shift WHERE closed_at IS NULL`,
      ),
    ).toEqual([{ last_action_taken: 'do_nothing' }]);
  });

  it('before any was counted opens nothing and closes nothing', async () => {
    const before = await open();
    expect((await importAt('2026-03-01T00:00:00Z')).openShifts).toBe(0);
    expect(await open()).toEqual(before);
  });
});
