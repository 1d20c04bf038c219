import type { Endpoint } from '@console/api/core/endpoint';
import { CSV, JSON_LD, JSON_PLAIN, negotiate } from '@console/api/core/hydra/body';
import { forbidden, methodNotAllowed } from '@console/api/core/hydra/problem';
import { rolesForControls } from '@console/api/roles/controls';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../context.ts';

/** An endpoint of the contract with its handler. */
export type ApiRoute = {
  endpoint: Endpoint;
  handle(c: Context<AppEnv>): Promise<Response> | Response;
};

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * The number of parameters in a path. Routes with fewer parameters are tried first, because
 * `/entities/csv` has to come before `/entities/{id}`.
 */
export const parameterCount = (path: string): number => path.split('{').length - 1;

/** The media types of the answer. */
function producedBy({ answer, csv }: Endpoint): readonly [string, ...string[]] {
  if (answer === 'csv') return [CSV];
  return csv ? [JSON_LD, JSON_PLAIN, CSV] : [JSON_LD, JSON_PLAIN];
}

/**
 * Registers the routes. The router refuses other methods, roles without the right, and media types
 * that the endpoint does not have. The handlers make all other checks, because those need the
 * record or the body.
 */
export function mountRoutes(api: Hono<AppEnv>, routes: readonly ApiRoute[]): void {
  const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))].sort(
    (a, b) => parameterCount(a) - parameterCount(b),
  );
  for (const path of paths) {
    const here = routes.filter(({ endpoint }) => endpoint.path === path);
    for (const route of here)
      api.on(route.endpoint.method, honoPath(path), (c) => answer(c, route));
    const allow = here
      .flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .join(', ');
    api.all(honoPath(path), (c) => {
      throw methodNotAllowed(c.req.method, c.req.path, allow);
    });
  }
}

function answer(c: Context<AppEnv>, { endpoint, handle }: ApiRoute) {
  if (endpoint.controls !== undefined) {
    const roles = rolesForControls(endpoint.controls);
    if (!roles.includes(c.get('user').role)) throw forbidden(roles);
  }
  c.set('format', negotiate(c.req.header('accept'), producedBy(endpoint)));
  return handle(c);
}
