import { describe, expect, test } from 'vitest';
import { codeSearchColumns } from '../code-search/codeSearch.columns.tsx';
import { codeSearchState } from '../code-search/codeSearch.state.ts';
import { entitiesColumns } from '../entities/entities.columns.tsx';
import { entitiesState } from '../entities/entities.state.ts';
import { entityScrapesColumns } from '../entity-detail/entityScrapes.columns.tsx';
import { entityScrapesState } from '../entity-detail/entityScrapes.state.ts';
import {
  allBrokenScrapesColumns,
  brokenScrapesByEngineColumns,
  brokenScrapesOfEngineColumns,
} from '../insights/brokenScrapes.columns.tsx';
import {
  allBrokenScrapesState,
  brokenScrapesByEngineState,
  brokenScrapesOfEngineState,
  scrapesByEntityState,
  stuckWithoutQueuedItemsState,
  stuckWithQueuedItemsState,
  totalRunsState,
  withEntriesInQueueState,
} from '../insights/insights.state.ts';
import { scrapesByEntityColumns } from '../insights/scrapesByEntity.columns.tsx';
import {
  stuckWithoutQueuedItemsColumns,
  stuckWithQueuedItemsColumns,
} from '../insights/stuckScrapes.columns.tsx';
import { totalRunsColumns, withEntriesInQueueColumns } from '../insights/totals.columns.tsx';
import { entityJobColumns, scrapeJobColumns } from '../parts/jobs/jobs.columns.tsx';
import { jobsStateOf } from '../parts/jobs/jobs.state.ts';
import { dailyJobShiftColumns } from '../quality/daily-job-shift/dailyJobShift.columns.tsx';
import { monitoredEntitiesColumns } from '../quality/monitored-entities/monitoredEntities.columns.tsx';
import { pitStopColumns } from '../quality/pit-stop/pitStop.columns.tsx';
import {
  dailyJobShiftState,
  monitoredEntitiesState,
  pitStopState,
  reviewReadyState,
  watchListState,
} from '../quality/quality.state.ts';
import { reviewReadyColumns } from '../quality/review-ready/reviewReady.columns.tsx';
import { watchListColumns } from '../quality/watch-list/watchList.columns.tsx';
import { scrapesColumns } from '../scrapes/scrapes.columns.tsx';
import { scrapesState } from '../scrapes/scrapes.state.ts';
import { tagsColumns } from '../tags/tags.columns.tsx';
import { tagsState } from '../tags/tags.state.ts';
import { usersColumns } from '../users/users.columns.tsx';
import { usersState } from '../users/users.state.ts';
import { readListState, toListQuery, type ListDefinition } from './listState.ts';

interface Column {
  header: string;
  sortKey?: string;
}
const none = { open: () => {}, activate: () => {} };

const JOBS = {
  'Job Title': 'title',
  'Date Created': 'create_date',
  'Last Time Checked': 'last_check',
};

