import type { Database } from '@console/server/db/database';
import { writeLookups } from '@console/server/lookups/writeLookups';
import { codeBlocks, codeMarks } from './codeBlocks.ts';
import { recordSteps, type Step } from './recordData.ts';

export type DatasetSize = {
  entities: number;
  scrapes: number;
  jobs: number;
  /** Rows of each dashboard table; open ones as far as "one open row per entity" allows. */
  dashboard: number;
  /** Rows of the event log besides those of the record pages. */
  events: number;
  /**
   * KB of each of a scrape's two scripts. The trigram index over them takes most of the time of
   * filling.
   */
  codeKb: number;
};

/**
 * The user of the measurements. The development identity provider signs in every user of the
 * database.
 */
export const reader = 'admin@console.test';

const words = (list: string) =>
  `(ARRAY[${list
    .split(' ')
    .map((word) => `'${word}'`)
    .join(',')}])`;
const FIRST = words(
  'Northern Pacific Global United Summit Harbor Prairie Crystal Atlas Beacon Cedar Delta Evergreen Falcon Granite Horizon Ivory Juniper Keystone Liberty',
);
const SECOND = words(
  'Software Logistics Health Energy Foods Robotics Insurance Media Materials Aerospace Biotech Capital Design Education Freight Genomics Hotels Imaging Labs Motors Networks Optics Pharma',
);
const LAST = words('Inc LLC Group Holdings Corporation Partners GmbH Ltd');
const pick = (list: string, n: string) => `${list}[1 + ${n} % array_length(${list}, 1)]`;

