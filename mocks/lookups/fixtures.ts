import type { Ats, Option, SiteType } from '@console/api/lookups/schema';
import { CODE_TYPES, type CodeTemplate, type CodeType } from '@console/api/scrape-code/schema';
import type { Wire } from '../wire.ts';

const label = (value: string): string =>
  value.replace(/[-_]/g, ' ').replace(/(^| )\w/g, (letter) => letter.toUpperCase());
const options = (...values: string[]): readonly Option[] =>
  values.map((value) => ({ value, label: label(value) }));

export const atsList: readonly Wire<Ats>[] = [
  'Greenhouse',
  'iCIMS',
  'Lever',
  'Taleo',
  'Workday',
].map((name, index) => ({
  '@id': `/api/ats/${index + 1}`,
  '@type': 'Ats',
  id: index + 1,
  name,
  data_regex: name === 'Workday' ? '^[a-z0-9_-]+$' : null,
}));

export const siteTypes: readonly SiteType[] = [
  'Corporate',
  'Staffing',
  'Job Board',
  'Government',
  'Education',
  'Non-profit',
].map((name, index) => ({ label: name, value: index + 1 }));

export const settings = {
  cookie_methods: options('none', 'session', 'per_request'),
  specific_hosts: options('any', 'host-1', 'host-2'),
  update_methods: options('full', 'incremental'),
  proxy_methods: options('none', 'datacenter', 'residential'),
};

export const reasonCodes = {
  archive_entity: [
    ...options('employer-no-longer-exists'),
    { value: 'ma-activity', label: 'M&A Activity' },
    ...options('new-career-portal', 'career-portal-not-available', 'duplicate'),
  ],
  archive_scrape: options(
    'new-career-portal',
    'career-portal-not-available',
    'replaced',
    'duplicate',
  ),
  queue_request: options(
    'new_scrape',
    'fix_scrape',
    'job_count_wrong',
    'missing_location',
    'other',
  ),
  watch_list: options('no_jobs_on_site', 'site_down', 'hiring_freeze'),
  watch_list_removal: options('jobs_returned', 'scrape_fixed', 'no_longer_needed'),
  code_change: options('new_scrape', 'layout_changed', 'ats_changed', 'bug_fix', 'optimisation'),
  pit_stop: options('escalated_request', 'repeated_request', 'customer_request'),
};

export const resolutionCodes = {
  done: options('scrape_added', 'scrape_fixed', 'already_active', 'no_change_needed'),
  cant_do: options('blocked_by_site', 'login_required', 'no_career_page', 'duplicate_request'),
};

const template = (id: number, code_type: CodeType, name: string) => ({
  '@id': `/api/code_templates/${id}`,
  '@type': 'CodeTemplate',
  id,
  name,
  code_type,
  code: `<?php\n// ${name}\n$pages = [];\n`,
});
/** Names with "default" come first, as the server has them. */
export const codeTemplates: readonly Wire<CodeTemplate>[] = CODE_TYPES.flatMap((type, index) => [
  template(index * 3 + 1, type, `Default ${type}`),
  template(index * 3 + 2, type, `Greenhouse ${type}`),
  template(index * 3 + 3, type, `Workday ${type}`),
]);