type Case = readonly [
  columns: readonly Column[],
  state: ListDefinition<object, string>,
  sorted: Readonly<Record<string, string>>,
];
const CASES: Readonly<Record<string, Case>> = {
  'A-ENT-007 entities': [
    entitiesColumns,
    entitiesState,
    {
      EID: 'id',
      'Entity Name': 'company_name',
      URL: 'url',
      'Career Page': 'career_page',
      'Total Jobs': 'num_jobs',
      'Tier Level': 'tier_level',
      'Date Added': 'date_added',
      Status: 'archived',
    },
  ],
  'A-SCR-006 scrapes': [
    scrapesColumns,
    scrapesState,
    {
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
  ],
  tags: [tagsColumns, tagsState, { ID: 'id', Title: 'title', Category: 'category' }],
  users: [usersColumns, usersState, {}],
  'code search': [
    codeSearchColumns,
    codeSearchState,
    {
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
  ],
  'scrapes of an entity': [
    entityScrapesColumns,
    entityScrapesState,
    {
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
  ],
  'B-EAJ-003 jobs of an entity': [entityJobColumns, jobsStateOf({ entityId: 1 }), JOBS],
  'jobs of a scrape': [scrapeJobColumns, jobsStateOf({ scrapeId: 1 }), JOBS],
  'all broken scrapes': [
    allBrokenScrapesColumns,
    allBrokenScrapesState,
    { SID: 'id', 'Scrape Name': 'name', ATS: 'ats' },
  ],
  'A-INS-002 broken scrapes by engine': [
    brokenScrapesByEngineColumns,
    brokenScrapesByEngineState,
    {
      ATS: 'scrape.ats',
      'Working Count': 'working_count',
      'Broken Count': 'broken_count',
      Total: 'total',
      'Percent Working': 'percent_working',
    },
  ],
  'broken scrapes of an engine': [
    brokenScrapesOfEngineColumns,
    brokenScrapesOfEngineState,
    { SID: 'id', 'Scrape Name': 'name' },
  ],
  'A-INS-025 total runs': [
    totalRunsColumns,
    totalRunsState,
    { EID: 'id', 'Entity Name': 'company_name', 'Total Jobs': 'num_jobs' },
  ],
  'A-INS-030 scrapes with entries in queue': [
    withEntriesInQueueColumns,
    withEntriesInQueueState,
    { SID: 'id', 'Scrape Name': 'name', 'Job Count': 'number_of_jobs_in_queue_order' },
  ],
  'A-INS-034 scrapes with no jobs, and manual scrapes': [
    scrapesByEntityColumns,
    scrapesByEntityState,
    {
      EID: 'entity_id',
      'Entity Name': 'entity.company_name',
      SID: 'id',
      'Scrape Name': 'name',
      URL: 'entity.url',
      'Career Page': 'entity.career_page',
      'Career Portal': 'career_portal',
      'Total Jobs': 'num_jobs',
      'Run Status': 'active',
      Status: 'archived',
      ATS: 'ats',
      'Site Type': 'site_type_label',
    },
  ],
  'stuck scrapes with queued items': [
    stuckWithQueuedItemsColumns,
    stuckWithQueuedItemsState,
    {
      'Scrape ID': 'id',
      'Scrape Name': 'name',
      ATS: 'ats',
      Stage: 'stage',
      Since: 'since',
      'Queued Items': 'queued_items',
      'Career Page': 'career_portal',
    },
  ],
  'stuck scrapes without queued items': [
    stuckWithoutQueuedItemsColumns,
    stuckWithoutQueuedItemsState,
    {
      'Scrape ID': 'id',
      'Scrape Name': 'name',
      ATS: 'ats',
      Stage: 'stage',
      Since: 'since',
      'Career Page': 'career_portal',
    },
  ],
  'B-DJS-003 B-DQC-012 H-IMP-002 daily job shift': [
    dailyJobShiftColumns(none),
    dailyJobShiftState,
    {
      'Entity Name': 'entity.company_name',
      EID: 'entity.id',
      'Scrape Name': 'scrape.name',
      SID: 'scrape.id',
      ATS: 'scrape.ats',
      'Avg. Job Count': 'avg_job_count',
      'Latest Job Count': 'latest_job_count',
      '% Change': 'percent_change',
      Change: 'absolute_change',
      'Last Time Reviewed': 'last_time_reviewed',
      'Last Reviewed By': 'last_reviewed_by.id',
      'Date Assigned': 'date_assigned',
      'Last Updated': 'scrape.last_updated',
    },
  ],
  'B-WL-005 B-DQC-012 watch list': [
    watchListColumns(none),
    watchListState,
    {
      'Entity Name': 'entity.company_name',
      EID: 'entity.id',
      'Scrape Name': 'scrape.name',
      SID: 'scrape.id',
      'Watch Listed': 'watch_listed_date',
      'Career Page': 'entity.career_page',
    },
  ],
  'B-DQC-012 monitored and new entities': [
    monitoredEntitiesColumns(none),
    monitoredEntitiesState,
    {
      EID: 'entity.id',
      'Entity Name': 'entity.company_name',
      Status: 'entity.state',
      'Tier Level': 'entity.tier_level',
      'Last Time Changed': 'last_time_changed',
      'Last Time Reviewed': 'last_time_reviewed',
      URL: 'entity.url',
      Ticker: 'entity.ticker',
    },
  ],
  'B-DQC-012 review ready': [
    reviewReadyColumns(none),
    reviewReadyState,
    {
      EID: 'entity.id',
      'Entity Name': 'entity.company_name',
      'Tier Level': 'entity.tier_level',
      'Request Source': 'request_source',
      'Last Action Taken': 'last_action_taken',
      'Last Time Changed': 'last_time_changed',
      'Last Time Reviewed': 'last_time_reviewed',
      Ticker: 'entity.ticker',
    },
  ],
  'B-DQC-012 pit stop': [
    pitStopColumns(none),
    pitStopState,
    {
      EID: 'entity.id',
      'Entity Name': 'entity.company_name',
      Status: 'status',
      Priority: 'priority',
      'Number of Requests': 'number_of_requests',
      'Date Requested': 'pit_stop_entered_date',
      'Reason Code': 'reason_code',
      'Tier Level': 'entity.tier_level',
      'Total Jobs': 'entity.num_jobs',
      'Resolved Date': 'resolved_date',
    },
  ],
};

describe('the columns that sort, each by its key', () => {
  test.each(Object.entries(CASES))('%s', (_, [columns, state, sorted]) => {
    const keys = columns.flatMap(({ header, sortKey }) =>
      sortKey === undefined ? [] : [[header, sortKey]],
    );
    expect(keys).toEqual(Object.entries(sorted));
    const asked = (key: string) => toListQuery(readListState(state, `orderBy=${key}&order=asc`));
    for (const key of Object.values(sorted))
      expect(asked(key).order).toEqual({ key, direction: 'asc' });
  });
});