function steps(
  { entities, scrapes, jobs, dashboard, events, codeKb }: DatasetSize,
  blocks: number,
): Step[] {
  const anEntity = `1 + (n * 6007) % ${entities}`;
  const aScrape = `1 + (n * 6007) % ${scrapes}`;
  return [
    {
      table: 'entity',
      rows: entities,
      insert: `
      INSERT INTO entity (company_name, url, url_key, career_page, career_page_key, tier_level, ticker, archived, num_jobs, jobs_without_location, date_added, last_time_changed, state)
      SELECT ${pick(FIRST, 'n * 31')} || ' ' || ${pick(SECOND, 'n * 17 / 3')} || ' ' || n || ' ' || ${pick(LAST, 'n')},
        CASE WHEN n % 12 > 0 THEN 'https://www.' || substr(md5(n::text), 1, 10) || '.example/' END, CASE WHEN n % 12 > 0 THEN substr(md5(n::text), 1, 10) || '.example' END,
        CASE WHEN n % 10 > 2 THEN 'https://careers.' || substr(md5(n::text), 1, 10) || '.example/jobs' END, CASE WHEN n % 10 > 2 THEN 'careers.' || substr(md5(n::text), 1, 10) || '.example/jobs' END,
        CASE WHEN n % 5 > 1 THEN n % 4 END, CASE WHEN n % 5 = 0 THEN upper(substr(md5(n::text), 1, 4)) END, n % 20 = 0, (n * 6007) % 5000, n % 40,
        now() - n * interval '37 minutes', now() - (n % 90) * interval '1 day', CASE WHEN n % 20 = 0 THEN 'archived' ELSE 'healthy' END
      FROM numbers`,
    },
    {
      table: 'entity_tag',
      rows: entities * 2,
      insert: `
      INSERT INTO entity_tag (entity_id, tag_id) SELECT (n + 1) / 2, t.id
      FROM numbers JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM tag) t ON t.place = (n * 13 / 2) % t.total
      ON CONFLICT DO NOTHING`,
    },
    {
      table: 'scrape',
      rows: scrapes,
      insert: `
      INSERT INTO scrape (entity_id, name, ats_id, site_type, career_portal, active, archived, status, num_jobs, jobs_without_location, percentage_without_locations, items_in_queue, last_updated, date_added)
      SELECT 1 + n % ${entities}, ${pick(SECOND, 'n * 31')} || ' portal ' || n, (SELECT min(id) FROM ats) + n % 5, n % 6, 'https://portal' || n || '.example/jobs', n % 4 > 0, n % 15 = 0,
        (ARRAY['idle','parsing','spidering'])[1 + CASE WHEN n % 50 < 48 THEN 0 ELSE n % 2 + 1 END], (n * 6007) % 3000, n % 30, (n * 37) % 101, CASE WHEN n % 100 = 0 THEN n % 500 ELSE 0 END,
        now() - (n % 2000) * interval '1 hour', now() - n * interval '20 minutes' FROM numbers`,
    },
    {
      table: 'scrape_code',
      rows: scrapes,
      portion: 2000,
      insert: `
      INSERT INTO scrape_code (scrape_id, code_type, code, modified)
      SELECT n, kind, '<?php // https://portal' || n || '.example/' || kind || E'\\nfinal class Portal' || n || E' extends Scraper\\n{\\n' || ${codeMarks(entities)} ||
        (SELECT string_agg(code, '') FROM generate_series(1, ${codeKb}) i JOIN code_block ON place = (n * 131 + i * 977 + i * n * length(kind)) % ${blocks}), now()
      FROM numbers, unnest(ARRAY['spider', 'parser']) kind`,
    },
    {
      table: 'job',
      rows: jobs,
      insert: `
      INSERT INTO job (hash, job_id, entity_id, scrape_id, title, url, active, has_location, country, create_date, last_check)
      SELECT md5(n::text), 'J' || n, ${anEntity}, ${aScrape}, ${pick(SECOND, 'n * 11')} || ' engineer ' || n % 997, 'https://jobs.example/' || n, n % 20 > 0, n % 5 > 0, 'US',
        now() - (n % 400) * interval '1 day', now() - (n % 48) * interval '1 hour' FROM numbers`,
    },
    {
      table: 'event_log',
      rows: events,
      insert: `
      INSERT INTO event_log (entity_id, event_type, event_name, notes, user_id, user_role, created_at)
      SELECT ${anEntity}, 'entity', 'entity_updated', 'Changed ' || n, 1, 'ROLE_ADMIN', now() - n * interval '3 minutes' FROM numbers`,
    },
    {
      table: 'note',
      rows: dashboard,
      insert: `
      INSERT INTO note (type, entity_id, title, content, created) SELECT 'EntityNote', ${anEntity}, 'Note ' || n, 'Seen on the site: ' || md5(n::text), now() - n * interval '5 minutes' FROM numbers`,
    },
    {
      table: 'watch_list',
      rows: dashboard,
      insert: `
      INSERT INTO watch_list (entity_id, scrape_id, reason_code, watch_listed_date, snoozed_until, note_id, removed_at)
      SELECT 1 + n % ${entities}, CASE WHEN n % 4 > 0 THEN ${aScrape} END, 'site_down', now() - n * interval '7 minutes', CASE WHEN n % 5 = 0 THEN now() + interval '9 days' END, n,
        CASE WHEN n > ${Math.floor(entities * 0.9)} THEN now() END FROM numbers`,
    },
    {
      table: 'daily_job_shift',
      rows: dashboard,
      insert: `
      INSERT INTO daily_job_shift (entity_id, scrape_id, shift_date, avg_job_count, latest_job_count, percent_change, last_time_reviewed, last_reviewed_by, date_assigned, last_action_taken, note_id, closed_at)
      SELECT 1 + (n % ${scrapes}) % ${entities}, 1 + n % ${scrapes}, current_date - n / ${scrapes}, n % 900, n % 700, (n * 37) % 400 - 200,
        CASE WHEN n % 3 = 0 THEN now() - n * interval '1 minute' END, CASE WHEN n % 3 = 0 THEN 1 END, CASE WHEN n % 4 = 0 THEN now() - n * interval '2 minutes' END,
        CASE WHEN n % 3 = 0 THEN 'do_nothing' END, CASE WHEN n % 3 = 0 THEN n END, CASE WHEN n > ${scrapes} THEN now() END FROM numbers`,
    },
    {
      table: 'daily_job_shift_assignee',
      rows: dashboard,
      insert:
        'INSERT INTO daily_job_shift_assignee (daily_job_shift_id, user_id) SELECT n, 1 FROM numbers WHERE n % 4 = 0',
    },
    {
      table: 'monitored_entity',
      rows: dashboard,
      insert: `
      INSERT INTO monitored_entity (entity_id, kind, last_time_reviewed, note_id, removed_at)
      SELECT 1 + n % ${entities}, CASE WHEN n % 3 > 0 THEN 'monitored' ELSE 'new' END, CASE WHEN n % 2 > 0 THEN now() - n * interval '1 minute' END, CASE WHEN n % 2 > 0 THEN n END, CASE WHEN n >= ${entities} THEN now() END FROM numbers`,
    },
    {
      table: 'pit_stop',
      rows: dashboard,
      insert: `
      INSERT INTO pit_stop (entity_id, priority, pit_stop_entered_date, resolved_date, status, reason_code, note_id)
      SELECT 1 + n % ${entities}, 1 + n % 5, now() - n * interval '9 minutes', CASE WHEN n >= ${entities} THEN now() - n * interval '8 minutes' END,
        CASE WHEN n < ${entities} THEN 'requested' ELSE 'done' END, (ARRAY['escalated_request','repeated_request','customer_request'])[1 + n % 3], n FROM numbers`,
    },
    {
      table: 'review_ready',
      rows: dashboard,
      insert: `
      INSERT INTO review_ready (entity_id, status, last_time_changed, note_id) SELECT ${anEntity}, CASE WHEN n < ${entities} THEN 'open_for_review' ELSE 'accepted' END, now() - n * interval '8 minutes', n FROM numbers`,
    },
  ];
}

