import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Problem } from '@console/api/core/hydra/problem';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { createAgent } from './auth/agent.ts';
import { createVerifyAccessToken } from './auth/tokenVerification.ts';
import type { Deps } from './context.ts';
import { hasLegacyStandIn, usableParts, type DevelopmentParts } from './developmentParts.ts';
import { answerClientErrors, clientAddress, isLocal, sendProblem } from './http/connection.ts';
import { transportSecurity } from './http/headers.ts';
import { createStatic } from './static.ts';

const keepAliveMs = 65_000;

const loopbackOnly = (name: string, option: string) =>
  new Problem({
    status: 403,
    code: 'loopback_only',
    description: `The ${name} answers only connections from this machine. ${option}=true opens it.`,
  });
const devIdpRefusal = loopbackOnly('development identity provider', 'DEV_IDP_ALLOW_REMOTE');
const legacyRefusal = loopbackOnly('legacy stand-in', 'LEGACY_STANDIN_ALLOW_REMOTE');

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const pathOf = (url = ''): string =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : url;

/**
 * Serves everything on one port: the development identity provider (which is not a Hono app), the
 * agent, the API, the legacy stand-in, and the console for every other address. `config` has to be
 * completed by `withSecrets` before.
 */
export async function createHttpServer(deps: Deps, given?: DevelopmentParts): Promise<Server> {
  const { config, log } = deps;
  const parts = usableParts(config, given);
  const withTokens = { ...deps, verifyAccessToken: createVerifyAccessToken(config.oidc) };
  const devIdp = config.devIdp ? await parts?.createDevIdp(deps) : undefined;
  const app = createApp(withTokens);
  const agent = createAgent(deps);
  const consoleFiles = createStatic(deps);
  const legacy = hasLegacyStandIn(config) ? parts?.createLegacy(withTokens) : undefined;
  if (devIdp && config.devIdpAllowRemote)
    log.warn('DEV_IDP_ALLOW_REMOTE is on: everybody who reaches this port can sign in as anybody');
  if (legacy && config.legacy.standInAllowRemote)
    log.warn('LEGACY_STANDIN_ALLOW_REMOTE is on: the legacy stand-in answers other machines');

  const appPaths = [config.apiBasePath, '/healthz', '/readyz', '/config.json'];
  const listener = getRequestListener((request, { incoming }) => {
    const { pathname } = new URL(request.url);
    if (isBelow(pathname, config.agentBasePath))
      return agent.fetch(request, {
        address: 'socket' in incoming ? clientAddress(incoming, config.trustedProxies) : '',
      });
    if (appPaths.some((base) => isBelow(pathname, base))) return app.fetch(request);
    if (legacy && isBelow(pathname, config.legacy.baseUrl)) return legacy.fetch(request);
    return consoleFiles.fetch(request);
  });

  /** The refusal of a request for a development service that comes from another machine. */
  function remoteRefusal(request: IncomingMessage): Problem | undefined {
    if (isLocal(request)) return undefined;
    if (devIdp?.owns(request.url ?? '') && !config.devIdpAllowRemote) return devIdpRefusal;
    const isOfLegacy = legacy && isBelow(pathOf(request.url), config.legacy.baseUrl);
    return isOfLegacy && !config.legacy.standInAllowRemote ? legacyRefusal : undefined;
  }

  const httpsHeaders = transportSecurity(config);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(httpsHeaders)) response.setHeader(name, value);
    const refusal = remoteRefusal(request);
    if (refusal) sendProblem(response, refusal, config);
    else if (devIdp?.owns(request.url ?? '')) devIdp.handle(request, response);
    else void listener(request, response);
  });
  answerClientErrors(server, config, httpsHeaders);
  // Load balancers usually keep idle connections for a minute. They must not send into a closed
  // one.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
