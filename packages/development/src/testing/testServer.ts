import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withSecrets } from '@console/server/auth/secrets';
import { readConfig, type Config } from '@console/server/config';
import type { Database } from '@console/server/db/database';
import { appUser } from '@console/server/db/schema/people';
import { createHttpServer } from '@console/server/httpServer';
import { createLog } from '@console/server/log';
import { developmentParts } from '../developmentParts.ts';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

const demoUser = (account: string, firstName: string, lastName: string, ...roles: string[]) => ({
  email: `${account}@console.test`,
  firstName,
  lastName,
  roles,
});

/** Inserts one user per role, one archived user and one without a role. */
export async function insertDemoUsers({ db }: Database): Promise<void> {
  await db
    .insert(appUser)
    .values([
      demoUser('admin', 'Ada', 'Moreau', 'ROLE_ADMIN'),
      demoUser('dq-lead', 'Ingrid', 'Solberg', 'ROLE_DQ_LEAD'),
      demoUser('scrape-lead', 'Tomás', 'Herrera', 'ROLE_SCRAPE_LEAD'),
      demoUser('dq', 'Priya', 'Raman', 'ROLE_DQ'),
      demoUser('scraper', 'Jonas', 'Keller', 'ROLE_SCRAPER'),
      demoUser('user', 'Amara', 'Okafor', 'ROLE_USER'),
      { ...demoUser('archived', 'Walter', 'Lindqvist', 'ROLE_SCRAPER'), archived: true },
      demoUser('no-role', 'Mina', 'Castell'),
    ]);
}

export type TestServer = { config: Config; stop(): Promise<void> };

/**
 * Starts the whole server on a database, by default on a free port. A test restarts it by starting
 * a second one on the same port.
 */
export async function startTestServer(
  database: Database,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const port = env.PORT ?? String(await freePort());
  const config = await withSecrets(
    readConfig({ LOG_LEVEL: 'silent', ...env, PORT: port }),
    database,
  );
  const server = await createHttpServer(
    { config, database, log: createLog(config.logLevel) },
    developmentParts,
  );
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return {
    config,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
