/** Reason and resolution codes of the contract, section 6.8: `[value, label]` in the order shown. */
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

/** Just the values of one kind, to draw from. */
export const reasonValues = (kind: keyof typeof reasonCodes): readonly string[] =>
  reasonCodes[kind].map(([value]) => value);
