// The server's half of `npm run bench`: lists, searches, counts, export and start over 50,000 entities and 80,000 scrapes, on both engines.
//   npx tsx bench/server/main.ts [--engine pglite|postgres] [--json figures.json] [--code-kb 10] [--rounds 30] [--seconds 10]
//     [--entities 50000] [--jobs 300000] [--events 200000] [--part records]: a smaller data set, and the record pages alone
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepareEngine, type Engine, type Where } from './engines.ts';
import { measureServer } from './measure.ts';
import { signIn, startMeasuredServer } from './measuredServer.ts';
import { printFigures } from './printFigures.ts';
import { recordFigures } from './recordCalls.ts';
import { spread } from './spread.ts';
import { besideYardstick, type Effort, type Figure } from './timing.ts';
import { startYardstick } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    json: { type: 'string' },
    'code-kb': { type: 'string', default: '10' },
    rounds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '10' },
    entities: { type: 'string', default: '50000' },
    jobs: { type: 'string' },
    events: { type: 'string' },
    part: { type: 'string' },
  },
});
const entities = Number(values.entities);
const size = {
  entities,
  scrapes: entities * 1.6,
  jobs: Number(values.jobs ?? entities * 6),
  dashboard: entities * 4,
  events: Number(values.events ?? entities * 4),
  codeKb: Number(values['code-kb']),
};
const effort: Effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const engines: Engine[] =
  values.engine === 'pglite' || values.engine === 'postgres'
    ? [values.engine]
    : ['pglite', 'postgres'];
const say = (line: string) => process.stderr.write(`  ${line}\n`);

async function starts(where: Where, signal: NodeJS.Signals): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const server = await startMeasuredServer(where);
    times.push(server.startMs);
    await server.stop(signal);
  }
  return times;
}

async function measureRecords(where: Where): Promise<Figure[]> {
  const server = await startMeasuredServer(where);
  const yardstick = await startYardstick(where);
  const browser = await signIn(server.origin);
  const figures = await recordFigures(besideYardstick(yardstick), browser, effort.rounds);
  await yardstick.close();
  await server.stop();
  return figures;
}

async function measureEngine(where: Where): Promise<Figure[]> {
  // The first start migrates and makes keys, so it is not a start with existing data.
  await (await startMeasuredServer(where)).stop();
  const clean = await starts(where, 'SIGTERM');
  await (await startMeasuredServer(where)).stop('SIGKILL');
  const killed = await starts(where, 'SIGKILL');
  const server = await startMeasuredServer(where);
  const yardstick = await startYardstick(where);
  const figures = await measureServer(server, await signIn(server.origin), yardstick, effort);
  await yardstick.close();
  await server.stop();
  return [
    ...figures,
    {
      measure: 'start with existing data until ready',
      unit: 'ms',
      target: [2500, 1500],
      ...spread(clean),
    },
    { measure: 'start after kill -9 until ready', unit: 'ms', ...spread(killed) },
  ];
}

const results: Partial<Record<Engine, readonly Figure[]>> = {};
for (const engine of engines) {
  say(`${engine}: preparing ${entities.toLocaleString('en-US')} entities`);
  const prepared = await prepareEngine(engine, size, say);
  if ('reason' in prepared) {
    say(`${engine} skipped: ${prepared.reason}`);
    continue;
  }
  try {
    say(`${engine}: measuring`);
    results[engine] = await (values.part === 'records' ? measureRecords : measureEngine)(
      prepared.where,
    );
  } finally {
    await prepared.remove();
  }
}
process.stdout.write(printFigures(results));
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ size, effort, results }, undefined, 2)}\n`);
