import { columnName } from '@console/server/db/bulkInsert';
import type { Database } from '@console/server/db/database';
import { queueMerge } from '@console/server/db/schema/companyQueue';
import { watchList } from '@console/server/db/schema/quality';
import { allTables, originKeys } from '@console/server/db/tables';
import { EVENT_TYPES } from '@console/server/events/eventTypes';
import { sanitizeRichText } from '@console/server/hydra/richText';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDemoData } from './writeDemoData.ts';

const now = new Date('2026-11-21T08:00:00.000Z');

let database: Database;
const rows = async (query: SQL): Promise<Record<string, unknown>[]> =>
  (await database.db.execute(query)).rows;
beforeAll(async () => {
  database = await openTestDatabase();
  await writeDemoData(database, { profile: 'small', seed: 7, now });
}, 120_000);
afterAll(() => database.close());

describe('the demo data', () => {
  // Only people join queues.
  it.each(
    allTables
      .filter((table) => table !== queueMerge)
      .map((table) => [getTableName(table), table] as const),
  )('fill %s', async (_, table) => {
    expect(await rows(sql`SELECT 1 AS found FROM ${table} LIMIT 1`)).toHaveLength(1);
  });

  it('are marked as demo data', async () => {
    expect(
      await rows(
        sql`SELECT value ->> 'profile' AS profile FROM app_setting WHERE key = ${originKeys.demo}`,
      ),
    ).toEqual([{ profile: 'small' }]);
  });

  it('name nothing in the future but the end of a snooze', async () => {
    for (const table of allTables) {
      for (const column of Object.values(getTableColumns(table))) {
        const name = columnName(column);
        if (
          column.columnType !== 'PgTimestamp' ||
          (table === watchList && name === 'snoozed_until')
        )
          continue;
        const late = await rows(
          sql`SELECT ${sql.identifier(name)} AS late FROM ${table} WHERE ${sql.identifier(name)} > ${now.toISOString()} LIMIT 1`,
        );
        expect(late, `${getTableName(table)}.${name}`).toEqual([]);
      }
    }
  });

  it('let the next entity take the next id', async () => {
    const { rows: found } = await database.db.execute<{ id: number; highest: number }>(sql`
      INSERT INTO entity (company_name) VALUES ('Next in line') RETURNING id, (SELECT max(id) FROM entity) AS highest`);
    expect(found[0]?.id).toBe(Number(found[0]?.highest) + 1);
    await database.db.execute(sql`DELETE FROM entity WHERE company_name = 'Next in line'`);
  });
});

