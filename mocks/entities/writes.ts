import { urlKey } from '@console/api/core/urls';
import * as endpoints from '@console/api/entities/endpoints';
import { isReasonTag } from '@console/api/entities/rules';
import type { Entity, entityCreateBody, entityUpdateBody } from '@console/api/entities/schema';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import type * as v from 'valibot';
import { archivedReason, createAnswers, merged, noRecord, versioned, write } from '../endpoint.ts';
import { requireRow } from '../rowStore.ts';
import { tags } from '../tags/fixtures.ts';
import { idIn, now, type Wire } from '../wire.ts';
import { etagOf, type EntityStore } from './entityStore.ts';
import { buildEntity, tagsOf } from './fixtures.ts';

const fieldsOf = ({ tag, ...sent }: v.InferOutput<typeof entityUpdateBody>) => ({
  ...sent,
  ...(tag !== undefined && { tag: idIn(tag) }),
});

/** A new entity with what was sent. */
export const entityOf = (
  id: number,
  body: v.InferOutput<typeof entityCreateBody>,
): Wire<Entity> => ({
  ...merged(
    buildEntity({ id, company_name: '', state: 'new_entity', num_jobs: 0, date_added: now() }),
    fieldsOf(body),
  ),
  tags: tagsOf(id, [...(body.tags ?? []), body.tag].map(idIn)),
  version: 1,
});

/** GET by address: the entities with the same one, without the entity that is being edited. */
const addressSearch = (
  store: EntityStore,
  call: typeof endpoints.searchByUrl | typeof endpoints.searchByCareerPage,
  field: 'url' | 'career_page',
): RequestHandler =>
  write(call, {
    role: 'ROLE_USER',
    answers: createAnswers(),
    find: noRecord,
    save({ body }) {
      const key = urlKey(body[field] ?? body.url ?? '');
      const same = store
        .all()
        .filter((row) => row.id !== body.exclude_id && urlKey(row[field] ?? '') === key);
      const found = { '@id': `/api${call.path}`, '@type': 'UrlMatch', company_queues: [] };
      return Object.assign(found, {
        entities: key === undefined ? [] : same.slice(0, 25),
      });
    },
  });

/** The handlers of the writes to entities, and of the searches of their forms. */
export function entityWrites(store: EntityStore, role: Role): RequestHandler[] {
  const by = { role, answers: createAnswers() };
  const find = (id: number) => requireRow(store, id);
  const change = { ...by, find, ...versioned<Wire<Entity>>('entity', etagOf, archivedReason) };
  return [
    addressSearch(store, endpoints.searchByUrl, 'url'),
    addressSearch(store, endpoints.searchByCareerPage, 'career_page'),
    write(endpoints.create, {
      ...by,
      find: noRecord,
      etag: etagOf,
      save: ({ body }) => store.save(entityOf(store.nextId(), body)),
    }),
    write(endpoints.update, {
      ...change,
      save: ({ row, body }) => store.save(merged(row, fieldsOf(body))),
    }),
    write(endpoints.archive, {
      ...by,
      find,
      ...versioned<Wire<Entity>>('entity', etagOf),
      save: ({ row, body: { archived, archived_reason_code } }) =>
        store.save(
          merged(row, {
            archived,
            archived_reason_code,
            archived_date: archived ? now() : null,
            state: archived ? 'archived' : 'healthy',
          }),
        ),
    }),
    write(endpoints.replaceTags, {
      ...change,
      save({ row, body }) {
        const ids = (body.entity_tags ?? []).map(({ tag }) => idIn(tag));
        const reason = tags.find((tag) => ids.includes(tag.id) && isReasonTag(tag));
        return store.save(merged(row, { tag: reason?.id ?? null, tags: tagsOf(row.id, ids) }));
      },
    }),
    write(endpoints.replaceAliases, {
      ...change,
      save: ({ row, body }) =>
        store.save(
          merged(row, {
            aliases: body.aliases?.map((alias, index) => ({
              '@id': `/api/aliases/${index + 1}`,
              '@type': 'Alias',
              id: index + 1,
              ...alias,
            })),
          }),
        ),
    }),
  ];
}
