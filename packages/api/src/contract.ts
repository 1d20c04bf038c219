import * as companyQueues from './company-queues/endpoints.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as dailyJobShifts from './daily-job-shifts/endpoints.ts';
import * as entityDetails from './entities/detailEndpoints.ts';
import * as entities from './entities/endpoints.ts';
import * as eventLogs from './event-logs/endpoints.ts';
import * as evidence from './evidence/endpoints.ts';
import * as insights from './insights/endpoints.ts';
import * as jobs from './jobs/endpoints.ts';
import * as lookups from './lookups/endpoints.ts';
import * as me from './me/endpoints.ts';
import * as monitoredEntities from './monitored-entities/endpoints.ts';
import * as notes from './notes/endpoints.ts';
import * as pitStops from './pit-stops/endpoints.ts';
import * as qualityCounts from './quality-counts/endpoints.ts';
import * as reviewReadies from './review-readies/endpoints.ts';
import * as scrapeCode from './scrape-code/endpoints.ts';
import * as scrapeEdit from './scrape-edit/endpoints.ts';
import * as scrapes from './scrapes/endpoints.ts';
import * as stageHistory from './stage-history/endpoints.ts';
import * as tags from './tags/endpoints.ts';
import * as users from './users/endpoints.ts';
import * as views from './views/endpoints.ts';
import * as watchLists from './watch-lists/endpoints.ts';

const resources = {
  entities: { ...entities, ...entityDetails },
  scrapes,
  scrapeCode,
  stageHistory,
  jobs,
  scrapeEdit,
  notes,
  eventLogs,
  evidence,
  companyQueues,
  dailyJobShifts,
  watchLists,
  monitoredEntities,
  reviewReadies,
  pitStops,
  qualityCounts,
  insights,
  tags,
  users,
  views,
  me,
  lookups,
} as const;

/** An endpoint with its name, such as `tags.create`, and its resource. */
export type NamedEndpoint = { name: string; resource: string; endpoint: Endpoint };

/**
 * Every endpoint of the contract. Server routes, MSW handlers, contract tests, hydra documentation
 * and OpenAPI are made from it. The client imports the endpoints of each resource by themselves.
 */
export const contract: readonly NamedEndpoint[] = Object.entries(resources).flatMap(
  ([resource, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${resource}.${name}`,
      resource,
      endpoint,
    })),
);

/** Finds the endpoint of a method and a path below the API's base. Literal segments win. */
export function findEndpoint(method: string, path: string): NamedEndpoint | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return contract
    .filter(({ endpoint }) => endpoint.method === asked && pattern(endpoint.path).test(path))
    .sort((a, b) => parameterCount(a.endpoint.path) - parameterCount(b.endpoint.path))[0];
}

const pattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** The number of parameters in a path. `/entities/csv` has to be tried before `/entities/{id}`. */
export const parameterCount = (path: string): number => path.split('{').length - 1;