describe('the stored counts', () => {
  it('of a scrape are those of its open jobs', async () => {
    expect(
      await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN job j ON j.scrape_id = s.id AND j.active GROUP BY s.id
      HAVING s.num_jobs <> count(j.id) OR s.jobs_without_location <> count(j.id) FILTER (WHERE NOT j.has_location)
        OR s.percentage_without_locations <> coalesce(round(100.0 * count(j.id) FILTER (WHERE NOT j.has_location) / nullif(count(j.id), 0), 2), 0)`),
    ).toEqual([]);
  });

  it('of an entity are those of its open jobs', async () => {
    expect(
      await rows(sql`
      SELECT e.id FROM entity e LEFT JOIN job j ON j.entity_id = e.id AND j.active GROUP BY e.id
      HAVING e.num_jobs <> count(j.id) OR e.jobs_without_location <> count(j.id) FILTER (WHERE NOT j.has_location)`),
    ).toEqual([]);
  });

  it('of a queue are the addresses not served', async () => {
    expect(
      await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN scrape_queue_item i ON i.scrape_id = s.id AND NOT i.served GROUP BY s.id HAVING s.items_in_queue <> count(i.id)`),
    ).toEqual([]);
  });

  it('of a company queue follow from its requests, and of a request from its history', async () => {
    expect(
      await rows(sql`
      SELECT q.id FROM company_queue q JOIN company_queue_request r ON r.company_queue_id = q.id GROUP BY q.id
      HAVING q.max_priority <> min(r.request_priority) OR q.avg_priority <> round(avg(r.request_priority), 2)
        OR q.latest_status <> (array_agg(r.latest_status ORDER BY r.request_timestamp DESC, r.id DESC))[1]`),
    ).toEqual([]);
    expect(
      await rows(sql`
      SELECT r.id FROM company_queue_request r JOIN company_queue_request_history h ON h.company_queue_request_id = r.id GROUP BY r.id
      HAVING r.latest_status <> (array_agg(h.status ORDER BY h.history_timestamp DESC, h.id DESC))[1]
        OR bool_or((h.resolution_code IS NOT NULL) <> (h.status IN ('done', 'cant-do')))`),
    ).toEqual([]);
  });

  it('of the newest metrics agree with the rows', async () => {
    expect(
      await rows(sql`
      SELECT m.metric FROM metric_daily m WHERE m.day = '2026-11-21' AND (
        (m.metric = 'job_count' AND m.item_count <> (SELECT sum(num_jobs) FROM scrape WHERE NOT archived))
        OR (m.metric = 'with_no_jobs' AND m.item_count <> (SELECT count(*) FROM scrape WHERE NOT archived AND num_jobs = 0))
        OR (m.metric = 'with_entries_in_queue' AND m.item_count <> (SELECT count(*) FROM scrape WHERE items_in_queue > 0))
        OR (m.metric = 'manual_companies' AND m.item_count <> (SELECT count(*) FROM scrape WHERE NOT archived AND NOT active))
        OR (m.metric = 'total_runs' AND m.item_count <> (SELECT count(DISTINCT entity_id) FROM scrape WHERE NOT archived AND active))
        OR (m.metric = 'all_broken_scrapes' AND m.item_count <> (SELECT count(*) FROM scrape WHERE NOT archived AND active AND broken_since IS NOT NULL)))`),
    ).toEqual([]);
    const [span] = await rows(
      sql`SELECT count(*) AS days FROM metric_daily WHERE metric = 'job_count'`,
    );
    expect(Number(span?.days)).toBeGreaterThan(7 * 365 + 89);
  });
});

