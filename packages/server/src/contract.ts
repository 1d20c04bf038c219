import * as companyQueues from '@console/api/company-queues/endpoints';
import type { NamedEndpoint } from '@console/api/core/endpoint';
import * as dailyJobShifts from '@console/api/daily-job-shifts/endpoints';
import * as entityDetails from '@console/api/entities/detailEndpoints';
import * as entities from '@console/api/entities/endpoints';
import * as eventLogs from '@console/api/event-logs/endpoints';
import * as evidence from '@console/api/evidence/endpoints';
import * as insights from '@console/api/insights/endpoints';
import * as jobs from '@console/api/jobs/endpoints';
import * as lookups from '@console/api/lookups/endpoints';
import * as me from '@console/api/me/endpoints';
import * as monitoredEntities from '@console/api/monitored-entities/endpoints';
import * as notes from '@console/api/notes/endpoints';
import * as pitStops from '@console/api/pit-stops/endpoints';
import * as qualityCounts from '@console/api/quality-counts/endpoints';
import * as reviewReadies from '@console/api/review-readies/endpoints';
import * as scrapeCode from '@console/api/scrape-code/endpoints';
import * as scrapeEdit from '@console/api/scrape-edit/endpoints';
import * as scrapes from '@console/api/scrapes/endpoints';
import * as stageHistory from '@console/api/stage-history/endpoints';
import * as tags from '@console/api/tags/endpoints';
import * as users from '@console/api/users/endpoints';
import * as views from '@console/api/views/endpoints';
import * as watchLists from '@console/api/watch-lists/endpoints';

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

/**
 * Every endpoint of the contract. The hydra documentation, the OpenAPI document and the tests of
 * all calls are made from it. Other modules import the endpoints of one resource.
 */
export const contract: readonly NamedEndpoint[] = Object.entries(resources).flatMap(
  ([resource, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      name: `${resource}.${name}`,
      resource,
      endpoint,
    })),
);
