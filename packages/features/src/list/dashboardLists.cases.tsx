import { DailyJobShiftTab } from '../quality/daily-job-shift/DailyJobShiftTab.tsx';
import {
  MonitoredEntitiesTab,
  NewEntitiesTab,
} from '../quality/monitored-entities/MonitoredEntitiesTab.tsx';
import { PitStopTab } from '../quality/pit-stop/PitStopTab.tsx';
import { ReviewReadyTab } from '../quality/review-ready/ReviewReadyTab.tsx';
import { WatchListTab } from '../quality/watch-list/WatchListTab.tsx';

const monitored = {
  loading: 'Loading...',
  sorts: {
    EID: 'entity.id',
    'Entity Name': 'entity.company_name',
    Status: 'entity.state',
    'Tier Level': 'entity.tier_level',
    'Last Time Changed': 'last_time_changed',
    'Last Time Reviewed': 'last_time_reviewed',
    URL: 'entity.url',
    Ticker: 'entity.ticker',
  },
};

/** The tabs of the data quality dashboard. */
export const dashboardLists = {
  'daily-job-shift': {
    List: DailyJobShiftTab,
    asks: '/daily_job_shifts?page=1&limit=20&order[scrape.last_updated]=desc',
    label: 'Daily Job Shift',
    search: 'Search Daily Job Shift...',
    loading: 'Loading Daily Job Shift...',
    empty: 'Shifts in job counts appear here when the daily counts are imported.',
    sorts: {
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
  },
  'watch-list': {
    List: WatchListTab,
    asks: '/watch_lists?page=1&limit=20&order[watch_listed_date]=desc&snoozed=false',
    label: 'Watch List',
    search: 'Search Watch List...',
    loading: 'Loading Watch List...',
    empty: 'Entities appear here when somebody places them on the watch list.',
    filtered: true,
    sorts: {
      'Entity Name': 'entity.company_name',
      EID: 'entity.id',
      'Scrape Name': 'scrape.name',
      SID: 'scrape.id',
      'Watch Listed': 'watch_listed_date',
      'Career Page': 'entity.career_page',
    },
  },
  'monitored-entities': {
    ...monitored,
    List: MonitoredEntitiesTab,
    asks: '/monitored_entities?page=1&limit=20&order[last_time_changed]=desc&kind=monitored',
    label: 'Monitored Entities',
    search: 'Search Monitored Entities...',
    empty: 'Entities appear here when they are watched for changes.',
  },
  'new-entities': {
    ...monitored,
    List: NewEntitiesTab,
    asks: '/monitored_entities?page=1&limit=20&order[last_time_changed]=desc&kind=new',
    label: 'New Entities',
    search: 'Search New Entities...',
    empty: 'Entities appear here when somebody adds or imports them.',
  },
  'review-ready': {
    List: ReviewReadyTab,
    asks: '/review_readies?page=1&limit=20&order[last_time_changed]=desc',
    label: 'Review Ready',
    search: 'Search Review Ready...',
    loading: 'Loading...',
    empty: 'Work appears here when it comes back from the queue and waits for a review.',
    sorts: {
      EID: 'entity.id',
      'Entity Name': 'entity.company_name',
      'Tier Level': 'entity.tier_level',
      'Request Source': 'request_source',
      'Last Action Taken': 'last_action_taken',
      'Last Time Changed': 'last_time_changed',
      'Last Time Reviewed': 'last_time_reviewed',
      Ticker: 'entity.ticker',
    },
  },
  'pit-stop': {
    List: PitStopTab,
    asks: '/pit_stops?page=1&limit=20&order[pit_stop_entered_date]=desc&status[]=requested',
    label: 'Pit Stop',
    search: 'Search Pit Stop...',
    loading: 'Loading...',
    empty: 'Entities appear here when their requests have been waiting too long.',
    filtered: true,
    sorts: {
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
  },
} as const;
