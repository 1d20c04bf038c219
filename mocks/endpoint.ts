import {
  http,
  type HttpHandler,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw';

/**
 * The calls of the HTTP contract, section 6 (paths below the API's base) and section 4.1. A path
 * that is not here does not compile.
 */
type ContractEndpoint =
  | 'GET /entities'
  | 'GET /entities/csv'
  | 'GET /entities/:id'
  | 'POST /entities'
  | 'PUT /entities/:id'
  | 'PUT /entities/:id/archive'
  | 'PUT /entities/:id/tags/batch'
  | 'PUT /entities/:id/aliases/batch'
  | 'POST /entities/search_by_url'
  | 'POST /entities/search_by_career_page'
  | 'GET /entities/total_runs'
  | 'GET /entities/:id/scrape_alerts'
  | 'GET /entities/:id/company_queue'
  | 'GET /scrapes'
  | 'GET /scrapes/csv'
  | 'GET /scrapes/:id'
  | 'GET /scrapes/:id/items_in_queue'
  | 'GET /scrapes/with_entries_in_queue'
  | 'GET /scrapes/with_no_jobs'
  | 'GET /scrapes/manual_scrapes'
  | 'GET /scrapes/all_broken_scrapes'
  | 'GET /scrapes/stuck'
  | 'GET /ats/:ats/broken_scrapes'
  | 'GET /ats/working_broken_counts'
  | 'GET /insights'
  | 'GET /get_job_count_graph_data'
  | 'GET /get_working_company_count_graph_data'
  | 'GET /get_broken_company_count_graph_data'
  | 'GET /daily_job_shifts'
  | 'GET /daily_job_shifts/:id'
  | 'POST /daily_job_shifts/:id/review'
  | 'PUT /daily_job_shifts/:id/assign'
  | 'GET /watch_lists'
  | 'GET /watch_lists/:id'
  | 'PUT /watch_lists/:id/review'
  | 'PUT /watch_lists/:id/assign'
  | 'GET /monitored_entities'
  | 'GET /monitored_entities/:id'
  | 'PUT /monitored_entities/:id/review'
  | 'GET /review_readies'
  | 'GET /review_readies/:id'
  | 'PUT /review_readies/:id/review'
  | 'GET /pit_stops'
  | 'GET /pit_stops/:id'
  | 'PUT /pit_stops/:id/review'
  | 'GET /tags'
  | 'GET /tags/:id'
  | 'POST /tags'
  | 'PATCH /tags/:id'
  | 'DELETE /tags/:id'
  | 'GET /users'
  | 'GET /users/:id'
  | 'GET /me'
  | 'GET /ats'
  | 'GET /site_types'
  | 'GET /cookie_methods'
  | 'GET /specific_hosts'
  | 'GET /update_methods'
  | 'GET /proxy_methods'
  | 'GET /reason_code/archive_entity'
  | 'GET /reason_code/archive_scrape'
  | 'GET /company_queue_requests/reason_codes'
  | 'GET /watch_lists/reason_codes'
  | 'GET /watch_lists/remove_reason_codes'
  | 'GET /scrapes/code_change_reason_codes'
  | 'GET /pit_stops/reason_codes'
  | 'GET /company_queue_histories/resolution_codes/cant_do'
  | 'GET /company_queue_histories/resolution_codes/done';
type AgentEndpoint = 'POST /login/start' | 'POST /login/end' | 'POST /refresh' | 'POST /logout';
export type Endpoint = ContractEndpoint | AgentEndpoint;

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;
type Method = keyof typeof methods;
const isMethod = (text: string): text is Method => text in methods;
const agentCalls: ReadonlySet<string> = new Set<AgentEndpoint>([
  'POST /login/start',
  'POST /login/end',
  'POST /refresh',
  'POST /logout',
]);

/** A handler for one call of the contract, on whatever host the console runs. */
export function endpoint(
  name: Endpoint,
  resolver: HttpResponseResolver<PathParams<'id' | 'ats'>>,
  options: RequestHandlerOptions = {},
): HttpHandler {
  const [method = '', path = ''] = name.split(' ');
  if (!isMethod(method)) throw new Error(`No handler for ${name}`);
  return methods[method](
    `*${agentCalls.has(name) ? '/oauth-agent' : '/api'}${path}`,
    resolver,
    options,
  );
}
