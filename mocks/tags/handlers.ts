import { Violations } from '@console/api/core/hydra/violations';
import type { Role } from '@console/api/roles/rules';
import * as endpoints from '@console/api/tags/endpoints';
import { tagList } from '@console/api/tags/list';
import { tagTitleProblem } from '@console/api/tags/rules';
import { TAG_CATEGORIES, type Tag } from '@console/api/tags/schema';
import { HttpResponse, type RequestHandler } from 'msw';
import { createAnswers, endpoint, idOf, noRecord, requireRole, write } from '../endpoint.ts';
import { listResponse } from '../list.ts';
import { resource } from '../respond.ts';
import { isUnchanged, requireRow } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { buildTag } from './fixtures.ts';
import { createTagStore, type TagStore } from './tagStore.ts';

type TagHandlersOptions = {
  /** The store of a story that reads the tags after a write. */
  store?: TagStore;
  /** The role of the caller. */
  role?: Role;
};

const now = (): number => Math.floor(Date.now() / 1000);

/**
 * The values after a write.
 *
 * @throws Problem 422
 */
function valuesAfter(
  store: TagStore,
  body: { title?: string | null; category?: string | null },
  before?: Wire<Tag>,
) {
  const violations = new Violations();
  const title = body.title === undefined ? (before?.title ?? '') : (body.title?.trim() ?? '');
  const found = tagTitleProblem(title);
  if (found) violations.addCoded('title', found.code, found.message);
  const named = body.category === undefined ? before?.category : body.category;
  const category = TAG_CATEGORIES.find((known) => known === named) ?? null;
  if (named && named !== 'none' && category === null) violations.add('category', 'invalid_choice');
  const namesake = store.named(title);
  if (namesake && namesake.id !== before?.id) violations.add('title', 'not_unique');
  violations.throwIfAny();
  return { title, category };
}

/** The handlers of every call about tags, with their own rows. */
export const tagHandlers = ({
  store = createTagStore(),
  role = 'ROLE_ADMIN',
}: TagHandlersOptions = {}): RequestHandler[] => {
  const answers = createAnswers();
  return [
    endpoint(endpoints.list, ({ request }) => listResponse(tagList, store.all(), request)),
    endpoint(endpoints.read, ({ params }) => resource(requireRow(store, idOf(params)))),
    write(endpoints.create, {
      role,
      answers,
      find: noRecord,
      effect: ({ body }) =>
        store.save(
          buildTag({ id: store.nextId(), ...valuesAfter(store, body), updated_at: now() }),
        ),
    }),
    write(endpoints.update, {
      role,
      answers,
      find: (id) => requireRow(store, id),
      effect({ row, body }) {
        const after = { ...row, ...valuesAfter(store, body, row) };
        return isUnchanged(row, after) ? row : store.save({ ...after, updated_at: now() });
      },
    }),
    endpoint(endpoints.remove, ({ params }) => {
      requireRole(endpoints.remove, role);
      store.remove(requireRow(store, idOf(params)).id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
};
