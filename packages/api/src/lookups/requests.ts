import { collectionOf } from '../core/hydra/collection.ts';
import { request } from '../core/request.ts';
import {
  atsSchema,
  reasonCodesSchema,
  resolutionCodesSchema,
  settingOptionsSchema,
  siteTypesSchema,
} from './schema.ts';

const reasonCodePaths = {
  archive_entity: '/reason_code/archive_entity',
  archive_scrape: '/reason_code/archive_scrape',
  queue_request: '/company_queue_requests/reason_codes',
  watch_list: '/watch_lists/reason_codes',
  watch_list_removal: '/watch_lists/remove_reason_codes',
  code_change: '/scrapes/code_change_reason_codes',
  pit_stop: '/pit_stops/reason_codes',
} as const;
export type ReasonCodeKind = keyof typeof reasonCodePaths;

const settingPaths = {
  cookie_method: '/cookie_methods',
  specific_host: '/specific_hosts',
  update_method: '/update_methods',
  proxy_method: '/proxy_methods',
} as const;
export type SettingKind = keyof typeof settingPaths;

const atsListSchema = collectionOf(atsSchema);

export const listAts = async () => (await request(atsListSchema, '/ats')).data.items;
export const listSiteTypes = async () =>
  (await request(siteTypesSchema, '/site_types')).data.setting_options;
export const listSettings = async (kind: SettingKind) =>
  (await request(settingOptionsSchema, settingPaths[kind])).data.setting_options;
export const listReasonCodes = async (kind: ReasonCodeKind) =>
  (await request(reasonCodesSchema, reasonCodePaths[kind])).data.reason_codes;
export const listResolutionCodes = async (status: 'done' | 'cant_do') =>
  (await request(resolutionCodesSchema, `/company_queue_histories/resolution_codes/${status}`)).data
    .resolution_codes;