describe('the entities', () => {
  it('are in every state, each for its reason', async () => {
    const found = await rows(sql`
      SELECT e.state, e.archived, EXISTS (SELECT FROM watch_list w WHERE w.entity_id = e.id AND w.removed_at IS NULL) AS watched,
        EXISTS (SELECT FROM scrape_alert a WHERE a.entity_id = e.id AND a.resolved_at IS NULL AND a.state = 'blocked') AS blocked,
        EXISTS (SELECT FROM monitored_entity m WHERE m.entity_id = e.id AND m.removed_at IS NULL AND m.kind = 'new') AS new,
        EXISTS (SELECT FROM review_ready r WHERE r.entity_id = e.id AND r.status = 'open_for_review') OR EXISTS (
          SELECT FROM company_queue q JOIN company_queue_request r ON r.company_queue_id = q.id
          WHERE q.entity_id = e.id AND r.request_source NOT IN ('console', 'customer') AND r.latest_status NOT IN ('done', 'cant-do', 'no-jobs')) AS asked
      FROM entity e`);
    const expected = found.map((row) =>
      row.archived
        ? 'archived'
        : row.watched
          ? 'watch_list'
          : row.asked
            ? 'sent_for_review'
            : row.blocked
              ? 'blocked_scrape'
              : row.new
                ? 'new_entity'
                : 'healthy',
    );
    expect(found.map((row) => row.state)).toEqual(expected);
    expect(new Set(expected).size).toBe(6);
  });

  it('hold to the rules of the entity form', async () => {
    expect(
      await rows(sql`
      SELECT e.id FROM entity e LEFT JOIN entity_tag et ON et.entity_id = e.id LEFT JOIN tag t ON t.id = et.tag_id AND t.title LIKE 'NS:%' GROUP BY e.id
      HAVING count(t.id) <> (e.no_website OR e.no_career_page)::int OR e.no_website <> (e.url IS NULL) OR e.no_career_page <> (e.career_page IS NULL)
        OR e.can_not_scrape_employer <> (e.no_website OR e.no_career_page) OR (e.url IS NULL) <> (e.url_key IS NULL)`),
    ).toEqual([]);
  });

  it('include duplicates, hostile names and some without anything', async () => {
    const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE company_name ~ '[א-ת]') AS rtl, count(*) FILTER (WHERE company_name LIKE '%<script>%') AS markup,
        count(*) FILTER (WHERE length(company_name) = 255) AS long, count(*) FILTER (WHERE no_website) AS bare, count(ticker) AS tickers,
        count(*) - count(DISTINCT url_key) - count(*) FILTER (WHERE url_key IS NULL) AS shared_websites,
        count(*) - count(DISTINCT career_page_key) - count(*) FILTER (WHERE career_page_key IS NULL) AS shared_pages FROM entity`);
    expect(Object.keys(found ?? {}).filter((kind) => Number(found?.[kind]) === 0)).toEqual([]);
    expect(found).toBeDefined();
  });
});

describe('the scrapes', () => {
  it('come in every condition', async () => {
    const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE active) AS automatic, count(*) FILTER (WHERE NOT active) AS manual, count(*) FILTER (WHERE archived) AS archived,
        count(*) FILTER (WHERE is_combo) AS combo, count(*) FILTER (WHERE status = 'parsing') AS parsing, count(*) FILTER (WHERE status = 'spidering') AS spidering,
        count(*) FILTER (WHERE status <> 'idle' AND status_date < ${now.toISOString()}::timestamptz - interval '24 hours') AS stuck,
        count(broken_since) AS broken, count(underrun_timestamp) AS underrun, count(*) FILTER (WHERE items_in_queue > 0) AS queued,
        count(*) FILTER (WHERE percentage_without_locations = 100) AS unlocated FROM scrape`);
    expect(Object.keys(found ?? {}).filter((kind) => Number(found?.[kind]) === 0)).toEqual([]);
    expect(found).toBeDefined();
  });

  it('fill no insight to the brim, and leave none empty', async () => {
    const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE NOT active) AS manual, count(*) FILTER (WHERE num_jobs = 0) AS without_jobs, count(*) FILTER (WHERE active AND broken_since IS NOT NULL) AS broken,
        count(*) FILTER (WHERE status <> 'idle' AND items_in_queue > 0) AS stuck_queued, count(*) FILTER (WHERE status <> 'idle' AND items_in_queue = 0) AS stuck_empty,
        count(*) FILTER (WHERE items_in_queue > 0) AS queued, count(*) AS total FROM scrape WHERE NOT archived`);
    const { total, ...kinds } = found ?? {};
    expect(Object.keys(kinds)).toHaveLength(6);
    const shares = Object.entries(kinds).map(
      ([kind, count]) => [kind, Number(count) / Number(total)] as const,
    );
    expect(shares.filter(([, share]) => share === 0 || share > 0.25)).toEqual([]);
  });

  it('have open alerts that tell of what is the matter', async () => {
    expect(
      await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN scrape_alert a ON a.scrape_id = s.id AND a.resolved_at IS NULL GROUP BY s.id
      HAVING (s.broken_since IS NOT NULL) <> coalesce(bool_or(a.state = 'broken'), false) OR (s.underrun_timestamp IS NOT NULL) <> coalesce(bool_or(a.state = 'underrun'), false)
        OR coalesce(bool_or(a.state = 'stuck'), false)
          <> (s.status <> 'idle' AND s.status_date < ${now.toISOString()}::timestamptz - interval '24 hours')`),
    ).toEqual([]);
  });

  it('have PHP of 30 to about 1,500 lines, the newest of their history', async () => {
    const [lines] = await rows(sql`
      SELECT min(lines) AS shortest, max(lines) AS longest, bool_and(code LIKE '<?php%') AS php
      FROM (SELECT code, length(code) - length(replace(code, chr(10), '')) AS lines FROM scrape_code) c`);
    expect(Number(lines?.shortest)).toBeGreaterThanOrEqual(30);
    expect(Number(lines?.longest)).toBeGreaterThan(1450);
    expect(Number(lines?.longest)).toBeLessThanOrEqual(1500);
    expect(lines?.php).toBe(true);
    expect(
      await rows(sql`
      SELECT c.scrape_id FROM scrape_code c WHERE c.code IS DISTINCT FROM (
        SELECT h.code FROM scrape_code_history h WHERE h.scrape_id = c.scrape_id AND h.code_type = c.code_type ORDER BY idx DESC LIMIT 1)`),
    ).toEqual([]);
  });

  it('write only events that the contract knows', async () => {
    const found = await rows(sql`SELECT DISTINCT event_type FROM event_log`);
    expect(EVENT_TYPES).toEqual(expect.arrayContaining(found.map((row) => row.event_type)));
  });
});

