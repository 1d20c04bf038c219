import { versionTag } from '@console/api/core/hydra/etag';
import { forbidden, invalidFilter, notFound, staleVersion } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import type { Role } from '@console/api/roles/rules';
import * as endpoints from '@console/api/views/endpoints';
import {
  isStateTooLarge,
  mayChangeView,
  seesView,
  TEAM_VIEW_ROLES,
} from '@console/api/views/rules';
import {
  VIEW_LISTS,
  VIEW_NAME_MAX,
  VIEWS_MAX,
  type View,
  type viewBody,
} from '@console/api/views/schema';
import { HttpResponse, type RequestHandler } from 'msw';
import type * as v from 'valibot';
import { createAnswers, endpoint, idOf, noRecord, write } from '../endpoint.ts';
import { collection } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import { buildView, createViewStore, type ViewStore } from './viewStore.ts';

type ViewHandlersOptions = {
  /** The store of a story that reads the views after a write. */
  store?: ViewStore;
  /** The role of the caller. */
  role?: Role;
};

const ownerIdOf = ({ owner, team }: Wire<View>) => ({ ownerId: owner?.id ?? 0, team });
const etagOf = ({ id, version }: Pick<View, 'id' | 'version'>) => versionTag('View', id, version);
const idIn = (value: unknown): number => Number(String(value).split('/').pop());

/** The handlers of every call about views, with their own rows. */
export function viewHandlers({
  store = createViewStore(),
  role = 'ROLE_ADMIN',
}: ViewHandlersOptions = {}): RequestHandler[] {
  const answers = createAnswers();
  const owner = userRefOf(role);
  const person = { id: owner.id, role };
  const seen = () => store.all().filter((row) => seesView(ownerIdOf(row), person));
  const allowed = (row: Wire<View>, ifMatch: string | null) => {
    if (!seesView(ownerIdOf(row), person)) throw notFound();
    if (!mayChangeView(ownerIdOf(row), person)) throw forbidden(TEAM_VIEW_ROLES);
    if (ifMatch !== null && ifMatch !== '*' && ifMatch !== etagOf(row))
      throw staleVersion('view', undefined, row.version, etagOf(row));
  };
  const requireTeamRole = () => {
    if (!TEAM_VIEW_ROLES.includes(role)) throw forbidden(TEAM_VIEW_ROLES);
  };
  const listOf = (given: string | null | undefined, violations: Violations) => {
    if (!VIEW_LISTS.some((known) => known === given))
      violations.add('list', given ? 'invalid_choice' : 'required');
    return given ?? '';
  };

  /** @throws Problem 422 */
  function valuesAfter(body: Partial<v.InferOutput<typeof viewBody>>, before?: Wire<View>) {
    const violations = new Violations();
    const list = before?.list ?? listOf(body.list, violations);
    const name =
      before && body.name === undefined
        ? before.name
        : violations.requiredText('name', body.name, VIEW_NAME_MAX);
    const state = before && body.state === undefined ? before.state : body.state;
    if (state == null) violations.add('state', 'required');
    else if (isStateTooLarge(state)) violations.add('state', 'too_long');
    const mine = store.all().filter((row) => row.owner?.id === owner.id && row.list === list);
    if (!before && mine.length >= VIEWS_MAX) violations.tooMany('list', VIEWS_MAX);
    if (mine.some((row) => row.id !== before?.id && row.name.toLowerCase() === name.toLowerCase()))
      violations.add('name', 'not_unique');
    violations.throwIfAny();
    return {
      list,
      name,
      team: body.team ?? before?.team ?? false,
      state: state ?? { query: '', layout: null },
    };
  }

  return [
    endpoint(endpoints.list, ({ request }) => {
      const list = new URL(request.url).searchParams.get('list');
      if (list !== null && !VIEW_LISTS.some((known) => known === list)) throw invalidFilter('list');
      return collection(
        'View',
        '/views',
        seen().filter((row) => list === null || row.list === list),
      );
    }),
    write(endpoints.create, {
      role,
      answers,
      find: noRecord,
      etag: (body) => etagOf(requireRow(store, 'id' in body ? Number(body.id) : 0)),
      effect({ body }) {
        if (body.team) requireTeamRole();
        const id = store.nextId();
        return store.save(buildView({ id, owner, position: id, ...valuesAfter(body) }));
      },
    }),
    write(endpoints.order, {
      role,
      answers,
      find: noRecord,
      effect({ body }) {
        const team = body.team ?? false;
        if (team) requireTeamRole();
        const violations = new Violations();
        const list = listOf(body.list, violations);
        if (body.views == null) violations.add('views', 'required');
        violations.throwIfAny();
        const rows = seen().filter((row) => row.list === list && row.team === team);
        const wanted = (body.views ?? []).map(idIn);
        if (wanted.some((id) => !rows.some((row) => row.id === id)))
          violations.add('views', 'not_found');
        violations.throwIfAny();
        const left = rows.map(({ id }) => id).filter((id) => !wanted.includes(id));
        const views = [...new Set([...wanted, ...left])];
        for (const [position, id] of views.entries())
          store.save({ ...requireRow(store, id), position });
        return { '@id': '/api/views/order', '@type': 'ViewOrder', list, team, views };
      },
    }),
    write(endpoints.setDefault, {
      role,
      answers,
      find: noRecord,
      effect({ body }) {
        const violations = new Violations();
        const list = listOf(body.list, violations);
        violations.throwIfAny();
        const view = body.view == null ? null : idIn(body.view);
        if (view !== null && !seen().some((row) => row.id === view && row.list === list))
          violations.add('view', 'not_found');
        violations.throwIfAny();
        store.begin(list, view);
        return { '@id': '/api/views/default', '@type': 'DefaultView', list, view };
      },
    }),
    write(endpoints.update, {
      role,
      answers,
      find: (id) => requireRow(store, id),
      version: allowed,
      etag: (body) => etagOf(requireRow(store, 'id' in body ? Number(body.id) : 0)),
      effect({ row, body }) {
        const isMoved = (body.team ?? row.team) !== row.team;
        if (isMoved) requireTeamRole();
        const last = Math.max(...store.all().map(({ position }) => position)) + 1;
        const position = isMoved ? last : row.position;
        const version = row.version + 1;
        return store.save({ ...row, ...valuesAfter(body, row), position, version });
      },
    }),
    endpoint(endpoints.remove, ({ request, params }) => {
      const row = requireRow(store, idOf(params));
      allowed(row, request.headers.get('if-match'));
      store.remove(row.id);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
