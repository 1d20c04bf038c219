import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

const REASONS = {
  archive_entity: endpoints.archiveEntityReasons,
  archive_scrape: endpoints.archiveScrapeReasons,
  queue_request: endpoints.queueRequestReasons,
  watch_list: endpoints.watchListReasons,
  watch_list_removal: endpoints.watchListRemovalReasons,
  code_change: endpoints.codeChangeReasons,
  pit_stop: endpoints.pitStopReasons,
} as const;
export type ReasonCodeKind = keyof typeof REASONS;

const SETTINGS = {
  cookie_method: endpoints.cookieMethods,
  specific_host: endpoints.specificHosts,
  update_method: endpoints.updateMethods,
  proxy_method: endpoints.proxyMethods,
} as const;
export type SettingKind = keyof typeof SETTINGS;

const RESOLUTIONS = {
  done: endpoints.doneResolutions,
  cant_do: endpoints.cantDoResolutions,
} as const;

/**
 * Lookups change rarely, so they are read once per session. Besides, the HTTP cache keeps each
 * answer for five minutes.
 */
const once = { revalidateIfStale: false, revalidateOnReconnect: false };

export const useAts = () =>
  useRead(['lookups', 'ats'], async () => (await call(endpoints.ats)).data.items, once);

export const useSiteTypes = () =>
  useRead(
    ['lookups', 'site_types'],
    async () => (await call(endpoints.siteTypes)).data.setting_options,
    once,
  );

export const useSettings = (kind: SettingKind) =>
  useRead(['lookups', kind], async () => (await call(SETTINGS[kind])).data.setting_options, once);

/** Reads the reason codes of one kind. Nothing is sent while it is undefined. */
export const useReasonCodes = (kind: ReasonCodeKind | undefined) =>
  useRead(
    kind === undefined ? null : ['lookups', 'reasons', kind],
    async () => (kind === undefined ? [] : (await call(REASONS[kind])).data.reason_codes),
    once,
  );

export const useResolutionCodes = (status: 'done' | 'cant_do') =>
  useRead(
    ['lookups', 'resolutions', status],
    async () => (await call(RESOLUTIONS[status])).data.resolution_codes,
    once,
  );
