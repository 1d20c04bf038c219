import { conflict } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import * as endpoints from '@console/api/scrape-edit/endpoints';
import { addScrapeBlockReason, fitsAts } from '@console/api/scrape-edit/rules';
import type { RequestHandler } from 'msw';
import { createAnswers, endpoint, idOf, noRecord, requireRole, write } from '../endpoint.ts';
import { idIn } from '../entities/values.ts';
import { atsList, reasonCodes } from '../lookups/fixtures.ts';
import { resource } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { buildScrape } from './fixtures.ts';
import { infoOf } from './info.ts';
import type { ScrapeStore } from './scrapeStore.ts';
import { toScrapeDetail } from './views.ts';
import { requireScrapeVersion, scrapeEtag } from './writes.ts';

export type FindEntity = (id: number) => Wire<Entity> | undefined;
/** The handlers of the writes of the scrape page. */
export function scrapeEdits(
  store: ScrapeStore,
  role: Role,
  findEntity: FindEntity,
  countErrors: (id: number) => number,
): RequestHandler[] {
  const answers = createAnswers();
  const etag = (body: Wire<object>) =>
    scrapeEtag(requireRow(store, Number(body['@id'].split('/').pop())));
  const now = () => Math.floor(Date.now() / 1000);
  return [
    write(endpoints.create, {
      role,
      answers,
      etag,
      find: noRecord,
      effect({ body }) {
        const violations = new Violations();
        const given = idIn(body.entity);
        const of = given === null ? undefined : findEntity(given);
        const info = infoOf({ ...body, name: body.name ?? '' }, violations);
        if (body.site_type === undefined || body.site_type === null)
          violations.add('site_type', 'required');
        const pattern = atsList.find(({ name }) => name === info.ats)?.data_regex ?? null;
        const data = body.ats_data?.trim() ?? '';
        if (info.ats && data !== '' && !fitsAts(data, pattern))
          violations.add('ats_data', 'invalid_text');
        if (!of) violations.add('entity', given === null ? 'required' : 'not_found');
        violations.throwIfAny();
        if (!of) throw new Error('A missing entity is a violation.');
        const scrapes = store.open().filter(({ entity_id }) => entity_id === of.id);
        const blockReason = addScrapeBlockReason({ archived: of.archived, scrapes });
        if (blockReason) throw conflict(blockReason.code, blockReason.message);
        const made = buildScrape({
          id: store.nextId(),
          name: '',
          of,
          ...info,
          ats: info.ats ?? null,
          ats_data: info.ats && data !== '' ? data : null,
          career_portal: info.career_portal ?? null,
          active: false,
          self_identification: false,
          num_jobs: 0,
          spider_code: '',
          parser_code: '',
          date_added: now(),
          last_updated: now(),
          updated_at: now(),
          spider_last_ran: null,
        });
        return toScrapeDetail(store.save(made));
      },
    }),
    write(endpoints.archive, {
      role,
      answers,
      etag,
      find: (id) => requireRow(store, id),
      version: requireScrapeVersion,
      effect({ row, body }) {
        if (row.entity.archived) throw conflict('entity_archived', 'The entity is archived.');
        const violations = new Violations();
        const note = body.archive_note;
        const reason = body.reasonCode ?? body.archived_reason_code ?? '';
        const archived = body.archived === true;
        if (body.archived === undefined || body.archived === null)
          violations.add('archived', 'required');
        if (archived && reason === '') violations.add('reasonCode', 'required');
        else if (
          archived
            ? !reasonCodes.archive_scrape.some(({ value }) => value === reason)
            : reason !== ''
        )
          violations.add('reasonCode', 'invalid_choice');
        violations.requiredText('noteTitle', body.noteTitle ?? note?.title, 255);
        if (isEmptyRichText(body.note ?? note?.content ?? '')) violations.add('note', 'required');
        violations.throwIfAny();
        if (archived && row.archived) throw conflict('already_archived', 'It is already archived.');
        if (!archived && !row.archived) throw conflict('not_archived', 'It is not archived.');
        return toScrapeDetail(
          store.save({
            ...row,
            version: (row.version ?? 0) + 1,
            updated_at: now(),
            active: false,
            archived,
            archived_date: archived ? now() : null,
            archived_reason_code: archived ? reason : null,
          }),
        );
      },
    }),
    endpoint(endpoints.clearErrorLog, ({ params }) => {
      requireRole(endpoints.clearErrorLog, role);
      const row = requireRow(store, idOf(params));
      const reason = scrapeBlockReason(row);
      if (reason) throw conflict(reason.code, reason.message);
      const count = store.errorsAreCleared(row.id) ? 0 : countErrors(row.id);
      store.clearErrors(row.id);
      const path = `/api/scrapes/${row.id}/error_log`;
      const entries = count === 1 ? '1 entry' : `${count} entries`;
      const message = `Error log has been cleared (${entries}).`;
      return resource(Object.assign({ '@id': path, '@type': 'Message' }, { message }));
    }),
  ];
}
