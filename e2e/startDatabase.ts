import { startThrowawayPostgres } from '../scripts/postgres.mjs';

/**
 * Starts the PostgreSQL of the run, on which each server of the journeys has a database of its own.
 * Where there is none, each has an embedded one. A server or a PostgreSQL that is given from
 * outside is used as it is; an empty JOURNEYS_POSTGRES asks for the embedded one.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of its global set-up.
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CONSOLE_ORIGIN) {
    console.log(`Journeys on the server at ${process.env.CONSOLE_ORIGIN}`);
    return undefined;
  }
  if (process.env.JOURNEYS_POSTGRES !== undefined) {
    console.log(`Journeys on ${process.env.JOURNEYS_POSTGRES || 'PGlite'}`);
    return undefined;
  }
  const cluster = await startThrowawayPostgres();
  if ('reason' in cluster) {
    console.log(`Journeys on PGlite: ${cluster.reason}`);
    return undefined;
  }
  console.log('Journeys on PostgreSQL');
  process.env.JOURNEYS_POSTGRES = cluster.url;
  return cluster.stop;
}
