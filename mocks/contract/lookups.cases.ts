import { collectionOf } from '@console/api/core/hydra/collection';
import type { WireSchema } from '@console/api/core/wire';
import {
  atsSchema,
  reasonCodesSchema,
  resolutionCodesSchema,
  settingOptionsSchema,
  siteTypesSchema,
} from '@console/api/lookups/schema';
import type { ContractCase } from './contractCase.ts';

const lookup = (path: string, shape: WireSchema<unknown>, key: string): ContractCase => ({
  name: `GET ${path}`,
  request: { method: 'GET', path },
  status: 200,
  shape,
  keys: ['@id', '@type', key],
  headers: { 'content-type': /^application\/ld\+json/ },
});

export const atsAndSiteTypeCases: readonly ContractCase[] = [
  {
    name: 'GET /ats',
    request: { method: 'GET', path: '/ats' },
    status: 200,
    shape: collectionOf(atsSchema),
    keys: ['@id', 'id', 'name', 'data_regex'],
  },
  { ...lookup('/site_types', siteTypesSchema, 'setting_options'), text: /"value":1\b/ },
];

export const settingCases: readonly ContractCase[] = [
  '/cookie_methods',
  '/specific_hosts',
  '/update_methods',
  '/proxy_methods',
].map((path) => lookup(path, settingOptionsSchema, 'setting_options'));

export const changeReasonCases: readonly ContractCase[] = [
  '/reason_code/archive_entity',
  '/reason_code/archive_scrape',
  '/scrapes/code_change_reason_codes',
].map((path) => lookup(path, reasonCodesSchema, 'reason_codes'));

export const reviewReasonCases: readonly ContractCase[] = [
  ...[
    '/company_queue_requests/reason_codes',
    '/watch_lists/reason_codes',
    '/watch_lists/remove_reason_codes',
    '/pit_stops/reason_codes',
  ].map((path) => lookup(path, reasonCodesSchema, 'reason_codes')),
  ...['done', 'cant_do'].map((status) =>
    lookup(
      `/company_queue_histories/resolution_codes/${status}`,
      resolutionCodesSchema,
      'resolution_codes',
    ),
  ),
];
