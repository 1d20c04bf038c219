/**
 * The reason and resolution codes as `[value, label]`, in display order. See
 * docs/contract.md#lookups.
 */
export const reasonCodes = {
  archive_entity: [
    ['employer-no-longer-exists', 'Employer No Longer Exists'],
    ['ma-activity', 'M&A Activity'],
    ['new-career-portal', 'New Career Portal'],
    ['career-portal-not-available', 'Career Portal Not Available'],
    ['duplicate', 'Duplicate'],
  ],
  archive_scrape: [
    ['new-career-portal', 'New Career Portal'],
    ['career-portal-not-available', 'Career Portal Not Available'],
    ['replaced', 'Replaced'],
    ['duplicate', 'Duplicate'],
  ],
  company_queue_request: [
    ['new_scrape', 'New Scrape'],
    ['fix_scrape', 'Fix Scrape'],
    ['job_count_wrong', 'Job Count Wrong'],
    ['missing_location', 'Missing Location'],
    ['other', 'Other'],
  ],
  watch_list: [
    ['no_jobs_on_site', 'No Jobs On Site'],
    ['site_down', 'Site Down'],
    ['hiring_freeze', 'Hiring Freeze'],
  ],
  watch_list_remove: [
    ['jobs_returned', 'Jobs Returned'],
    ['scrape_fixed', 'Scrape Fixed'],
    ['no_longer_needed', 'No Longer Needed'],
  ],
  code_change: [
    ['new_scrape', 'New Scrape'],
    ['layout_changed', 'Layout Changed'],
    ['ats_changed', 'ATS Changed'],
    ['bug_fix', 'Bug Fix'],
    ['optimisation', 'Optimisation'],
  ],
  pit_stop: [
    ['escalated_request', 'Escalated Request'],
    ['repeated_request', 'Repeated Request'],
    ['customer_request', 'Customer Request'],
  ],
  resolution_done: [
    ['scrape_added', 'scrape added'],
    ['scrape_fixed', 'scrape fixed'],
    ['already_active', 'already active'],
    ['no_change_needed', 'no change needed'],
  ],
  resolution_cant_do: [
    ['blocked_by_site', 'blocked by site'],
    ['login_required', 'login required'],
    ['no_career_page', 'no career page'],
    ['duplicate_request', 'duplicate request'],
  ],
} as const;

/** The values of one kind of reason. */
export const reasonValues = (kind: keyof typeof reasonCodes): readonly string[] =>
  reasonCodes[kind].map(([value]) => value);

/** The choices of settings as `[value, label]`, in display order. See docs/contract.md#lookups. */
export const settingOptions = {
  site_type: [
    ['1', 'Corporate'],
    ['2', 'Staffing'],
    ['3', 'Job Board'],
    ['4', 'Government'],
    ['5', 'Education'],
    ['6', 'Non-profit'],
  ],
  cookie_method: [
    ['none', 'None'],
    ['session', 'Session'],
    ['per_request', 'Per Request'],
  ],
  specific_host: [
    ['any', 'Any'],
    ['host-1', 'Host 1'],
    ['host-2', 'Host 2'],
  ],
  update_method: [
    ['full', 'Full'],
    ['incremental', 'Incremental'],
  ],
  proxy_method: [
    ['none', 'None'],
    ['datacenter', 'Datacenter'],
    ['residential', 'Residential'],
  ],
} as const;

/** The numbers under which the site types are stored. */
export const siteType = {
  corporate: 1,
  staffing: 2,
  jobBoard: 3,
  government: 4,
  education: 5,
  nonProfit: 6,
} as const;
