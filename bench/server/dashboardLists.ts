/**
 * A list of the data quality dashboard: its constant parameters, filters of which three are used at
 * a time, and order keys besides its default.
 */
type DashboardList = {
  name: string;
  path: string;
  filters: readonly (readonly [string, string, string])[];
  orders: readonly string[];
};

const watched = Math.floor(Date.now() / 1000) - 200 * 86_400;

/**
 * Some filters keep many rows and some keep few. Some concern the row's own table, others its
 * entity or its scrape.
 */
const lists: readonly DashboardList[] = [
  {
    name: 'daily job shift',
    path: '/api/daily_job_shifts?limit=20',
    filters: [
      ['percent_change[lte]=-20', 'latest_job_count[gte]=100', 'scrape.ats[]=workday'],
      ['percent_change[lte]=-20', 'tags[]=3&tags[]=7', 'assigned_to[]=1'],
      ['custom_search=robotics', 'scrape.ats[]=workday', 'latest_job_count[gte]=100'],
    ],
    orders: [
      'percent_change]=asc',
      'entity.company_name]=asc',
      'scrape.ats]=asc',
      'last_time_reviewed]=desc',
    ],
  },
  {
    name: 'watch list',
    path: '/api/watch_lists?limit=20',
    filters: [
      ['snoozed=false', 'tags[]=3&tags[]=7', `watch_listed_date[gte]=${watched}`],
      ['snoozed=true', 'custom_search=robotics', `watch_listed_date[gte]=${watched}`],
    ],
    orders: ['entity.company_name]=asc', 'scrape.name]=asc', 'entity.career_page]=asc'],
  },
  {
    name: 'monitored entities',
    path: '/api/monitored_entities?kind=monitored&limit=20',
    filters: [
      ['tier_level[]=1&tier_level[]=2', 'num_jobs[gte]=100', 'tags[]=3&tags[]=7'],
      ['custom_search=robotics', 'state[]=healthy', 'num_jobs[lte]=2000'],
    ],
    orders: ['entity.company_name]=asc', 'entity.num_jobs]=desc', 'last_time_reviewed]=desc'],
  },
  {
    name: 'new entities',
    path: '/api/monitored_entities?kind=new&limit=20',
    filters: [
      ['tier_level[]=1&tier_level[]=2', 'num_jobs[gte]=100', 'tags[]=3&tags[]=7'],
      ['custom_search=robotics', 'state[]=healthy', 'num_jobs[lte]=2000'],
    ],
    orders: ['entity.company_name]=asc', 'entity.tier_level]=desc'],
  },
  {
    name: 'review ready',
    path: '/api/review_readies?limit=20',
    filters: [
      ['tier_level[]=1&tier_level[]=2', 'tags[]=3&tags[]=7', `last_time_changed[gte]=${watched}`],
      ['custom_search=robotics', 'tier_level[]=1', `last_time_changed[gte]=${watched}`],
    ],
    orders: ['entity.company_name]=asc', 'entity.ticker]=desc'],
  },
  {
    name: 'pit stop',
    path: '/api/pit_stops?limit=20',
    filters: [
      ['status[]=requested', 'priority[]=1&priority[]=2', 'tags[]=3&tags[]=7'],
      [
        'status[]=requested&status[]=done',
        'custom_search=robotics',
        'tier_level[]=1&tier_level[]=2',
      ],
      ['status[]=done', 'reason_code[]=escalated_request', `pit_stop_entered_date[gte]=${watched}`],
    ],
    orders: ['entity.company_name]=asc', 'entity.num_jobs]=desc', 'resolved_date]=desc'],
  },
];

/**
 * The requests of each list: each group of three filters in the default order, and the first three
 * in every other order.
 */
export const dashboardLists: readonly { name: string; paths: readonly string[] }[] = lists.map(
  ({ name, path, filters, orders }) => {
    const filtered = filters.map((three) => `${path}&${three.join('&')}`);
    return {
      name,
      paths: [...filtered, ...orders.map((order) => `${filtered[0]}&order[${order}`)],
    };
  },
);
