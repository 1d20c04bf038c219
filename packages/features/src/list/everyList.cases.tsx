import type { ViewList } from '@console/api/views/schema';
import type { ComponentType } from 'react';
import { CodeSearch } from '../code-search/CodeSearch.tsx';
import { EntitiesList } from '../entities/EntitiesList.tsx';
import { ScrapesTab } from '../entity-detail/ScrapesTab.tsx';
import { EventLogList } from '../parts/event-log/EventLogList.tsx';
import { JobsList } from '../parts/jobs/JobsList.tsx';
import { QueueRequestsList } from '../queue-requests/QueueRequestsList.tsx';
import { RequestQueue } from '../scraper-dashboard/RequestQueue.tsx';
import { ScrapesList } from '../scrapes/ScrapesList.tsx';
import { TagsList } from '../tags/TagsList.tsx';
import { UsersList } from '../users/UsersList.tsx';
import { dashboardLists } from './dashboardLists.cases.tsx';
import { insightLists } from './insightLists.cases.tsx';

/** What one list says, and what it asks for. */
export interface ListCase {
  List: ComponentType;
  /** The first request, below the base of the API. */
  asks: string;
  /** The name of the table. */
  label: string;
  /** The name of the search box, if there is one. */
  search?: string;
  loading: string;
  empty: string;
  /** Some lists begin with filters, so that nothing may match where the list is not empty. */
  filtered?: true;
  /** The columns that are hidden at first, by their ids. */
  hidden?: readonly string[];
  /** The header of each column that sorts, with its key. */
  sorts: Readonly<Record<string, string>>;
}

const eventLog = {
  label: 'Event Log',
  search: 'Search Event Logs...',
  loading: 'Loading Event Logs',
  empty: 'Each change is written down here, with who made it.',
  sorts: { 'Event Date': 'created_at' },
};
const jobs = {
  search: 'Search Job Title & URL',
  loading: 'Loading Jobs',
  empty: 'Jobs appear here when a run of the scrape finds them.',
  sorts: { 'Job Title': 'title', 'Date Created': 'create_date', 'Last Time Checked': 'last_check' },
};
const queue = {
  loading: 'Loading...',
  empty: 'Requests appear here when somebody asks for an entity to be added or repaired.',
  filtered: true,
  hidden: ['tier', 'estimate'],
  sorts: {
    ID: 'id',
    EID: 'entity_id',
    'Entity Name': 'entity_name',
    Status: 'latest_status',
    Priority: 'request_priority',
    Due: 'due_at',
    'Number of Requests': 'number_of_times_requested',
    'Date Requested': 'request_timestamp',
    'Tier Level': 'tier_level',
    'Jobs Estimate': 'numjobs_estimate',
  },
} as const;

export const everyList: Readonly<Record<ViewList, ListCase>> = {
  ...dashboardLists,
  ...insightLists,
  entities: {
    List: EntitiesList,
    asks: '/entities?page=1&limit=15&order[id]=desc',
    label: 'Entities',
    search: 'Search Entities...',
    loading: 'Loading Entities...',
    empty: 'Entities appear here when somebody adds or imports them.',
    sorts: {
      EID: 'id',
      'Entity Name': 'company_name',
      URL: 'url',
      'Career Page': 'career_page',
      'Total Jobs': 'num_jobs',
      'Tier Level': 'tier_level',
      'Date Added': 'date_added',
      Status: 'archived',
    },
  },
  scrapes: {
    List: ScrapesList,
    asks: '/scrapes?page=1&limit=15&order[entity_id]=desc',
    label: 'Scrapes',
    search: 'Search Scrapes...',
    loading: 'Loading Scrapes...',
    empty: 'Scrapes appear here when somebody adds or imports them.',
    sorts: {
      EID: 'entity_id',
      'Entity Name': 'entity.company_name',
      SID: 'id',
      'Scrape Name': 'name',
      URL: 'entity.url',
      'Career Page': 'entity.career_page',
      'Career Portal': 'career_portal',
      'Total Jobs': 'num_jobs',
      '% Without Locations': 'scrape.percentage_without_locations',
      'Run Status': 'active',
      Active: 'archived',
      Status: 'status',
      ATS: 'ats',
      'Site Type': 'site_type_label',
    },
  },
  tags: {
    List: TagsList,
    asks: '/tags?page=1&limit=15&order[id]=desc',
    label: 'Tags',
    search: 'Search Tags...',
    loading: 'Loading...',
    empty: 'Tags appear here when somebody adds them.',
    sorts: { ID: 'id', Title: 'title', Category: 'category' },
  },
  users: {
    List: UsersList,
    asks: '/users?page=1&limit=15',
    label: 'Users',
    loading: 'Loading Users...',
    empty: 'People appear here when the identity provider knows them.',
    sorts: {},
  },
  'code-search': {
    List: CodeSearch,
    asks: '/scrapes?page=1&limit=15&order[entity_id]=desc',
    label: 'Code Search',
    search: 'Search Code...',
    loading: 'Loading...',
    empty: 'Scrapes appear here when somebody adds or imports them.',
    sorts: {
      SID: 'id',
      'Scrape Name': 'name',
      EID: 'entity_id',
      'Entity Name': 'entity.company_name',
      'Total Jobs': 'num_jobs',
      'Run Status': 'active',
      Status: 'archived',
      ATS: 'ats',
      'Site Type': 'site_type_label',
      'Last Updated': 'last_updated',
    },
  },
  'entity-scrapes': {
    List: () => <ScrapesTab entityId={1} />,
    asks: '/entities/1/scrapes?page=1&limit=15&order[name]=asc',
    label: 'Scrapes',
    loading: 'Loading...',
    empty: 'A scrape appears here when it is added.',
    sorts: {
      Scrape: 'name',
      SID: 'id',
      ATS: 'ats',
      'Site Type': 'site_type_label',
      State: 'active',
      Status: 'archived',
      'Status Date': 'status_date',
      'Last Date Modified': 'last_updated',
      'Est. # Jobs': 'num_jobs',
      'Jobs without Location': 'jobs_without_location',
    },
  },
  'entity-jobs': {
    ...jobs,
    List: () => <JobsList owner={{ entityId: 1 }} />,
    asks: '/entities/1/jobs?page=1&limit=15&order[create_date]=desc',
    label: 'Active Jobs',
  },
  'scrape-jobs': {
    ...jobs,
    List: () => <JobsList owner={{ scrapeId: 812 }} />,
    asks: '/scrapes/812/jobs?page=1&limit=15&order[create_date]=desc',
    label: 'All Active Jobs',
  },
  'entity-event-log': {
    ...eventLog,
    List: () => <EventLogList owner={{ entityId: 1 }} />,
    asks: '/entities/1/event_logs?page=1&limit=15&order[created_at]=desc',
  },
  'scrape-event-log': {
    ...eventLog,
    List: () => <EventLogList owner={{ scrapeId: 812 }} />,
    asks: '/scrapes/812/event_logs?page=1&limit=15&order[created_at]=desc',
  },
  'queue-requests': {
    ...queue,
    List: QueueRequestsList,
    asks: '/company_queue_requests?page=1&limit=15&order[request_timestamp]=desc&request_status[]=requested',
    label: 'Queue Requests',
    search: 'Search Queue Requests...',
  },
  'scraper-queue': {
    ...queue,
    List: RequestQueue,
    asks: '/company_queue_requests?page=1&limit=10&order[request_priority]=asc&request_status[]=requested&request_status[]=in-progress&request_status[]=escalated',
    label: 'Request Queue',
    search: 'Search Request Queue...',
  },
};
