import { versionTag } from '@console/api/core/hydra/etag';
import { conflict } from '@console/api/core/hydra/problem';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import { SCRAPE_CODE_TYPES, type scrapeUpdateBody } from '@console/api/scrape-code/schema';
import * as endpoints from '@console/api/scrape-edit/endpoints';
import type { RequestHandler } from 'msw';
import type * as v from 'valibot';
import {
  archivedReason,
  createAnswers,
  endpoint,
  idOf,
  merged,
  noRecord,
  requireRole,
  versioned,
  write,
} from '../endpoint.ts';
import { atsList, siteTypes } from '../lookups/fixtures.ts';
import { resource } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import { idIn, now, type Wire } from '../wire.ts';
import { buildScrape, type ScrapeRecord } from './fixtures.ts';
import type { ScrapeStore } from './scrapeStore.ts';
import { toScrapeDetail } from './views.ts';

export type FindEntity = (id: number) => Wire<Entity> | undefined;
type Body = v.InferOutput<typeof scrapeUpdateBody>;

export const scrapeEtag = ({ id, version }: ScrapeRecord) => versionTag('scrape', id, version ?? 0);

/** The site type and the ATS as a scrape has them. */
const infoOf = ({ site_type, ats }: Pick<Body, 'site_type' | 'ats'>) => ({
  site_type_label: siteTypes.find(({ value }) => value === site_type)?.label,
  ats: ats && (atsList.find(({ id, name }) => name === ats || id === idIn(ats))?.name ?? undefined),
});

/** The handlers of the writes to scrapes. */
export function scrapeWrites(
  store: ScrapeStore,
  role: Role,
  findEntity: FindEntity,
  countErrors: (id: number) => number,
): RequestHandler[] {
  const by = { role, answers: createAnswers() };
  const find = (id: number) => requireRow(store, id);
  const change = {
    ...by,
    find,
    ...versioned<ScrapeRecord>('scrape', scrapeEtag, scrapeBlockReason),
  };
  return [
    write(codeEndpoints.update, {
      ...change,
      save({ row, body }) {
        const codes = {
          spider: body.spider_code ?? body.spiderCode,
          parser: body.parser_code ?? body.parserCode,
        };
        const given = { modified: now(), user: userRefOf(role) };
        for (const type of SCRAPE_CODE_TYPES) {
          const code = codes[type];
          if (code)
            store.addVersion(row, type, {
              ...given,
              code,
              reason_code: body.code_change_reason_code ?? '',
            });
        }
        const coded = SCRAPE_CODE_TYPES.filter((type) => codes[type]).map((type) => ({
          [`${type}_code`]: codes[type],
          [`${type}_last_date_modified`]: given.modified,
          [`${type}_user`]: given.user,
        }));
        const sent = { ...body, ...infoOf(body), spider_code: undefined, parser_code: undefined };
        return toScrapeDetail(store.save(merged(row, Object.assign(sent, ...coded))));
      },
    }),
    write(codeEndpoints.toggleCombo, {
      ...change,
      save: ({ row, body }) =>
        toScrapeDetail(store.save(merged(row, { is_combo: body.is_combo ?? !row.is_combo }))),
    }),
    write(endpoints.create, {
      ...by,
      find: noRecord,
      etag: scrapeEtag,
      save({ body }) {
        const id = store.nextId();
        const of = requireRow({ find: findEntity }, idIn(body.entity) ?? 0);
        const bare = buildScrape({
          id,
          name: '',
          of,
          active: false,
          spider_code: '',
          parser_code: '',
          version: 0,
        });
        return toScrapeDetail(
          store.save(merged(bare, { ...body, ...infoOf(body), entity: undefined })),
        );
      },
    }),
    write(endpoints.archive, {
      ...by,
      find,
      ...versioned<ScrapeRecord>('scrape', scrapeEtag, ({ entity }) => archivedReason(entity)),
      save: ({ row, body: { archived, ...body } }) =>
        toScrapeDetail(
          store.save(
            merged(row, {
              archived,
              active: false,
              archived_date: archived ? now() : null,
              archived_reason_code: body.reasonCode ?? body.archived_reason_code ?? null,
            }),
          ),
        ),
    }),
    endpoint(endpoints.clearErrorLog, ({ params }) => {
      requireRole(endpoints.clearErrorLog, role);
      const row = find(idOf(params));
      const reason = scrapeBlockReason(row);
      if (reason) throw conflict(reason.code, reason.message);
      const count = store.errorsAreCleared(row.id) ? 0 : countErrors(row.id);
      store.clearErrors(row.id);
      const message = `Error log has been cleared (${count === 1 ? '1 entry' : `${count} entries`}).`;
      const path = `/api/scrapes/${row.id}/error_log`;
      return resource(Object.assign({ '@id': path, '@type': 'Message' }, { message }));
    }),
  ];
}
