import { methodNotAllowed } from '@console/api/core/hydra/problem';
import type { Handler, Hono } from 'hono';
import type { AppEnv } from '../context.ts';

/**
 * An address outside the API that can only be read: its content is never guessed nor kept, any
 * other method is told so.
 */
export function mountReadOnly(app: Hono<AppEnv>, path: string, handle: Handler<AppEnv>): void {
  app.use(path, async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get(path, handle);
  app.all(path, (c) => {
    throw methodNotAllowed(c.req.method, c.req.path, 'GET, HEAD');
  });
}
