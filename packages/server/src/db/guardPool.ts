import type { Pool } from 'pg';

/**
 * Keeps a lost connection from ending the process. A client that dies while checked out (inside a
 * transaction) emits 'error' on itself, where the pool no longer listens; whoever runs the
 * transaction gets the failure anyway.
 */
export function guardPool(pool: Pool, report: (error: Error) => void): Pool {
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}
