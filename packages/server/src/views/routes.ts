import { document, wholeCollection } from '@console/api/core/hydra/envelope';
import { invalidFilter, notFound } from '@console/api/core/hydra/problem';
import * as endpoints from '@console/api/views/endpoints';
import { VIEW_LISTS } from '@console/api/views/schema';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import { savedView } from '../db/schema/views.ts';
import { readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { deleteRoute, noRecord, writeRoute } from '../http/write.ts';
import {
  isSeenBy,
  lockView,
  readViews,
  requireCurrentView,
  requireMayChange,
  viewDetail,
} from './savedViews.ts';
import { createView, orderViews, setDefaultView, updateView } from './writeView.ts';

export function viewRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const { apiBasePath } = config;

  return [
    readRoute(endpoints.list, async (c) => {
      const [params, user] = [queryOf(c), c.get('user')];
      const list = params.one('list');
      if (list !== undefined && !VIEW_LISTS.some((known) => known === list))
        throw invalidFilter('list');
      const condition = list === undefined ? undefined : eq(savedView.list, list);
      const views = await readViews(db, user, config, and(isSeenBy(user), condition));
      return wholeCollection(apiBasePath, 'views', 'View', views, params);
    }),
    writeRoute(deps, endpoints.create, {
      lock: noRecord,
      effect: async ({ tx, user, body }) => ({ user, id: await createView(tx, user, body) }),
      async answer(tx, { user, id }) {
        const { body, headers } = await viewDetail(tx, user, id, config);
        return { body, headers: { ...headers, Location: `${apiBasePath}/views/${id}` } };
      },
    }),
    writeRoute(deps, endpoints.order, {
      lock: noRecord,
      effect: ({ tx, user, body }) => orderViews(tx, user, body, config),
      answer: (_tx, { list, team, views }) =>
        Promise.resolve({
          body: document(apiBasePath, 'ViewOrder', {
            '@id': `${apiBasePath}/views/order`,
            '@type': 'ViewOrder',
            list,
            team,
            views,
          }),
        }),
    }),
    writeRoute(deps, endpoints.setDefault, {
      lock: noRecord,
      effect: ({ tx, user, body }) => setDefaultView(tx, user, body, config),
      answer: (_tx, { list, view }) =>
        Promise.resolve({
          body: document(apiBasePath, 'DefaultView', {
            '@id': `${apiBasePath}/views/default`,
            '@type': 'DefaultView',
            list,
            view,
          }),
        }),
    }),
    writeRoute(deps, endpoints.update, {
      async exists(executor, id) {
        const [row] = await executor
          .select({ id: savedView.id })
          .from(savedView)
          .where(eq(savedView.id, id));
        if (row === undefined) throw notFound();
      },
      lock: (tx, id) => lockView(tx, id),
      allow: requireMayChange,
      async version(_tx, row, ifMatch) {
        requireCurrentView(row, ifMatch, config);
      },
      async effect({ tx, user, row, body }) {
        await updateView(tx, user, row, body);
        return { user, id: row.id };
      },
      answer: (tx, { user, id }) => viewDetail(tx, user, id, config),
    }),
    deleteRoute(deps, endpoints.remove, async ({ tx, user, id, ifMatch }) => {
      const row = await lockView(tx, id, 'update');
      requireMayChange(row, user);
      requireCurrentView(row, ifMatch, config);
      await tx.delete(savedView).where(eq(savedView.id, id));
    }),
  ];
}
