import type { Role } from '@console/api/roles/rules';
import { tagTitleProblem } from '@console/api/tags/rules';
import { TAG_CATEGORIES, type Tag, type TagCategory } from '@console/api/tags/schema';
import {
  HttpResponse,
  type DefaultBodyType,
  type HttpResponseResolver,
  type PathParams,
} from 'msw';
import { readBody, type Fields, type FieldType } from '../body.ts';
import { refusal } from '../refusal.ts';
import { invalid, notFound, problem, resource, type WireViolation } from '../respond.ts';
import type { Wire } from '../wire.ts';
import { buildTag } from './fixtures.ts';
import type { TagStore } from './tagStore.ts';

type Resolver = HttpResponseResolver<PathParams<'id'>, DefaultBodyType>;
const fieldTypes: Readonly<Record<string, FieldType>> = { title: 'string', category: 'string' };

const isCategory = (text: string): text is TagCategory =>
  TAG_CATEGORIES.some((category) => category === text);

/** The values after a write, and what section 6.6 finds wrong with them. */
function valuesAfter(store: TagStore, fields: Fields, before?: Wire<Tag>) {
  const title =
    fields.title === undefined ? (before?.title ?? '') : String(fields.title ?? '').trim();
  const asked = fields.category === undefined ? before?.category : fields.category;
  const category =
    asked === null || asked === undefined || asked === '' || asked === 'none'
      ? null
      : String(asked);
  const namesake = store.named(title);
  const titleProblem = tagTitleProblem(title);
  const violations: WireViolation[] = [];
  if (titleProblem) violations.push({ propertyPath: 'title', ...titleProblem });
  if (category !== null && !isCategory(category)) {
    violations.push({
      propertyPath: 'category',
      code: 'invalid_choice',
      message: 'The value you selected is not a valid choice.',
    });
  }
  if (violations.length === 0 && namesake && namesake.id !== before?.id) {
    violations.push({
      propertyPath: 'title',
      code: 'not_unique',
      message: 'This value is already used.',
    });
  }
  return {
    title,
    category: category !== null && isCategory(category) ? category : null,
    violations,
  };
}

/** POST /tags; a repeat under the same idempotency key gets the first answer. */
export function create(store: TagStore, role: Role): Resolver {
  const answered = new Map<string, { text: string; id: number }>();
  return async ({ request }) => {
    const refused = refusal('tags.create', role);
    if (refused) return refused;
    const body = await readBody(request, fieldTypes);
    if (body.answer) return body.answer;
    const key = request.headers.get('idempotency-key');
    const before = key === null ? undefined : answered.get(key);
    if (before && before.text !== body.text) {
      return problem(
        422,
        'idempotency_mismatch',
        'This idempotency key was used for another request.',
      );
    }
    const repeated = store.find(before?.id);
    if (repeated) return resource(repeated, { status: 201, location: repeated['@id'] });
    const { violations, ...values } = valuesAfter(store, body.fields);
    if (violations.length > 0) return invalid(violations);
    const tag = store.save(buildTag({ id: store.nextId(), ...values }));
    if (key !== null) answered.set(key, { text: body.text, id: tag.id });
    return resource(tag, { status: 201, location: tag['@id'] });
  };
}

/** PATCH /tags/{id} */
export const update =
  (store: TagStore, role: Role): Resolver =>
  async ({ request, params }) => {
    const refused = refusal('tags.update', role);
    if (refused) return refused;
    const before = store.find(params.id);
    if (!before) return notFound();
    const body = await readBody(request, fieldTypes);
    if (body.answer) return body.answer;
    const { violations, ...values } = valuesAfter(store, body.fields, before);
    return violations.length > 0
      ? invalid(violations)
      : resource(store.save({ ...before, ...values }));
  };

/** DELETE /tags/{id} */
export const remove =
  (store: TagStore, role: Role): Resolver =>
  ({ params }) => {
    const refused = refusal('tags.delete', role);
    if (refused) return refused;
    const tag = store.find(params.id);
    if (!tag) return notFound();
    store.remove(tag.id);
    return new HttpResponse(null, { status: 204 });
  };