/** Fills a migrated, empty database: the same rows on both engines, made inside the database. */
export async function fillDataset(
  database: Database,
  size: DatasetSize,
  say: (line: string) => void,
): Promise<void> {
  await writeLookups(database.db);
  const { pool } = database;
  await pool.query(
    "INSERT INTO app_user (email, first_name, last_name, roles) VALUES ($1, 'Bench', 'Reader', '{ROLE_ADMIN}')",
    [reader],
  );
  const blocks = codeBlocks();
  await pool.query('CREATE TABLE code_block (place int PRIMARY KEY, code text NOT NULL)');
  await pool.query(
    'INSERT INTO code_block SELECT place - 1, code FROM unnest($1::text[]) WITH ORDINALITY AS block(code, place)',
    [blocks],
  );
  // An index over text takes a third of the time when it is built once, at the end.
  await pool.query('DROP INDEX scrape_code_trigrams');
  for (const { table, rows, portion = 20_000, insert } of [
    ...steps(size, blocks.length),
    ...recordSteps(size.entities),
  ]) {
    const from = Date.now();
    for (let first = 1; first <= rows; first += portion) {
      await pool.query(
        `WITH numbers AS (SELECT generate_series(${first}, ${Math.min(rows, first + portion - 1)}) AS n) ${insert}`,
      );
    }
    await pool.query('CHECKPOINT');
    say(
      `${rows.toLocaleString('en-US')} rows of ${table}: ${((Date.now() - from) / 1000).toFixed(1)} s`,
    );
  }
  await pool.query('DROP TABLE code_block');
  const from = Date.now();
  await pool.query(
    'CREATE INDEX scrape_code_trigrams ON scrape_code USING gin (code_trigrams(code) COLLATE "C")',
  );
  await pool.query('ALTER INDEX scrape_code_trigrams ALTER COLUMN 1 SET STATISTICS 0');
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
  say(`index over the code, statistics: ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
