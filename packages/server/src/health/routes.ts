import type { Hono } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { migrationState } from '../db/migrate.ts';
import { mountReadOnly } from '../http/headers.ts';

/**
 * Mounts `/healthz`, which answers while the process runs, and `/readyz`, which answers 200 while
 * the database answers and has all migrations of this version.
 */
export function mountHealth(app: Hono<AppEnv>, { database: { pool }, log }: Deps): void {
  mountReadOnly(app, '/healthz', (c) => c.text('ok'));
  mountReadOnly(app, '/readyz', async (c) => {
    try {
      const { applied, expected, upToDate } = await migrationState(pool);
      return upToDate
        ? c.text('ok')
        : c.text(`migrations: ${applied} of ${expected}`, 503, { 'Retry-After': '5' });
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return c.text('The database is not available.', 503, { 'Retry-After': '5' });
    }
  });
}
