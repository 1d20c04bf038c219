import type { RequestHandler } from 'msw';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { collection, resource } from '../respond.ts';
import { atsList, reasonCodes, resolutionCodes, settings, siteTypes } from './fixtures.ts';

type Choices = readonly { label: string; value: string | number }[];

const choices = (
  name: Endpoint,
  type: 'SettingOptions' | 'ReasonCodes' | 'ResolutionCodes',
  key: string,
  rows: Choices,
) =>
  endpoint(name, ({ request }) =>
    resource(
      Object.assign({ '@id': new URL(request.url).pathname, '@type': type }, { [key]: rows }),
    ),
  );
const setting = (name: Endpoint, rows: Choices) =>
  choices(name, 'SettingOptions', 'setting_options', rows);
const reasons = (name: Endpoint, rows: Choices) =>
  choices(name, 'ReasonCodes', 'reason_codes', rows);
const resolutions = (name: Endpoint, rows: Choices) =>
  choices(name, 'ResolutionCodes', 'resolution_codes', rows);

export const lookupHandlers = (): RequestHandler[] => [
  endpoint('GET /ats', () => collection('Ats', atsList, { id: '/api/ats' })),
  setting('GET /site_types', siteTypes),
  setting('GET /cookie_methods', settings.cookie_methods),
  setting('GET /specific_hosts', settings.specific_hosts),
  setting('GET /update_methods', settings.update_methods),
  setting('GET /proxy_methods', settings.proxy_methods),
  reasons('GET /reason_code/archive_entity', reasonCodes.archive_entity),
  reasons('GET /reason_code/archive_scrape', reasonCodes.archive_scrape),
  reasons('GET /company_queue_requests/reason_codes', reasonCodes.queue_request),
  reasons('GET /watch_lists/reason_codes', reasonCodes.watch_list),
  reasons('GET /watch_lists/remove_reason_codes', reasonCodes.watch_list_removal),
  reasons('GET /scrapes/code_change_reason_codes', reasonCodes.code_change),
  reasons('GET /pit_stops/reason_codes', reasonCodes.pit_stop),
  resolutions('GET /company_queue_histories/resolution_codes/done', resolutionCodes.done),
  resolutions('GET /company_queue_histories/resolution_codes/cant_do', resolutionCodes.cant_do),
];
