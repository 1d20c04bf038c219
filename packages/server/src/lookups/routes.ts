import type { Endpoint } from '@console/api/core/endpoint';
import { document } from '@console/api/core/hydra/envelope';
import * as endpoints from '@console/api/lookups/endpoints';
import { codeTemplates as codeTemplatesEndpoint } from '@console/api/scrape-code/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, memberRoute, readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { atsList } from './atsList.ts';
import { codeTemplates } from './codeTemplates.ts';
import { reasonCodes, settingOptions, type ReasonKind, type SettingKind } from './options.ts';

const REASONS: readonly (readonly [endpoint: Endpoint, kind: ReasonKind])[] = [
  [endpoints.archiveEntityReasons, 'archive_entity'],
  [endpoints.archiveScrapeReasons, 'archive_scrape'],
  [endpoints.queueRequestReasons, 'company_queue_request'],
  [endpoints.watchListReasons, 'watch_list'],
  [endpoints.watchListRemovalReasons, 'watch_list_remove'],
  [endpoints.codeChangeReasons, 'code_change'],
  [endpoints.pitStopReasons, 'pit_stop'],
];

const RESOLUTIONS: readonly (readonly [endpoint: Endpoint, kind: ReasonKind])[] = [
  [endpoints.doneResolutions, 'resolution_done'],
  [endpoints.cantDoResolutions, 'resolution_cant_do'],
  [endpoints.cantDoResolutionsHyphened, 'resolution_cant_do'],
];

const SETTINGS: readonly (readonly [endpoint: Endpoint, kind: SettingKind])[] = [
  [endpoints.siteTypes, 'site_type'],
  [endpoints.cookieMethods, 'cookie_method'],
  [endpoints.specificHosts, 'specific_host'],
  [endpoints.updateMethods, 'update_method'],
  [endpoints.proxyMethods, 'proxy_method'],
];

export function lookupRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const options = (
    endpoint: Endpoint,
    type: string,
    key: string,
    read: () => Promise<readonly unknown[]>,
  ) =>
    readRoute(endpoint, async () =>
      document(config.apiBasePath, type, {
        '@id': config.apiBasePath + endpoint.path,
        '@type': type,
        [key]: await read(),
      }),
    );

  return [
    listRoute(deps, endpoints.ats, atsList),
    memberRoute(deps, endpoints.readAts, atsList),
    readRoute(codeTemplatesEndpoint, (c) => codeTemplates(db, queryOf(c), config)),
    ...SETTINGS.map(([endpoint, kind]) =>
      options(endpoint, 'SettingOptions', 'setting_options', async () => {
        const found = await settingOptions(db, kind);
        // The value of a site type is a number. All other values are words.
        return kind === 'site_type'
          ? found.map(({ label, value }) => ({ label, value: Number(value) }))
          : found;
      }),
    ),
    ...REASONS.map(([endpoint, kind]) =>
      options(endpoint, 'ReasonCodes', 'reason_codes', () => reasonCodes(db, kind)),
    ),
    ...RESOLUTIONS.map(([endpoint, kind]) =>
      options(endpoint, 'ResolutionCodes', 'resolution_codes', () => reasonCodes(db, kind)),
    ),
  ];
}
