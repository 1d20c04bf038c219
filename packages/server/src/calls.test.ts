import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { job } from './db/schema/jobs.ts';
import { note } from './db/schema/notes.ts';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertRequest,
  insertReviewReady,
  insertShift,
  insertWatched,
} from './testing/testQuality.ts';
import { insertTag } from './testing/testRows.ts';
import { insertAts } from './testing/testScrapes.ts';

/** The calls that a console of this product sends, whichever server it has. */
const CALLS = `
  GET /entities
  GET /entities/csv
  GET /entities/{id}
  POST /entities
  PUT /entities/{id}
  PUT /entities/{id}/archive
  PUT /entities/{id}/tags/batch
  PUT /entities/{id}/aliases/batch
  GET /entities/{id}/scrapes
  GET /entities/{id}/job_count_delta
  GET /entities/{id}/jobs_by_country
  GET /entities/{id}/scrape_alerts
  GET /entities/{id}/scrape_stage_history
  GET /entities/{id}/jobs
  GET /entities/{id}/jobs/csv
  GET /entities/{id}/event_logs
  GET /entities/{id}/event_logs/csv
  GET /entities/{id}/company_queue
  GET /entities/{id}/notes
  POST /entities/{id}/entity_notes
  POST /entities/{id}/notes
  PATCH /entities/{id}/notes/{noteId}
  POST /entities/{id}/add_to_watch_list
  POST /entities/add_queue_request
  GET /entities/total_runs
  POST /entities/search_by_url
  POST /entities/search_by_career_page
  POST /search_by_url
  GET /entities/event_types
  GET /scrapes
  GET /scrapes/csv
  GET /scrapes/{id}
  POST /scrapes
  PATCH /scrapes/{id}
  PUT /scrapes/{id}/toggle_combo
  POST /scrapes/{id}/archive
  GET /scrapes/{id}/items_in_queue
  GET /scrapes/{id}/code_history
  GET /scrapes/{id}/stage_history
  GET /scrapes/{id}/error_log
  DELETE /scrapes/{id}/error_log
  GET /scrapes/{id}/job_counts
  GET /scrapes/{id}/error_counts
  GET /scrapes/{id}/code_saves
  GET /scrapes/{id}/alerts
  GET /scrapes/{id}/reviews
  GET /scrape_job_counts
  GET /entities/{id}/job_counts
  GET /entities/{id}/reviews
  GET /scrapes/{id}/notes
  POST /scrapes/{id}/notes
  PATCH /scrapes/{id}/notes/{noteId}
  GET /scrapes/{id}/jobs
  GET /scrapes/{id}/jobs/csv
  GET /scrapes/{id}/event_logs
  GET /scrapes/{id}/event_logs/csv
  GET /scrapes/event_types
  GET /scrapes/with_entries_in_queue
  GET /scrapes/with_no_jobs
  GET /scrapes/manual_scrapes
  GET /scrapes/all_broken_scrapes
  GET /ats/{ats}/broken_scrapes
  GET /scrapes/stuck
  GET /ats/working_broken_counts
  GET /jobs/{id}
  GET /jobs/hash/{hash}
  GET /jobs/url
  GET /notes/{id}
  POST /notes/{id}/archive
  GET /company_queue_requests
  GET /company_queue_requests/facets
  GET /company_queue_requests/{id}
  PATCH /company_queue_requests/{id}
  GET /company_queues/{id}
  PATCH /company_queues/{id}
  POST /company_queue_request_histories
  POST /company_queue_requests/{id}/create_entity
  GET /company_queue_histories/resolution_codes/cant_do
  GET /company_queue_histories/resolution_codes/done
  GET /queue_stats
  GET /queue_flow
  GET /user/{id}/work_history
  GET /daily_job_shifts
  GET /daily_job_shifts/facets
  GET /daily_job_shift_outages
  GET /daily_job_shifts/{id}
  POST /daily_job_shifts/{id}/review
  PUT /daily_job_shifts/{id}/assign
  GET /watch_lists
  GET /watch_lists/{id}
  PUT /watch_lists/{id}/review
  PUT /watch_lists/{id}/assign
  GET /monitored_entities
  GET /monitored_entities/{id}
  PUT /monitored_entities/{id}/review
  GET /review_readies
  GET /review_readies/{id}
  PUT /review_readies/{id}/review
  GET /pit_stops
  GET /pit_stops/{id}
  PUT /pit_stops/{id}/review
  GET /tags
  GET /tags/{id}
  POST /tags
  PATCH /tags/{id}
  DELETE /tags/{id}
  GET /quality_counts
  GET /quality_counts/views
  GET /views
  POST /views
  PUT /views/{id}
  PUT /views/order
  PUT /views/default
  GET /users
  GET /users/{id}
  GET /me
  GET /get_job_count_graph_data
  GET /get_working_company_count_graph_data
  GET /get_broken_company_count_graph_data
  GET /insights
  GET /ats
  GET /site_types
  GET /cookie_methods
  GET /specific_hosts
  GET /update_methods
  GET /proxy_methods
  GET /reason_code/archive_entity
  GET /reason_code/archive_scrape
  GET /company_queue_requests/reason_codes
  GET /watch_lists/reason_codes
  GET /watch_lists/remove_reason_codes
  GET /scrapes/code_change_reason_codes
  GET /pit_stops/reason_codes
  GET /code_templates
  DELETE /views/{id}`
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = ''] = line.trim().split(' ');
    return { method, path };
  });

