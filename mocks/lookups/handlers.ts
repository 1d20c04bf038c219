import type { Endpoint } from '@console/api/core/endpoint';
import * as endpoints from '@console/api/lookups/endpoints';
import { codeTemplates as codeTemplatesEndpoint } from '@console/api/scrape-code/endpoints';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { list, one, whole } from '../reads.ts';
import { resource } from '../respond.ts';
import { createRowStore } from '../rowStore.ts';
import {
  atsList,
  codeTemplates,
  reasonCodes,
  resolutionCodes,
  settings,
  siteTypes,
} from './fixtures.ts';

type Options = readonly { label: string; value: string | number }[];

const options = (call: Endpoint, type: string, key: string, rows: Options) =>
  endpoint(call, () =>
    resource(Object.assign({ '@id': `/api${call.path}`, '@type': type }, { [key]: rows })),
  );
const setting = (call: Endpoint, rows: Options) =>
  options(call, 'SettingOptions', 'setting_options', rows);
const reasons = (call: Endpoint, rows: Options) =>
  options(call, 'ReasonCodes', 'reason_codes', rows);
const resolutions = (call: Endpoint, rows: Options) =>
  options(call, 'ResolutionCodes', 'resolution_codes', rows);

export const lookupHandlers = (): RequestHandler[] => [
  list(endpoints.ats, () => atsList),
  setting(endpoints.siteTypes, siteTypes),
  setting(endpoints.cookieMethods, settings.cookie_methods),
  setting(endpoints.specificHosts, settings.specific_hosts),
  setting(endpoints.updateMethods, settings.update_methods),
  setting(endpoints.proxyMethods, settings.proxy_methods),
  reasons(endpoints.archiveEntityReasons, reasonCodes.archive_entity),
  reasons(endpoints.archiveScrapeReasons, reasonCodes.archive_scrape),
  reasons(endpoints.queueRequestReasons, reasonCodes.queue_request),
  reasons(endpoints.watchListReasons, reasonCodes.watch_list),
  reasons(endpoints.watchListRemovalReasons, reasonCodes.watch_list_removal),
  reasons(endpoints.codeChangeReasons, reasonCodes.code_change),
  reasons(endpoints.pitStopReasons, reasonCodes.pit_stop),
  resolutions(endpoints.doneResolutions, resolutionCodes.done),
  resolutions(endpoints.cantDoResolutions, resolutionCodes.cant_do),
  whole(codeTemplatesEndpoint, 'CodeTemplate', (_id, params) =>
    codeTemplates.filter(({ code_type }) => code_type === (params.one('code_type') ?? code_type)),
  ),
  one(endpoints.readAts, createRowStore(atsList)),
];
