import { versionTag } from '@console/api/core/hydra/etag';
import { conflict, staleVersion } from '@console/api/core/hydra/problem';
import { isEmptyRichText } from '@console/api/core/hydra/richText';
import { Violations } from '@console/api/core/hydra/violations';
import { urlKey } from '@console/api/core/urls';
import * as endpoints from '@console/api/entities/endpoints';
import { entityCsvColumns, entityList } from '@console/api/entities/list';
import { isReasonTag, tagSetProblem } from '@console/api/entities/rules';
import type { Entity } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import {
  archivedEntity,
  createAnswers,
  endpoint,
  idOf,
  noRecord,
  write,
  type Answers,
} from '../endpoint.ts';
import { listResponse, paramsOf, rowsFor } from '../list.ts';
import { csv, resource } from '../respond.ts';
import { isUnchanged, requireRow } from '../rowStore.ts';
import { scrapes } from '../scrapes/fixtures.ts';
import { toScrapeRef } from '../scrapes/scrapeRef.ts';
import { tags } from '../tags/fixtures.ts';
import type { Wire } from '../wire.ts';
import { createEntityStore, type EntityStore } from './entityStore.ts';
import { buildEntity, tagsOf } from './fixtures.ts';
import { checkValues, idIn, sameAddress, tagIdsAfter, valuesAfter } from './values.ts';

type EntityHandlersOptions = {
  /** The store of a story that reads the rows after a write. */
  store?: EntityStore;
  /** The role of the caller. */
  role?: Role;
};

const now = (): number => Math.floor(Date.now() / 1000);
const etagOf = (entity: Pick<Entity, 'id' | 'version'>) =>
  versionTag('entity', entity.id, entity.version ?? 0);

const DETAIL_ONLY = new Set([
  'aliases',
  'scrapes',
  'company_queue',
  'job_count_delta',
  'jobs_by_country',
  'company_queue_requests',
]);

/** A list row: the entity without the fields that only the detail has. */
export const toRow = (entity: Wire<Entity>) => ({
  ...Object.fromEntries(Object.entries(entity).filter(([name]) => !DETAIL_ONLY.has(name))),
  id: entity.id,
});

const toCsv = (row: Wire<Entity>) => [
  row.id,
  row.company_name,
  row.url,
  row.career_page,
  row.num_jobs,
  row.tags.map(({ tag }) => tag.title).join('; '),
  row.tier_level,
  row.date_added === null
    ? null
    : new Date(row.date_added * 1000).toISOString().replace('.000', ''),
  row.archived ? 'Archived' : 'Active',
];

/** Adds the scrapes of the fixtures to an entity that names none of its own. */
const withScrapes = (entity: Wire<Entity>): Wire<Entity> =>
  entity.scrapes.length > 0
    ? entity
    : {
        ...entity,
        scrapes: scrapes.filter(({ entity_id }) => entity_id === entity.id).map(toScrapeRef),
      };

/**
 * The common part of every write to one entity: a stale version is refused, and the version goes up
 * with a change.
 */
const entityWrites = (store: EntityStore, role: Role, answers: Answers) => {
  const save = (before: Wire<Entity>, after: Wire<Entity>) =>
    isUnchanged(before, after)
      ? before
      : store.save({ ...after, version: (after.version ?? 0) + 1, updated_at: now() });
  const common = (isAllowedOnArchived: boolean) => ({
    role,
    answers,
    find: (id: number) => requireRow(store, id),
    version(entity: Wire<Entity>, ifMatch: string | null) {
      const etag = etagOf(entity);
      if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etag)
        throw staleVersion(
          'entity',
          { by: 'Grace Hopper', at: new Date('2026-11-20T09:30:00Z') },
          entity.version ?? 0,
          etag,
        );
      if (entity.archived && !isAllowedOnArchived) throw archivedEntity();
    },
    etag: (body: { '@id': string }) => etagOf(requireRow(store, idIn(body['@id']) ?? 0)),
  });
  return { save, common };
};

const addressSearch = (
  store: EntityStore,
  call: typeof endpoints.searchByUrl | typeof endpoints.searchByCareerPage,
  field: 'url' | 'career_page',
): RequestHandler =>
  write(call, {
    role: 'ROLE_USER',
    answers: createAnswers(),
    find: noRecord,
    effect({ body }) {
      const address = body[field] ?? body.url ?? '';
      const violations = new Violations();
      if (address.trim() === '') violations.add(field, 'required');
      else if (urlKey(address) === undefined) violations.add(field, 'invalid_url');
      violations.throwIfAny();
      const entities = sameAddress(store, field, address, body.exclude_id ?? 0)
        .slice(0, 25)
        .map(toRow);
      const found = { '@id': `/api${call.path}`, '@type': 'UrlMatch', entities };
      return Object.assign(found, { company_queues: [] });
    },
  });

