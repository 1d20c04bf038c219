import { isReasonTag, tagSetProblem } from '@console/api/entities/rules';
import type { Entity } from '@console/api/entities/schema';
import type { GuardedEndpoint, Role } from '@console/api/roles/rules';
import type { DefaultBodyType, HttpResponseResolver, PathParams } from 'msw';
import { readBody, type Fields, type FieldType } from '../body.ts';
import { refusal } from '../refusal.ts';
import { invalid, notFound, problem, resource } from '../respond.ts';
import { tags } from '../tags/fixtures.ts';
import type { Wire } from '../wire.ts';
import { etagOf, type EntityStore } from './entityStore.ts';
import { entityFieldTypes, tagIdsAfter, valuesAfter, violationsOf } from './entityWrite.ts';
import { buildEntity, tagsOf } from './fixtures.ts';

type Resolver = HttpResponseResolver<PathParams<'id'>, DefaultBodyType>;
type Answer = ReturnType<typeof problem>;
const now = (): number => Math.floor(Date.now() / 1000);

function staleness(request: Request, entity: Wire<Entity>): Answer | undefined {
  const wanted = request.headers.get('if-match');
  if (wanted === null || wanted === '*' || wanted === etagOf(entity)) return undefined;
  const sentence =
    'This entity was changed by Grace Hopper at 2026-11-20T09:30:00Z. Reload it before saving.';
  return problem(
    412,
    'precondition_failed',
    sentence,
    { current_version: entity.version },
    { etag: etagOf(entity) },
  );
}

const archivedConflict = () => problem(409, 'entity_archived', 'The entity is archived.');

/**
 * A write to one entity: role, existence, body and version in the order of section 5, then
 * `change`.
 */
const write =
  (
    store: EntityStore,
    role: Role,
    call: GuardedEndpoint,
    types: Readonly<Record<string, FieldType>>,
    change: (entity: Wire<Entity>, fields: Fields) => Wire<Entity> | Answer,
  ): Resolver =>
  async ({ request, params }) => {
    const refused = refusal(call, role);
    if (refused) return refused;
    const entity = store.find(params.id);
    if (!entity) return notFound();
    const body = await readBody(request, types);
    if (body.answer) return body.answer;
    const result = staleness(request, entity) ?? change(entity, body.fields);
    if (result instanceof Response) return result;
    const saved = store.save({
      ...result,
      version: (entity.version ?? 0) + 1,
      last_time_changed: now(),
    });
    return resource(saved, { etag: etagOf(saved) });
  };

/** POST /entities; a repeat under the same idempotency key gets the first answer. */
export function create(store: EntityStore, role: Role): Resolver {
  const answered = new Map<string, { text: string; id: number }>();
  return async ({ request }) => {
    const refused = refusal('entities.create', role);
    if (refused) return refused;
    const body = await readBody(request, entityFieldTypes);
    if (body.answer) return body.answer;
    const key = request.headers.get('idempotency-key');
    const before = key === null ? undefined : answered.get(key);
    if (before && before.text !== body.text)
      return problem(
        422,
        'idempotency_mismatch',
        'This idempotency key was used for another request.',
      );
    const repeated = store.find(String(before?.id));
    if (repeated)
      return resource(repeated, { status: 201, etag: etagOf(repeated), location: repeated['@id'] });
    const values = valuesAfter(body.fields);
    const violations = violationsOf(store, values);
    if (violations.length > 0) return invalid(violations);
    const id = store.nextId();
    const { tags } = body.fields;
    const entity = store.save({
      ...buildEntity({
        ...values,
        id,
        state: 'new_entity',
        num_jobs: 0,
        jobs_without_location: 0,
        date_added: now(),
        create_date: now(),
      }),
      tags: tagsOf(id, tagIdsAfter(Array.isArray(tags) ? tags : undefined, undefined, values.tag)),
    });
    if (key !== null) answered.set(key, { text: body.text, id });
    return resource(entity, { status: 201, etag: etagOf(entity), location: entity['@id'] });
  };
}

