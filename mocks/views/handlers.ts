import { versionTag } from '@console/api/core/hydra/etag';
import { forbidden, invalidFilter, notFound } from '@console/api/core/hydra/problem';
import type { Role } from '@console/api/roles/rules';
import * as endpoints from '@console/api/views/endpoints';
import { mayChangeView, seesView, TEAM_VIEW_ROLES } from '@console/api/views/rules';
import { VIEW_LISTS, type View } from '@console/api/views/schema';
import { HttpResponse, type RequestHandler } from 'msw';
import { createAnswers, endpoint, idOf, merged, noRecord, versioned, write } from '../endpoint.ts';
import { whole } from '../reads.ts';
import { requireRow } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import { idIn, type Wire } from '../wire.ts';
import { buildView, createViewStore, type ViewStore } from './viewStore.ts';

type ViewHandlersOptions = {
  /** The store of a story that reads the views after a write. */
  store?: ViewStore;
  /** The role of the caller. */
  role?: Role;
};

const ownerIdOf = ({ owner, team }: Wire<View>) => ({ ownerId: owner?.id ?? 0, team });
const etagOf = ({ id, version }: Wire<View>) => versionTag('View', id, version);

/** The handlers of every call about views, with their own rows. */
export function viewHandlers({
  store = createViewStore(),
  role = 'ROLE_ADMIN',
}: ViewHandlersOptions = {}): RequestHandler[] {
  const by = { role, answers: createAnswers() };
  const owner = userRefOf(role);
  const person = { id: owner.id, role };
  const current = versioned('view', etagOf);
  const allowed = (row: Wire<View>, ifMatch: string | null) => {
    if (!seesView(ownerIdOf(row), person)) throw notFound();
    if (!mayChangeView(ownerIdOf(row), person)) throw forbidden(TEAM_VIEW_ROLES);
    current.version(row, ifMatch);
  };
  return [
    whole(endpoints.list, 'View', (_id, params) => {
      const asked = params.one('list');
      if (asked !== undefined && !VIEW_LISTS.some((known) => known === asked))
        throw invalidFilter('list');
      return store
        .all()
        .filter((row) => seesView(ownerIdOf(row), person) && row.list === (asked ?? row.list));
    }),
    write(endpoints.create, {
      ...by,
      find: noRecord,
      etag: etagOf,
      save({ body }) {
        if (body.team && !TEAM_VIEW_ROLES.includes(role)) throw forbidden(TEAM_VIEW_ROLES);
        return store.save(merged(buildView({ id: store.nextId(), owner, version: 0 }), body));
      },
    }),
    write(endpoints.order, {
      ...by,
      find: noRecord,
      save({ body: { list, team, views: sent } }) {
        const views = (sent ?? []).map((view) => Number(idIn(view)));
        for (const [position, id] of views.entries())
          store.save({ ...requireRow(store, id), position });
        return { '@id': '/api/views/order', '@type': 'ViewOrder', list, team, views };
      },
    }),
    write(endpoints.setDefault, {
      ...by,
      find: noRecord,
      save({ body: { list, view: sent } }) {
        const view = idIn(sent);
        store.begin(list ?? '', view);
        return { '@id': '/api/views/default', '@type': 'DefaultView', list, view };
      },
    }),
    write(endpoints.update, {
      ...by,
      find: (id) => requireRow(store, id),
      version: allowed,
      etag: etagOf,
      save: ({ row, body }) => store.save(merged(row, body)),
    }),
    endpoint(endpoints.remove, ({ request, params }) => {
      const row = requireRow(store, idOf(params));
      allowed(row, request.headers.get('if-match'));
      store.remove(row.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
