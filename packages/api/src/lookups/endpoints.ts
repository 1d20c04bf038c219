import { get, getList } from '../core/endpoint.ts';
import { atsList } from './list.ts';
import {
  atsSchema,
  reasonCodesSchema,
  resolutionCodesSchema,
  settingOptionsSchema,
  siteTypesSchema,
} from './schema.ts';

const cached = { cached: true } as const;

export const ats = getList(atsList, atsSchema, cached);
export const readAts = get('/ats/{id}', atsSchema, cached);

export const siteTypes = get('/site_types', siteTypesSchema, cached);
export const cookieMethods = get('/cookie_methods', settingOptionsSchema, cached);
export const specificHosts = get('/specific_hosts', settingOptionsSchema, cached);
export const updateMethods = get('/update_methods', settingOptionsSchema, cached);
export const proxyMethods = get('/proxy_methods', settingOptionsSchema, cached);

const reasons = <const P extends `/${string}`>(path: P) => get(path, reasonCodesSchema, cached);
export const archiveEntityReasons = reasons('/reason_code/archive_entity');
export const archiveScrapeReasons = reasons('/reason_code/archive_scrape');
export const queueRequestReasons = reasons('/company_queue_requests/reason_codes');
export const watchListReasons = reasons('/watch_lists/reason_codes');
export const watchListRemovalReasons = reasons('/watch_lists/remove_reason_codes');
export const codeChangeReasons = reasons('/scrapes/code_change_reason_codes');
export const pitStopReasons = reasons('/pit_stops/reason_codes');

const resolutions = <const P extends `/${string}`>(path: P) =>
  get(path, resolutionCodesSchema, cached);
export const doneResolutions = resolutions('/company_queue_histories/resolution_codes/done');
export const cantDoResolutions = resolutions('/company_queue_histories/resolution_codes/cant_do');
/** The same list at its other address. The status has a hyphen in all other places. */
export const cantDoResolutionsHyphened = resolutions(
  '/company_queue_histories/resolution_codes/cant-do',
);
