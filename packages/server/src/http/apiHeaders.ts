import type { MiddlewareHandler } from 'hono';
import { addCorsHeaders } from '../auth/origin.ts';
import type { AppEnv, Deps } from '../context.ts';

/** The headers of section 2.4 and 11 on every answer of the API, errors included. */
export const apiHeaders =
  ({ config }: Pick<Deps, 'config'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next();
    addCorsHeaders(c, config);
    c.header(
      'Link',
      `<${config.publicOrigin}${config.apiBasePath}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
    );
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Frame-Options', 'deny');
    c.header('Vary', 'Accept, Origin, Cookie');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