describe('the lists of the dashboard', () => {
  const empty = (found: Record<string, unknown> | undefined) =>
    Object.keys(found ?? { nothing: 0 }).filter((kind) => Number(found?.[kind]) === 0);

  it('have more than a page each, as their tabs open', async () => {
    const [found] = await rows(sql`
      SELECT (SELECT count(*) FROM daily_job_shift WHERE closed_at IS NULL) AS shifts,
        (SELECT count(*) FROM watch_list WHERE removed_at IS NULL AND (snoozed_until IS NULL OR snoozed_until <= ${now.toISOString()})) AS watched,
        (SELECT count(*) FROM monitored_entity WHERE removed_at IS NULL AND kind = 'monitored') AS monitored,
        (SELECT count(*) FROM monitored_entity WHERE removed_at IS NULL AND kind = 'new') AS new,
        (SELECT count(*) FROM review_ready WHERE status = 'open_for_review') AS ready, (SELECT count(*) FROM pit_stop WHERE status = 'requested') AS pit_stops`);
    expect(Object.entries(found ?? {}).filter(([, count]) => Number(count) <= 20)).toEqual([]);
    expect(Number(found?.shifts)).toBeLessThan(300);
  });

  it('hold job shifts in every state: fallen, risen, still, begun, reviewed once and more often, assigned to one and to several, of archived entities', async () => {
    const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE d.percent_change < -5) AS fell, count(*) FILTER (WHERE d.percent_change > 5) AS rose, count(*) FILTER (WHERE d.percent_change = 0) AS still,
        count(*) FILTER (WHERE d.last_time_reviewed IS NULL) AS unreviewed, count(DISTINCT d.last_reviewed_by) FILTER (WHERE d.last_time_reviewed IS NOT NULL) > 2 AS reviewers,
        count(*) FILTER (WHERE (SELECT count(DISTINCT user_id) FROM review v WHERE v.subject = 'daily_job_shift' AND v.subject_id = d.id) > 1) AS reviewed_by_several,
        count(*) FILTER (WHERE (SELECT count(*) FROM daily_job_shift_assignee a WHERE a.daily_job_shift_id = d.id) = 1) AS assigned,
        count(*) FILTER (WHERE (SELECT count(*) FROM daily_job_shift_assignee a WHERE a.daily_job_shift_id = d.id) > 1) AS assigned_to_several,
        count(*) FILTER (WHERE e.archived) AS archived FROM daily_job_shift d JOIN entity e ON e.id = d.entity_id WHERE d.closed_at IS NULL`);
    expect(empty({ ...found, reviewers: Number(found?.reviewers) })).toEqual([]);
    expect(
      await rows(
        sql`SELECT DISTINCT last_action_taken AS action, closed_at IS NULL AS open FROM daily_job_shift WHERE last_action_taken IS NOT NULL ORDER BY action, open`,
      ),
    ).toEqual([
      { action: 'do_nothing', open: false },
      { action: 'do_nothing', open: true },
      { action: 'place_on_watch', open: true },
      { action: 'request_new_scrape', open: true },
      { action: 'retire_scrape', open: false },
      { action: 'send_for_review', open: false },
      { action: 'send_for_review', open: true },
    ]);
  });

  it('hold watched entities that sleep, have woken up and never slept, assigned and not, of a scrape and not, for each reason', async () => {
    const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE snoozed_until > ${now.toISOString()}) AS asleep, count(*) FILTER (WHERE snoozed_until <= ${now.toISOString()}) AS awake,
        count(*) FILTER (WHERE snoozed_until IS NULL) AS never, count(*) FILTER (WHERE scrape_id IS NULL) AS without_scrape, count(scrape_id) AS with_scrape,
        count(*) FILTER (WHERE EXISTS (SELECT FROM watch_list_assignee a WHERE a.watch_list_id = w.id)) AS assigned,
        count(*) FILTER (WHERE NOT EXISTS (SELECT FROM watch_list_assignee a WHERE a.watch_list_id = w.id)) AS unassigned FROM watch_list w WHERE removed_at IS NULL`);
    expect(empty(found)).toEqual([]);
    const [reasons] = await rows(
      sql`SELECT count(DISTINCT reason_code)::int AS found FROM watch_list WHERE removed_at IS NULL`,
    );
    expect(reasons?.found).toBe(3);
  });

  it('hold review-readies and pit stops in every status, by every action, of archived entities too', async () => {
    expect(
      await rows(
        sql`SELECT DISTINCT status, last_action_taken AS action FROM review_ready ORDER BY status`,
      ),
    ).toEqual([
      { status: 'accepted', action: 'accepted' },
      { status: 'declined', action: 'declined' },
      { status: 'open_for_review', action: null },
    ]);
    expect(
      await rows(
        sql`SELECT DISTINCT status, coalesce(last_action_taken, 'none') AS action FROM pit_stop ORDER BY status, action`,
      ),
    ).toEqual([
      { status: 'done', action: 'none' },
      { status: 'done', action: 'place_on_watch' },
      { status: 'done', action: 'send_to_continuous_delivery_queue' },
      { status: 'in-progress', action: 'send_to_scrape_team' },
      { status: 'requested', action: 'none' },
    ]);
    const [found] = await rows(sql`
      SELECT (SELECT count(*) FROM review_ready r JOIN entity e ON e.id = r.entity_id AND e.archived WHERE r.status = 'open_for_review') AS ready,
        (SELECT count(*) FROM pit_stop p JOIN entity e ON e.id = p.entity_id AND e.archived WHERE p.status = 'requested') AS stopped,
        (SELECT count(*) FROM monitored_entity m JOIN entity e ON e.id = m.entity_id AND e.archived WHERE m.removed_at IS NULL) AS monitored,
        (SELECT count(*) FROM monitored_entity WHERE removed_at IS NULL AND last_time_reviewed IS NOT NULL) AS reviewed, (SELECT count(*) FROM monitored_entity WHERE removed_at IS NOT NULL) AS removed,
        (SELECT count(*) FROM review v JOIN app_user u ON u.id = v.user_id AND u.archived) AS by_former_colleagues`);
    expect(empty(found)).toEqual([]);
  });

  it('name who reviewed last, when and how, as the newest review says', async () => {
    expect(
      await rows(sql`
      SELECT d.id FROM daily_job_shift d LEFT JOIN LATERAL (
        SELECT v.* FROM review v WHERE v.subject = 'daily_job_shift' AND v.subject_id = d.id ORDER BY v.created_at DESC, v.id DESC LIMIT 1) newest ON true
      WHERE (d.last_time_reviewed, d.last_reviewed_by, d.last_action_taken) IS DISTINCT FROM (newest.created_at, newest.user_id, newest.action)`),
    ).toEqual([]);
  });

  it('hold notes that use all that the editor can do, as the server would have kept them', async () => {
    const notes = (await rows(sql`SELECT DISTINCT content FROM note`)).map(({ content }) =>
      String(content),
    );
    const elements = [
      '<strong>',
      '<em>',
      '<ul>',
      '<ol>',
      '<a href=',
      '<blockquote>',
      '<pre>',
      '<code>',
    ];
    expect(
      elements.filter((element) => !notes.some((content) => content.includes(element))),
    ).toEqual([]);
    expect(notes.filter((content) => sanitizeRichText(content) !== content)).toEqual([]);
  });
});

describe('the demo users', () => {
  it('are one per role, one archived and one without any role', async () => {
    expect(
      await rows(sql`
      SELECT email, array_to_string(roles, ',') AS roles, archived FROM app_user WHERE email !~ '[.].*@' ORDER BY id`),
    ).toEqual([
      { email: 'admin@console.test', roles: 'ROLE_ADMIN', archived: false },
      { email: 'dq-lead@console.test', roles: 'ROLE_DQ_LEAD', archived: false },
      { email: 'scrape-lead@console.test', roles: 'ROLE_SCRAPE_LEAD', archived: false },
      { email: 'dq@console.test', roles: 'ROLE_DQ', archived: false },
      { email: 'scraper@console.test', roles: 'ROLE_SCRAPER', archived: false },
      { email: 'user@console.test', roles: 'ROLE_USER', archived: false },
      { email: 'archived@console.test', roles: 'ROLE_SCRAPER', archived: true },
      { email: 'no-role@console.test', roles: '', archived: false },
    ]);
  });
});
