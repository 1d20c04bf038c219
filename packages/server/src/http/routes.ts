import { JSON_LD, JSON_PLAIN, negotiate } from '@console/api/core/hydra/body';
import { forbidden, methodNotAllowed } from '@console/api/core/hydra/problem';
import { rolesForEndpoint, type GuardedEndpoint } from '@console/api/roles/rules';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../context.ts';

export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base. */
  path: string;
  /** The row of the role table; without one every role may call it. */
  endpoint?: GuardedEndpoint;
  /** Media types of the answer; JSON when absent. */
  produces?: readonly [string, ...string[]];
  handle(c: Context<AppEnv>): Promise<Response> | Response;
};

/** Literal paths first, or `/entities/csv` would be an entity called "csv". */
const parameters = (path: string) =>
  path.split('/').filter((segment) => segment.startsWith(':')).length;

/**
 * Registers the route table. Of the order of checks in section 5 the router does 405, role and
 * Accept; the rest needs the row or the body and is the handler's.
 */
export function mountRoutes(api: Hono<AppEnv>, routes: readonly ApiRoute[]): void {
  const paths = [...new Set(routes.map((route) => route.path))].sort(
    (a, b) => parameters(a) - parameters(b),
  );
  for (const path of paths) {
    const here = routes.filter((route) => route.path === path);
    for (const route of here) api.on(route.method, path, (c) => answer(c, route));
    const allow = here
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', ');
    api.all(path, (c) => {
      throw methodNotAllowed(c.req.method, c.req.path, allow);
    });
  }
}

function answer(
  c: Context<AppEnv>,
  { endpoint, produces = [JSON_LD, JSON_PLAIN], handle }: ApiRoute,
) {
  if (endpoint !== undefined) {
    const roles = rolesForEndpoint(endpoint);
    if (!roles.includes(c.get('user').role)) throw forbidden(roles);
  }
  c.set('format', negotiate(c.req.header('accept'), produces));
  return handle(c);
}
