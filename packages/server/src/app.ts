import { notFound } from '@console/api/core/hydra/problem';
import { Hono } from 'hono';
import { authenticate } from './auth/authenticate.ts';
import { consoleConfig } from './consoleFiles.ts';
import type { AppEnv, Deps, VerifyAccessToken } from './context.ts';
import { entityRoutes } from './entities/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import { mountHealth } from './health/routes.ts';
import { compression } from './http/compression.ts';
import { errorHandler } from './http/errorHandler.ts';
import { apiHeaders, mountReadOnly, requestId } from './http/headers.ts';
import { mountRoutes, type ApiRoute } from './http/routes.ts';
import { mountDiscovery } from './hydra/discovery.ts';
import { insightRoutes } from './insights/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { lookupRoutes } from './lookups/routes.ts';
import { meRoutes } from './me/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { qualityRoutes } from './quality/routes.ts';
import { queueRoutes } from './queue/routes.ts';
import { scrapeRoutes } from './scrapes/routes.ts';
import { tagRoutes } from './tags/routes.ts';
import { userRoutes } from './users/routes.ts';
import { viewRoutes } from './views/routes.ts';

export type AppParts = Deps & { verifyAccessToken: VerifyAccessToken };

/** Returns every endpoint of the API that needs a signed-in person. */
const apiRoutes = (deps: Deps): ApiRoute[] =>
  [
    entityRoutes,
    scrapeRoutes,
    noteRoutes,
    eventRoutes,
    evidenceRoutes,
    jobRoutes,
    qualityRoutes,
    queueRoutes,
    insightRoutes,
    tagRoutes,
    userRoutes,
    viewRoutes,
    meRoutes,
    lookupRoutes,
  ].flatMap((routes) => routes(deps));

/**
 * Creates the app with the API below its base, the health checks and `/config.json`. The agent, the
 * console's files and the rest are mounted elsewhere.
 */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config } = parts;
  // An address may end with a slash.
  const app = new Hono<AppEnv>({ strict: false });
  app.use(compression);
  app.use(requestId);
  app.onError(errorHandler(parts));
  mountHealth(app, parts);
  mountReadOnly(app, '/config.json', (c) => c.json(consoleConfig(config)));
  app.route(config.apiBasePath, createApi(parts));
  return app;
}

function createApi(parts: AppParts): Hono<AppEnv> {
  const api = new Hono<AppEnv>({ strict: false });
  api.use(apiHeaders(parts));
  if (parts.config.corsEnabled) api.options('*', (c) => c.body(null, 204));
  mountDiscovery(api, parts.config);
  api.use(authenticate(parts));
  mountRoutes(api, apiRoutes(parts));
  api.all('*', () => {
    throw notFound();
  });
  return api;
}
