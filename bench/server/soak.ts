// Sends 20,000 requests to the built server on the embedded database, and fails when its memory has grown by more than 50 MB.
//   npm run build && npx tsx bench/server/soak.ts [--requests 20000] [--entities 1000]
import { parseArgs } from 'node:util';
import { prepareEngine } from './engines.ts';
import { signIn, startMeasuredServer } from './measuredServer.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    entities: { type: 'string', default: '1000' },
  },
});
const requests = Number(values.requests);
const entities = Number(values.entities);
const READERS = 8;
/**
 * Caches, compiled code and the pages of the embedded engine fill up before the beginning is
 * measured.
 */
const WARM_UP = 2_000;
const MAX_GROWTH_MB = 50;

const say = (line: string) => process.stdout.write(`${line}\n`);
const paths = [
  '/api/entities',
  '/api/entities?limit=100&order[company_name]=asc',
  '/api/entities?custom_search=robotics',
  '/api/entities/471',
  '/api/scrapes?limit=100',
  '/api/scrapes/471',
  '/api/scrapes?code_search=function&limit=15',
  '/api/watch_lists?limit=50',
  '/api/daily_job_shifts?limit=50',
  '/api/me',
];

const prepared = await prepareEngine(
  'pglite',
  {
    entities,
    scrapes: entities * 1.6,
    jobs: entities * 6,
    dashboard: entities * 4,
    events: entities * 4,
    codeKb: 10,
  },
  say,
);
if ('reason' in prepared) throw new Error(prepared.reason);
const server = await startMeasuredServer(prepared.where);
const browser = await signIn(server.origin);

/** Sends this many requests, several at a time, and reads each answer to its end. */
async function send(count: number): Promise<void> {
  let sent = 0;
  await Promise.all(
    Array.from({ length: READERS }, async () => {
      while (sent < count) {
        const path = paths[sent % paths.length] ?? '/api/me';
        sent += 1;
        const response = await browser.fetch(path);
        await response.arrayBuffer();
        if (response.status !== 200 && response.status !== 401)
          throw new Error(`${path} answered ${response.status}`);
      }
    }),
  );
  // An access token is shorter than a soak.
  await browser.post('/oauth-agent/refresh');
}

const memory = async () => Math.round((await server.collect()).rss);
const megabytes = (value: number) => `${value.toLocaleString('en-US')} MB`;

await send(WARM_UP);
const beginning = await memory();
say(`after ${WARM_UP.toLocaleString('en-US')} requests to warm up: ${megabytes(beginning)}`);
const step = Math.ceil(requests / 10);
for (let sent = 0; sent < requests; sent += step) {
  await send(Math.min(step, requests - sent));
  say(`${(sent + step).toLocaleString('en-US')} requests: ${megabytes(await memory())}`);
}
const growth = (await memory()) - beginning;
await server.stop();
await prepared.remove();
say(`grown by ${megabytes(growth)}; at most ${MAX_GROWTH_MB} MB`);
process.exitCode = growth > MAX_GROWTH_MB ? 1 : 0;
