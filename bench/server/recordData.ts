/**
 * One INSERT … SELECT over the numbers 1 to `rows`. It runs in portions, so that the log of the
 * embedded engine stays small.
 */
export type Step = { table: string; rows: number; portion?: number; insert: string };

/** An entity and its scrape with more history than any real one, among those of the data set. */
export const record = { entity: 7, scrape: 6, user: 1 } as const;

const of = `${record.entity}, ${record.scrape}`;
const TITLES = "(ARRAY['Senior','Junior','Lead','Night','Associate','Regional'])[1 + n % 6]";
const JOBS =
  "(ARRAY['welder','nurse','analyst','driver','architect','baker','planner'])[1 + n % 7]";
const rich = (text: string) =>
  `'<p>' || ${text} || ' <strong>' || md5(n::text) || '</strong> seen on the site &amp; noted.</p><ul><li>' || md5((n * 7)::text) || '</li><li>' || md5((n * 11)::text) || '</li></ul>'`;

/**
 * The rows of the record pages: 5,000 active and 2,000 other jobs, 2,000 notes, 20,000 events,
 * 10,000 runs of two stages each and 200 versions of a code belong to one entity and one scrape.
 * Each entity has a queue, each queue two requests and each request three rows of history.
 */
export const recordSteps = (entities: number): Step[] => [
  {
    table: 'job',
    rows: 7000,
    insert: `
      INSERT INTO job (hash, job_id, entity_id, scrape_id, title, url, active, has_location, country, create_date, last_check)
      SELECT 'record-' || n, 'R' || n, ${of}, ${TITLES} || ' ' || ${JOBS} || ' ' || n, 'https://jobs.example/record/' || n, n <= 5000, n % 5 > 0,
        (ARRAY['US','CA','DE','FR',NULL])[1 + n % 5], now() - (n % 900) * interval '7 hours', now() - (n % 96) * interval '1 hour' FROM numbers`,
  },
  {
    table: 'job_detail',
    rows: 7000,
    insert: `
      INSERT INTO job_detail (job_id, description) SELECT id, repeat(md5(id::text) || ' ', 60) FROM job JOIN numbers ON hash = 'record-' || n`,
  },
  {
    table: 'note',
    rows: 2000,
    insert: `
      INSERT INTO note (type, entity_id, scrape_id, title, content, created, user_id, pinned, archived)
      SELECT (ARRAY['EntityNote','ScrapeNote','SystemNote'])[1 + n % 3], ${record.entity}, CASE WHEN n % 3 = 1 THEN ${record.scrape} END, 'Record note ' || n,
        ${rich("'The career page moved'")}, now() - n * interval '5 hours', ${record.user}, n % 200 = 0, n % 10 = 0 FROM numbers`,
  },
  {
    table: 'event_log',
    rows: 20_000,
    insert: `
      INSERT INTO event_log (entity_id, scrape_id, event_type, event_name, current_state, previous_state, notes, user_id, user_role, created_at)
      SELECT ${record.entity}, CASE WHEN n % 2 = 0 THEN ${record.scrape} END, (ARRAY['entity_info','note','scrape_config','queue'])[1 + n % 4],
        (ARRAY['updated','note_added','status_changed'])[1 + n % 3], 'state ' || n, 'state ' || n - 1,
        CASE n % 3 WHEN 0 THEN ${rich("'Reviewed'")} WHEN 1 THEN 'url: https://a.example/' || n || ' → https://b.example/' || n END,
        ${record.user}, 'ROLE_ADMIN', now() - n * interval '20 minutes' FROM numbers`,
  },
  {
    table: 'scrape_stage_history',
    rows: 20_000,
    insert: `
      INSERT INTO scrape_stage_history (scrape_id, entity_id, stage, start_time, end_time, items)
      SELECT ${record.scrape}, ${record.entity}, (ARRAY['spidering','parsing'])[1 + n % 2], now() - n * interval '3 hours', now() - n * interval '3 hours' + interval '40 minutes', n % 5000 FROM numbers`,
  },
  {
    table: 'scrape_error_log',
    rows: 5000,
    insert: `
      INSERT INTO scrape_error_log (scrape_id, log_time, log_message) SELECT ${record.scrape}, now() - n * interval '1 hour', 'HTTP 503 for https://portal.example/' || n FROM numbers`,
  },
  {
    table: 'scrape_code_history',
    rows: 200,
    insert: `
      INSERT INTO scrape_code_history (scrape_id, code_type, idx, code, reason_code, user_id, modified)
      SELECT ${record.scrape}, CASE WHEN n % 2 = 0 THEN 'spider' ELSE 'parser' END, n, '<?php // ' || n || repeat(E'\\n$page->visit($url);', 400), 'bug_fix', ${record.user}, now() - n * interval '1 day' FROM numbers`,
  },
  {
    table: 'scrape_job_count',
    rows: 1000,
    insert: `
      INSERT INTO scrape_job_count (scrape_id, day, num_jobs, recorded_at) SELECT ${record.scrape}, current_date - n, 4000 + n % 900, now() - n * interval '1 day' FROM numbers`,
  },
  {
    table: 'scrape_alert',
    rows: 20,
    insert: `
      INSERT INTO scrape_alert (scrape_id, entity_id, state, resolved_at) SELECT ${record.scrape}, ${record.entity}, 'broken', CASE WHEN n > 3 THEN now() END FROM numbers`,
  },
  {
    table: 'company_queue',
    rows: entities,
    insert: `
      INSERT INTO company_queue (id, entity_id, name, url, url_key, latest_status, latest_priority, max_priority, avg_priority)
      OVERRIDING SYSTEM VALUE
      SELECT id, id, company_name, url, url_key, 'requested', 1 + id % 5, 5, 3 FROM entity JOIN numbers ON id = n`,
  },
  {
    table: 'company_queue_request',
    rows: entities * 2,
    insert: `
      INSERT INTO company_queue_request (company_queue_id, request_timestamp, request_notes, request_source, request_priority, highest_priority, number_of_times_requested, user_id, latest_status)
      SELECT CASE WHEN n <= 40 THEN ${record.entity} ELSE 1 + n % ${entities} END, now() - n * interval '11 minutes', ${rich("'Please add'")}, 'console', 1 + n % 5, 5, n % 9, ${record.user},
        (ARRAY['requested','in-progress','done','cant-do','escalated'])[1 + n % 5] FROM numbers`,
  },
  {
    table: 'company_queue_request_history',
    rows: entities * 6,
    insert: `
      INSERT INTO company_queue_request_history (company_queue_request_id, status, history_timestamp, notes, user_id)
      SELECT 1 + n % ${entities * 2}, 'requested', now() - n * interval '4 minutes', ${rich("'Status'")}, CASE WHEN n % 50 = 0 THEN ${record.user} END FROM numbers`,
  },
];
