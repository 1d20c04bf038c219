import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { queryOf, respondCacheable } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { atsList } from './atsList.ts';
import { codeTemplates } from './codeTemplates.ts';
import { reasonCodes, settingOptions, type ReasonKind, type SettingKind } from './options.ts';

const reasonPaths: readonly (readonly [path: string, kind: ReasonKind])[] = [
  ['/reason_code/archive_entity', 'archive_entity'],
  ['/reason_code/archive_scrape', 'archive_scrape'],
  ['/company_queue_requests/reason_codes', 'company_queue_request'],
  ['/watch_lists/reason_codes', 'watch_list'],
  ['/watch_lists/remove_reason_codes', 'watch_list_remove'],
  ['/scrapes/code_change_reason_codes', 'code_change'],
  ['/pit_stops/reason_codes', 'pit_stop'],
];

/** `cant-do` is an alias (decision D3 of the contract). */
const resolutionPaths: readonly (readonly [path: string, kind: ReasonKind])[] = [
  ['/company_queue_histories/resolution_codes/done', 'resolution_done'],
  ['/company_queue_histories/resolution_codes/cant_do', 'resolution_cant_do'],
  ['/company_queue_histories/resolution_codes/cant-do', 'resolution_cant_do'],
];

const settingPaths: readonly (readonly [path: string, kind: SettingKind])[] = [
  ['/site_types', 'site_type'],
  ['/cookie_methods', 'cookie_method'],
  ['/specific_hosts', 'specific_host'],
  ['/update_methods', 'update_method'],
  ['/proxy_methods', 'proxy_method'],
];

/** The look-ups of section 6.8. */
export function lookupRoutes({ config, database: { db } }: Deps): ApiRoute[] {
  const lookup = (path: string, read: (c: Context<AppEnv>) => Promise<HydraObject>): ApiRoute => ({
    method: 'GET',
    path,
    handle: async (c) => respondCacheable(c, await read(c)),
  });
  const options = (path: string, type: string, key: string, values: readonly unknown[]) =>
    document(config.apiBasePath, type, {
      '@id': `${config.apiBasePath}${path}`,
      '@type': type,
      [key]: values,
    });

  return [
    lookup('/ats', (c) => readList(db, atsList, queryOf(c), config)),
    lookup('/code_templates', (c) => codeTemplates(db, queryOf(c), config)),
    ...settingPaths.map(([path, kind]) =>
      lookup(path, async () => {
        const found = await settingOptions(db, kind);
        // A site type is a number wherever it is used, the other settings are words.
        const values =
          kind === 'site_type'
            ? found.map(({ label, value }) => ({ label, value: Number(value) }))
            : found;
        return options(path, 'SettingOptions', 'setting_options', values);
      }),
    ),
    ...reasonPaths.map(([path, kind]) =>
      lookup(path, async () =>
        options(path, 'ReasonCodes', 'reason_codes', await reasonCodes(db, kind)),
      ),
    ),
    ...resolutionPaths.map(([path, kind]) =>
      lookup(path, async () =>
        options(path, 'ResolutionCodes', 'resolution_codes', await reasonCodes(db, kind)),
      ),
    ),
  ];
}