/** The handlers of every call about entities, with their own rows. */
export function entityHandlers({
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: EntityHandlersOptions = {}): RequestHandler[] {
  const answers = createAnswers();
  const { save, common } = entityWrites(store, role, answers);
  return [
    endpoint(endpoints.list, ({ request }) =>
      listResponse(entityList, store.all().map(toRow), request),
    ),
    endpoint(endpoints.exportCsv, ({ request }) =>
      csv('entities', [
        entityCsvColumns,
        ...rowsFor(entityList, store.all(), paramsOf(request)).map(toCsv),
      ]),
    ),
    addressSearch(store, endpoints.searchByUrl, 'url'),
    addressSearch(store, endpoints.searchByCareerPage, 'career_page'),
    endpoint(endpoints.read, ({ params }) => {
      const entity = requireRow(store, idOf(params));
      return resource(withScrapes(entity), { etag: etagOf(entity) });
    }),
    write(endpoints.create, {
      role,
      answers,
      find: noRecord,
      etag: common(true).etag,
      effect({ body }) {
        const values = valuesAfter(body);
        checkValues(store, values);
        const id = store.nextId();
        const made = buildEntity({
          ...values,
          id,
          state: 'new_entity',
          num_jobs: 0,
          jobs_without_location: 0,
          date_added: now(),
          create_date: now(),
        });
        const tagIds = tagIdsAfter((body.tags ?? []).map(idIn), values.tag);
        return store.save({ ...made, tags: tagsOf(id, tagIds) });
      },
    }),
    write(endpoints.update, {
      ...common(false),
      effect({ row, body }) {
        const values = valuesAfter(body, row);
        checkValues(store, values, row);
        const kept = row.tags.map(({ tag }) => tag.id);
        return save(row, {
          ...row,
          ...values,
          tags: tagsOf(row.id, tagIdsAfter(kept, values.tag)),
        });
      },
    }),
    write(endpoints.archive, {
      ...common(true),
      effect({ row, body: { archived, archived_reason_code: reason, archive_note: note } }) {
        const violations = new Violations();
        if (archived && !reason) violations.add('archived_reason_code', 'required');
        if (!note?.title?.trim()) violations.add('archive_note.title', 'required');
        if (isEmptyRichText(note?.content ?? ''))
          violations.add('archive_note.content', 'required');
        violations.throwIfAny();
        if (archived && row.archived) throw conflict('already_archived', 'It is already archived.');
        if (!archived && !row.archived) throw conflict('not_archived', 'It is not archived.');
        return save(row, {
          ...row,
          archived: archived === true,
          archived_reason_code: archived ? (reason ?? null) : null,
          archived_date: archived ? now() : null,
          state: archived ? 'archived' : 'healthy',
        });
      },
    }),
    write(endpoints.replaceTags, {
      ...common(false),
      effect({ row, body }) {
        const violations = new Violations();
        if (!body.entity_tags) violations.add('entity_tags', 'required');
        const ids = (body.entity_tags ?? []).map(({ tag }) => idIn(tag));
        ids.forEach((id, index) => {
          if (!tags.some((tag) => tag.id === id))
            violations.add(`entity_tags[${index}].tag`, 'not_found');
        });
        violations.throwIfAny();
        const reasons = tags.filter((tag) => ids.includes(tag.id) && isReasonTag(tag));
        const found = tagSetProblem(row, reasons);
        if (found) violations.addCoded('entity_tags', found.code, found.message);
        violations.throwIfAny();
        const chosen = ids.filter((id) => id !== null);
        return save(row, { ...row, tag: reasons[0]?.id ?? null, tags: tagsOf(row.id, chosen) });
      },
    }),
    write(endpoints.replaceAliases, {
      ...common(false),
      effect({ row, body }) {
        const violations = new Violations();
        const aliases = (body.aliases ?? []).map(({ alias, type, purpose }, index) => {
          if (!alias?.trim()) violations.add(`aliases[${index}].alias`, 'required');
          return {
            '@id': `/api/aliases/${index + 1}`,
            '@type': 'Alias',
            id: index + 1,
            alias: alias ?? '',
            type: type ?? '',
            purpose: purpose ?? '',
          };
        });
        violations.throwIfAny();
        return save(row, { ...row, aliases });
      },
    }),
  ];
}