export const update = (store: EntityStore, role: Role): Resolver =>
  write(store, role, 'entities.update', entityFieldTypes, (entity, fields) => {
    if (entity.archived) return archivedConflict();
    const values = valuesAfter(fields, entity);
    const violations = violationsOf(store, values, entity);
    return violations.length > 0
      ? invalid(violations)
      : {
          ...entity,
          ...values,
          tags: tagsOf(entity.id, tagIdsAfter(undefined, entity, values.tag)),
        };
  });

const hasText = (html: unknown): boolean =>
  typeof html === 'string' && html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
const noteOf = (fields: Fields): Fields =>
  typeof fields.archive_note === 'object' && fields.archive_note !== null
    ? { ...fields.archive_note }
    : {};
const required = (propertyPath: string) => ({
  propertyPath,
  message: 'This is required',
  code: 'required',
});

export const archive = (store: EntityStore, role: Role): Resolver =>
  write(
    store,
    role,
    'entities.archive',
    { archived: 'bool', archived_reason_code: 'string', archive_note: 'object' },
    (entity, fields) => {
      const archived = fields.archived === true;
      if (archived === entity.archived) {
        return archived
          ? problem(409, 'already_archived', 'The entity is archived already.')
          : problem(409, 'not_archived', 'The entity is not archived.');
      }
      const reason =
        typeof fields.archived_reason_code === 'string' ? fields.archived_reason_code : null;
      const note = noteOf(fields);
      const violations = [
        ...(archived && reason === null ? [required('archived_reason_code')] : []),
        ...(typeof note.title === 'string' && note.title.trim() !== ''
          ? []
          : [required('archive_note.title')]),
        ...(hasText(note.content) ? [] : [required('archive_note.content')]),
      ];
      if (violations.length > 0) return invalid(violations);
      return {
        ...entity,
        archived,
        archived_reason_code: archived ? reason : null,
        archived_date: archived ? now() : null,
        state: archived ? 'archived' : 'healthy',
      };
    },
  );

const listIn = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name];
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null)
    : [];
};

/**
 * The set holds the reason tag too: one at most, and one for sure where an address is missing
 * (table E1).
 */
export const replaceTags = (store: EntityStore, role: Role): Resolver =>
  write(store, role, 'entities.tags', { entity_tags: 'array' }, (entity, fields) => {
    if (entity.archived) return archivedConflict();
    if (!Array.isArray(fields.entity_tags)) return invalid([required('entity_tags')]);
    const asked = listIn(fields, 'entity_tags').map(({ tag }) =>
      Number(String(tag).split('/').pop()),
    );
    const unknown = asked.flatMap((id, index) =>
      tags.some((tag) => tag.id === id)
        ? []
        : [
            {
              propertyPath: `entity_tags[${index}].tag`,
              message: 'Item not found',
              code: 'not_found',
            },
          ],
    );
    if (unknown.length > 0) return invalid(unknown);
    const reasons = tags.filter((tag) => asked.includes(tag.id) && isReasonTag(tag));
    const problem = tagSetProblem(entity, reasons);
    if (problem) return invalid([{ propertyPath: 'entity_tags', ...problem }]);
    return { ...entity, tag: reasons[0]?.id ?? null, tags: tagsOf(entity.id, asked) };
  });

export const replaceAliases = (store: EntityStore, role: Role): Resolver =>
  write(store, role, 'entities.aliases', { aliases: 'array' }, (entity, fields) => {
    if (entity.archived) return archivedConflict();
    const aliases = listIn(fields, 'aliases').map(({ alias, type, purpose }, index) => ({
      '@id': `/api/aliases/${index + 1}`,
      id: index + 1,
      alias: String(alias ?? ''),
      type: String(type ?? ''),
      purpose: String(purpose ?? ''),
    }));
    const missing = aliases.flatMap(({ alias }, index) =>
      alias.trim() === '' ? [required(`aliases[${index}].alias`)] : [],
    );
    return missing.length > 0 ? invalid(missing) : { ...entity, aliases };
  });