let api: TestApp;
/** The id of a record by the first part of its path, and the other parameters. */
let ids: Readonly<Record<string, string | number>>;
beforeAll(async () => {
  api = await openTestApp();
  const { database } = api;
  const { entityId, scrapeId } = await insertEmployer(database);
  const [added] = await database.db
    .insert(note)
    .values({ type: 'ScrapeNote', entityId, scrapeId, title: 'Note' })
    .returning({ id: note.id });
  const createDate = new Date();
  const [found] = await database.db
    .insert(job)
    .values({
      entityId,
      scrapeId,
      hash: 'h',
      title: 'T',
      url: 'https://a.test',
      createDate,
      lastCheck: createDate,
    })
    .returning({ id: job.id });
  const insertView = async () => {
    const body = { list: 'tags', name: 'Mine', state: { query: '' } };
    return Number((await api.ask('POST', '/views', { body })).body.id);
  };
  const { queueId, requestId } = await insertRequest(database, { entityId });
  ids = {
    entities: entityId,
    scrapes: scrapeId,
    jobs: found?.id ?? 0,
    notes: added?.id ?? 0,
    noteId: added?.id ?? 0,
    company_queue_requests: requestId,
    company_queues: queueId,
    user: 1,
    users: 1,
    daily_job_shifts: await insertShift(database, { entityId, scrapeId }),
    watch_lists: await insertWatched(database, { entityId }),
    monitored_entities: await insertMonitored(database, { entityId }),
    review_readies: await insertReviewReady(database, { entityId }),
    pit_stops: await insertPitStop(database, { entityId }),
    tags: await insertTag(database, 'NYSE', 'exchange'),
    views: await insertView(),
    ats: await insertAts(database, 'workday').then(() => 'workday'),
    hash: 'h',
  };
});
afterAll(() => api.close());

const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    String(ids[name === 'id' ? (path.split('/')[1] ?? '') : name]),
  );

describe('every call of a console', () => {
  it('stands in the contract', () => {
    const known = contract.map(({ endpoint: { method, path } }) => `${method} ${path}`);
    const missing = CALLS.map(({ method, path }) => `${method} ${path}`).filter(
      (call) => !known.includes(call),
    );
    expect(missing).toEqual([]);
  });

  // The record exists, so a 404 could only mean that nobody serves the call.
  it.each(CALLS)('$method $path is served', async ({ method, path }) => {
    const query = path === '/jobs/url' ? '?url=https://a.test' : '';
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{';
    const { status } = await api.ask(method, filled(path) + query, { body });
    expect(body === undefined ? [200, 204] : [400]).toContain(status);
  });
});
