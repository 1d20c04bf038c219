/** What the discovery documents say of a class that a foreign hydra client may use (section 13.2). */
export type ResourceDoc = {
  /** Class name; the entrypoint's key is the same with a lower-case first letter. */
  name: string;
  path: string;
  properties: readonly PropertyDoc[];
  operations: readonly ('list' | 'show' | 'create' | 'PUT' | 'PATCH' | 'DELETE')[];
};

export type PropertyDoc = {
  name: string;
  /** A class of this API (`#Tag`) makes the property a link. */
  range: `xsd:${'string' | 'integer' | 'boolean' | 'decimal'}` | `#${string}`;
  required?: boolean;
  writable?: boolean;
};

type Options = Omit<PropertyDoc, 'name' | 'range'>;
const text = (name: string, options: Options = {}): PropertyDoc => ({
  name,
  range: 'xsd:string',
  ...options,
});
const whole = (name: string, options: Options = {}): PropertyDoc => ({
  name,
  range: 'xsd:integer',
  ...options,
});
const flag = (name: string, options: Options = {}): PropertyDoc => ({
  name,
  range: 'xsd:boolean',
  ...options,
});
const decimal = (name: string, options: Options = {}): PropertyDoc => ({
  name,
  range: 'xsd:decimal',
  ...options,
});
const link = (name: string, to: string, options: Options = {}): PropertyDoc => ({
  name,
  range: `#${to}`,
  ...options,
});

const writable = { writable: true };

/** Each has a GET collection: a client could not use one without. */
export const RESOURCE_DOCS: readonly ResourceDoc[] = [
  {
    name: 'Entity',
    path: 'entities',
    operations: ['list', 'create', 'show', 'PUT'],
    properties: [
      text('company_name', { required: true, ...writable }),
      text('url', writable),
      text('career_page', writable),
      whole('tier_level', writable),
      flag('no_website', writable),
      flag('no_career_page', writable),
      flag('can_not_scrape_employer', writable),
      whole('tag', writable),
      flag('override_duplicate_url', writable),
      flag('override_duplicate_career_page', writable),
      text('ticker', writable),
      text('naics_code', writable),
      text('naics_description', writable),
      { name: 'tags', range: '#EntityTag' },
      text('state'),
      flag('archived'),
      whole('archived_date'),
      text('archived_reason_code'),
      whole('num_jobs'),
      whole('jobs_without_location'),
      whole('date_added'),
      whole('create_date'),
      whole('last_time_changed'),
      whole('version'),
    ],
  },
  {
    name: 'Scrape',
    path: 'scrapes',
    operations: ['list', 'show'],
    properties: [
      text('name', { required: true }),
      { name: 'entity', range: '#Entity' },
      whole('entity_id'),
      text('ats'),
      whole('site_type'),
      text('site_type_label'),
      text('career_portal'),
      text('location'),
      flag('active'),
      flag('archived'),
      whole('archived_date'),
      text('archived_reason_code'),
      text('status'),
      whole('status_date'),
      text('scrape_states'),
      whole('items_in_queue'),
      whole('num_jobs'),
      whole('jobs_without_location'),
      { name: 'percentage_without_locations', range: 'xsd:decimal' },
      whole('date_added'),
      whole('last_updated'),
      whole('underrun_timestamp'),
      whole('spider_last_ran'),
      flag('is_combo'),
      whole('version'),
    ],
  },
  {
    name: 'Tag',
    path: 'tags',
    operations: ['list', 'create', 'show', 'PATCH', 'DELETE'],
    properties: [text('title', { required: true, ...writable }), text('category', writable)],
  },
  {
    name: 'User',
    path: 'users',
    operations: ['list', 'show'],
    properties: [
      text('first_name'),
      text('last_name'),
      text('email'),
      text('roles'),
      flag('archived'),
    ],
  },
  {
    name: 'CompanyQueueRequest',
    path: 'company_queue_requests',
    operations: ['list', 'show'],
    properties: [
      whole('request_timestamp'),
      text('request_notes'),
      text('request_source'),
      whole('request_priority'),
      whole('highest_priority'),
      whole('number_of_times_requested'),
      whole('numjobs_estimate'),
      flag('career_section'),
      flag('career_section_empty'),
      flag('email_when_finished'),
      text('latest_status'),
      text('reason_code'),
      { name: 'user', range: '#User' },
    ],
  },
  // Reviews are no generic edits: these are shown only.
  {
    name: 'DailyJobShift',
    path: 'daily_job_shifts',
    operations: ['list', 'show'],
    properties: [
      link('entity', 'Entity'),
      link('scrape', 'Scrape'),
      decimal('avg_job_count'),
      whole('latest_job_count'),
      decimal('percent_change'),
      whole('last_time_reviewed'),
      link('last_reviewed_by', 'User'),
      link('assigned_to', 'User'),
      whole('date_assigned'),
      text('last_action_taken'),
      link('latest_note', 'Note'),
    ],
  },
  {
    name: 'WatchList',
    path: 'watch_lists',
    operations: ['list', 'show'],
    properties: [
      link('entity', 'Entity'),
      link('scrape', 'Scrape'),
      text('reason_code'),
      whole('watch_listed_date'),
      flag('snoozed'),
      whole('snoozed_until'),
      link('assigned_to', 'User'),
      link('note', 'Note'),
      whole('last_time_reviewed'),
      link('last_reviewed_by', 'User'),
    ],
  },
  {
    name: 'MonitoredEntity',
    path: 'monitored_entities',
    operations: ['list', 'show'],
    properties: [
      text('kind'),
      link('entity', 'Entity'),
      text('status'),
      whole('tier_level'),
      text('ticker'),
      link('tags', 'Tag'),
      link('exchange_tags', 'Tag'),
      link('can_not_be_scraped_tags', 'Tag'),
      link('sector_and_industry_tags', 'Tag'),
      link('latest_note', 'Note'),
      whole('last_time_reviewed'),
      link('last_reviewed_by', 'User'),
      whole('last_time_changed'),
    ],
  },
  {
    name: 'ReviewReady',
    path: 'review_readies',
    operations: ['list', 'show'],
    properties: [
      text('status'),
      link('entity', 'Entity'),
      link('exchange_tags', 'Tag'),
      link('tags', 'Tag'),
      link('company_queue_request', 'CompanyQueueRequest'),
      text('request_source'),
      link('latest_note', 'Note'),
      text('last_action_taken'),
      whole('last_time_reviewed'),
      link('last_reviewed_by', 'User'),
      whole('last_time_changed'),
    ],
  },
  {
    name: 'PitStop',
    path: 'pit_stops',
    operations: ['list', 'show'],
    properties: [
      link('entity', 'Entity'),
      link('tags', 'Tag'),
      whole('number_of_requests'),
      whole('priority'),
      whole('pit_stop_entered_date'),
      whole('resolved_date'),
      text('status'),
      text('reason_code'),
      text('last_action_taken'),
      link('latest_note', 'Note'),
      whole('last_time_reviewed'),
      link('last_reviewed_by', 'User'),
    ],
  },
  {
    name: 'Ats',
    path: 'ats',
    operations: ['list'],
    properties: [text('name'), text('data_regex')],
  },
];
