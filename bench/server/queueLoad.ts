// Measures the calls about the queue with 100,000 requests and 500,000 rows of history on the embedded database: npx tsx bench/server/queueLoad.ts
import { companyQueueRequest } from '@console/server/db/schema/companyQueue';
import { entity } from '@console/server/db/schema/entities';
import { openTestApp } from '@console/server/testing/testApp';
import { eq, sql } from 'drizzle-orm';

const REQUESTS = 100_000;
const HISTORIES = 5;
const ROUNDS = 15;

const OPEN = 'request_status[]=requested&request_status[]=in-progress&request_status[]=escalated';

const paths = [
  '/company_queue_requests',
  '/company_queue_requests?request_status[]=requested',
  `/company_queue_requests?${OPEN}&order[request_priority]=asc&limit=10`,
  `/company_queue_requests?${OPEN}&order[entity_name]=asc`,
  `/company_queue_requests?${OPEN}&order[tier_level]=desc`,
  `/company_queue_requests?${OPEN}&order[company_queue.name]=asc`,
  `/company_queue_requests?${OPEN}&order[request_timestamp]=asc`,
  '/company_queue_requests?request_status[]=done&request_priority[]=1&order[next_up]=asc',
  '/company_queue_requests?user[]=3&order[entity_id]=desc',
  '/company_queue_requests?number_of_times_requested_min=7',
  '/company_queue_requests?custom_search=queue%20777',
  '/company_queue_requests?custom_search=employer%2029999&order[entity_name]=asc',
  '/company_queue_requests?custom_search=777',
  '/company_queue_requests?custom_search=que&order[tier_level]=asc',
  '/company_queue_requests?custom_search=nowhere',
  '/company_queue_requests?due[]=overdue&order[due_at]=asc',
  '/company_queue_requests?stalled=true',
  '/company_queue_requests?assigned_to[]=3',
  ...[
    'id',
    'request_timestamp',
    'request_priority',
    'highest_priority',
    'number_of_times_requested',
    'latest_status',
    'company_queue.name',
    'entity_id',
    'entity_name',
    'numjobs_estimate',
    'tier_level',
    'due_at',
    'next_up',
  ].flatMap((key) =>
    ['asc', 'desc'].map((direction) => `/company_queue_requests?order[${key}]=${direction}`),
  ),
  '/company_queue_requests?request_status[]=requested&order[next_up]=asc',
  '/company_queue_requests/34000',
  '/company_queue_requests/34000/possible_matches',
  '/company_queue_requests/facets',
  '/company_queue_requests/facets?request_status[]=requested&due[]=overdue',
  '/queue_stats',
  ...['30d', '6m', '1y', '3y', '7y'].map((length) => `/queue_flow?length=${length}`),
];

const api = await openTestApp({ STATEMENT_TIMEOUT_MS: '0' });
const { db } = api.database;
const run = (statement: string) => db.execute(sql.raw(statement));
await run('SET statement_timeout = 0');
await run(`INSERT INTO entity (company_name, tier_level, state)
  SELECT 'Employer ' || n, n % 4, 'healthy' FROM generate_series(1, 30000) n`);
await run(`INSERT INTO entity_alias (entity_id, alias, type, purpose)
  SELECT n, 'QUEUE ' || 30000 + n, 'name', 'synonym' FROM generate_series(1, 5000) n`);
await run(`INSERT INTO company_queue (entity_id, name, url)
  SELECT CASE WHEN n <= 30000 THEN n END, 'Queue ' || n, 'https://queue' || n || '.test' FROM generate_series(1, 35000) n`);
await run(`INSERT INTO company_queue_request (company_queue_id, request_source, request_priority, highest_priority, number_of_times_requested,
    numjobs_estimate, latest_status, request_timestamp, clock_started_at, due_at, last_entry_at, first_answered_at, assigned_to, user_id)
  SELECT 1 + n % 35000, 'console', 1 + n % 5, 1 + n % 5, 1 + n % 7, n % 997,
    CASE WHEN n % 10 > 3 THEN (ARRAY['done', 'cant-do', 'no-jobs'])[1 + n % 3] ELSE (ARRAY['requested', 'requested', 'in-progress', 'escalated'])[1 + n % 4] END,
    at, at, CASE WHEN n % 10 <= 3 THEN at + interval '2500 days' END, at, CASE WHEN n % 10 > 3 THEN at + make_interval(hours => n % 200) END,
    CASE WHEN n % 10 <= 3 AND n % 4 = 2 THEN 1 + n % 6 END, 1 + n % 6
  FROM (SELECT n, now() - make_interval(secs => (n * 7919::bigint) % 220752000) AS at FROM generate_series(1, ${REQUESTS}) n) made`);
await run(`INSERT INTO company_queue_request_history (company_queue_request_id, status, history_timestamp, notes, user_id, flow)
  SELECT r.id, 'requested', least(now(), r.request_timestamp + make_interval(hours => 30 * step)), '<p>A note about what was done.</p>', 1,
    CASE WHEN step = 0 THEN 1 WHEN step = 4 AND r.first_answered_at IS NOT NULL THEN -1 ELSE 0 END
  FROM company_queue_request r CROSS JOIN generate_series(0, ${HISTORIES - 1}) step`);
await run('VACUUM ANALYZE');
const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(companyQueueRequest);
process.stdout.write(`${row?.count ?? 0} requests\n`);

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function timesOf(work: () => Promise<unknown>, before?: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await before?.();
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function ask(path: string) {
  const { status } = await api.ask('GET', path);
  if (status !== 200) throw new Error(`${status} ${path}`);
}
const oneRow = () =>
  db.select({ id: entity.id, name: entity.companyName }).from(entity).where(eq(entity.id, 777));
/** Whatever is kept until the next write is lost. */
const write = () =>
  run(`INSERT INTO app_setting (key, value) VALUES ('bench', '1')
  ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`);

// Nothing is measured before it is compiled.
for (let round = 0; round < 200; round += 1) await ask('/company_queue_requests?limit=15');
for (let round = 0; round < 2000; round += 1) await oneRow();

process.stdout.write('of one row by its id; right after a write\n');
for (const path of paths) {
  const yardstick = await timesOf(oneRow);
  await ask(path);
  const kept = await timesOf(() => ask(path));
  const written = await timesOf(() => ask(path), write);
  process.stdout.write(
    `${kept.toFixed(1).padStart(6)} ms ${(kept / yardstick).toFixed(0).padStart(4)} x ${written.toFixed(1).padStart(6)} ms  ${path}\n`,
  );
}
await api.close();
