import {
  AllBrokenScrapes,
  BrokenScrapesByEngine,
  BrokenScrapesOfEngine,
  ManualScrapes,
  TotalRuns,
  WithNoJobs,
} from '../insights/Insights.tsx';
import {
  StuckWithoutQueuedItems,
  StuckWithQueuedItems,
  WithEntriesInQueue,
} from '../insights/LiveInsights.tsx';

const byEntity = {
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
};

/** The pages behind the insights of the scraper dashboard. */
export const insightLists = {
  'broken-scrapes-by-engine': {
    List: BrokenScrapesByEngine,
    asks: '/ats/working_broken_counts?page=1&limit=15&order[scrape.ats]=asc',
    label: 'Broken Scrapes by Engine',
    loading: 'Loading...',
    empty: 'Each ATS appears here with its first scrape.',
    sorts: {
      ATS: 'scrape.ats',
      'Working Count': 'working_count',
      'Broken Count': 'broken_count',
      Total: 'total',
      'Percent Working': 'percent_working',
    },
  },
  'broken-scrapes-of-engine': {
    List: () => <BrokenScrapesOfEngine ats="Taleo" />,
    asks: '/ats/Taleo/broken_scrapes?page=1&limit=15&order[name]=asc',
    label: 'Broken Scrapes by Engine: Taleo',
    loading: 'Loading...',
    empty: 'None of its scrapes is broken, or no scrape uses it.',
    sorts: { SID: 'id', 'Scrape Name': 'name' },
  },
  'all-broken-scrapes': {
    List: AllBrokenScrapes,
    asks: '/scrapes/all_broken_scrapes?page=1&limit=15&order[name]=asc',
    label: 'All Broken Scrapes',
    loading: 'Loading...',
    empty: 'Scrapes appear here when their automatic runs fail.',
    sorts: { SID: 'id', 'Scrape Name': 'name', ATS: 'ats' },
  },
  'total-runs': {
    List: TotalRuns,
    asks: '/entities/total_runs?page=1&limit=15&order[company_name]=asc',
    label: 'Total Runs',
    loading: 'Loading...',
    empty: 'Entities appear here when one of their scrapes runs by itself.',
    sorts: { EID: 'id', 'Entity Name': 'company_name', 'Total Jobs': 'num_jobs' },
  },
  'with-entries-in-queue': {
    List: WithEntriesInQueue,
    asks: '/scrapes/with_entries_in_queue?page=1&limit=15&order[name]=asc',
    label: 'Scrapes With Entries in Queue',
    loading: 'Loading...',
    empty: 'Scrapes appear here while addresses wait in their queue.',
    sorts: { SID: 'id', 'Scrape Name': 'name', 'Job Count': 'number_of_jobs_in_queue_order' },
  },
  'with-no-jobs': {
    List: WithNoJobs,
    asks: '/scrapes/with_no_jobs?page=1&limit=15&order[entity_id]=asc',
    label: 'Scrapes With No Jobs',
    loading: 'Loading Scrapes With No Jobs...',
    empty: 'Scrapes appear here when their last run found no job.',
    sorts: byEntity,
  },
  'manual-scrapes': {
    List: ManualScrapes,
    asks: '/scrapes/manual_scrapes?page=1&limit=15&order[entity_id]=asc',
    label: 'Manual Scrapes',
    loading: 'Loading Manual Scrapes...',
    empty: 'Scrapes appear here when somebody switches off their automatic run.',
    sorts: byEntity,
  },
  'stuck-scrapes-with-queued-items': {
    List: StuckWithQueuedItems,
    asks: '/scrapes/stuck?page=1&limit=15&order[since]=desc&with_jobs_in_queue=true',
    label: 'Stuck Scrapes With Queued Items',
    loading: 'Loading...',
    empty:
      'Scrapes appear here when they stop in the middle of a run with work left in their queue.',
    sorts: {
      'Scrape ID': 'id',
      'Scrape Name': 'name',
      ATS: 'ats',
      Stage: 'stage',
      Since: 'since',
      'Queued Items': 'queued_items',
      'Career Page': 'career_portal',
    },
  },
  'stuck-scrapes-without-queued-items': {
    List: StuckWithoutQueuedItems,
    asks: '/scrapes/stuck?page=1&limit=15&order[since]=desc&with_jobs_in_queue=false',
    label: 'Stuck Scrapes Without Queued Items',
    loading: 'Loading...',
    empty:
      'Scrapes appear here when they stop in the middle of a run and nothing waits in their queue.',
    sorts: {
      'Scrape ID': 'id',
      'Scrape Name': 'name',
      ATS: 'ats',
      Stage: 'stage',
      Since: 'since',
      'Career Page': 'career_portal',
    },
  },
} as const;
