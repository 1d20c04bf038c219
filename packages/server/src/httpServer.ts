import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAgent } from './auth/agent.ts';
import { createDevIdp } from './auth/devIdp.ts';
import { createVerifyAccessToken } from './auth/tokenVerification.ts';
import type { Deps } from './context.ts';
import { createLegacy } from './legacy/legacy.ts';
import { createStatic } from './static.ts';

const keepAliveMs = 65_000;

/**
 * Everything on one port: the development identity provider (which is no Hono app), the agent, the
 * API, the legacy stand-in, and the console for every other address. `config` has its secrets
 * (`withSecrets`).
 */
export async function createHttpServer(deps: Deps): Promise<Server> {
  const { config } = deps;
  const withTokens = { ...deps, verifyAccessToken: createVerifyAccessToken(config.oidc) };
  const devIdp = config.devIdp ? await createDevIdp(deps) : undefined;
  const app = createApp(withTokens);
  const agent = createAgent(deps);
  const consoleFiles = createStatic(deps);
  const hasLegacy = config.legacy.standIn && config.legacy.baseUrl.startsWith('/');
  const legacy = hasLegacy ? createLegacy(withTokens) : undefined;

  const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
  const appPaths = [config.apiBasePath, '/healthz', '/readyz', '/config.json'];

  const listener = getRequestListener((request) => {
    const { pathname } = new URL(request.url);
    if (isBelow(pathname, config.agentBasePath)) return agent.fetch(request);
    if (appPaths.some((base) => isBelow(pathname, base))) return app.fetch(request);
    if (legacy && isBelow(pathname, config.legacy.baseUrl)) return legacy.fetch(request);
    return consoleFiles.fetch(request);
  });

  const server = createServer((request, response) => {
    if (devIdp?.owns(request.url ?? '')) devIdp.handle(request, response);
    else void listener(request, response);
  });
  // Longer than a balancer keeps its idle connections (a minute, usually), or it would send a request into one that just closed.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
