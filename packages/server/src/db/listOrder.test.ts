import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { listOrder } from './listOrder.ts';
import { entity } from './schema/entities.ts';
import { scrape } from './schema/scrapes.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(`
    INSERT INTO entity (company_name, url, career_page, tier_level, num_jobs, archived, date_added)
    SELECT 'Company ' || md5(n::text), nullif('https://' || md5(n::text) || '.example', CASE WHEN n % 7 = 0 THEN 'https://' || md5(n::text) || '.example' END),
      CASE WHEN n % 5 > 0 THEN 'https://jobs.example/' || n END, CASE WHEN n % 10 > 3 THEN n % 4 END, n % 500, n % 20 = 0, now() - n * interval '1 minute'
    FROM generate_series(1, 6000) n`);
  await database.pool.query(`
    INSERT INTO scrape (entity_id, name, site_type, career_portal, num_jobs, percentage_without_locations, last_updated)
    SELECT n % 6000 + 1, 'Scrape ' || md5(n::text), n % 6, CASE WHEN n % 3 > 0 THEN 'https://portal.example/' || n END, n % 900, n % 101, now() - n * interval '1 minute'
    FROM generate_series(1, 9000) n`);
  await database.pool.query('VACUUM (ANALYZE) entity, scrape');
});
afterAll(() => database.close());

async function plan(query: SQL): Promise<string> {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const keys: [name: string, key: PgColumn, id: PgColumn][] = [
  ...Object.entries({
    id: entity.id,
    company_name: entity.companyName,
    url: entity.url,
    career_page: entity.careerPage,
    num_jobs: entity.numJobs,
    tier_level: entity.tierLevel,
    date_added: entity.dateAdded,
    archived: entity.archived,
  }).map(([name, key]): [string, PgColumn, PgColumn] => [`entity.${name}`, key, entity.id]),
  ...Object.entries({
    entity_id: scrape.entityId,
    name: scrape.name,
    career_portal: scrape.careerPortal,
    num_jobs: scrape.numJobs,
    percentage_without_locations: scrape.percentageWithoutLocations,
    last_updated: scrape.lastUpdated,
  }).map(([name, key]): [string, PgColumn, PgColumn] => [`scrape.${name}`, key, scrape.id]),
];

describe.each(['asc', 'desc'] as const)('a list in %s order of', (direction) => {
  it.each(keys)('%s reads its index and sorts nothing', async (_name, key, id) => {
    const steps = await plan(
      sql`SELECT * FROM ${key.table} ORDER BY ${sql.join(listOrder(key, direction, id), sql`, `)} LIMIT 15`,
    );
    expect(steps).toMatch(/Index Scan (Backward )?using/);
    expect(steps).not.toContain('Sort');
  });

  it('a nullable key has its nulls last, and equal keys by id in the same direction', async () => {
    const rows = await database.db
      .select({ id: entity.id, tier: entity.tierLevel })
      .from(entity)
      .orderBy(...listOrder(entity.tierLevel, direction, entity.id));
    const sign = direction === 'asc' ? 1 : -1;
    const expected = [...rows].sort(
      (a, b) =>
        Number(a.tier === null) - Number(b.tier === null) ||
        sign * ((a.tier ?? 0) - (b.tier ?? 0)) ||
        sign * (a.id - b.id),
    );
    expect(rows).toEqual(expected);
    expect(rows.at(-1)?.tier).toBeNull();
  });
});

it('a search over employers reads the trigram index', async () => {
  expect(
    await plan(sql`SELECT count(*) FROM ${entity} WHERE ${entity.search} LIKE '%c4ca4238%'`),
  ).toContain('entity_search_trgm');
});
