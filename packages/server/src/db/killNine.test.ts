import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { runScript } from '../testing/runScript.ts';
import { makeTestFolder } from '../testing/testFolder.ts';
import { openDatabase } from './database.ts';

it('loses no acknowledged write when the process is killed ten times in the middle of writes, and starts by itself over the stale lock', async () => {
  const folder = await makeTestFolder();
  const acknowledged: string[] = [];
  for (let run = 0; run < 10; run += 1) {
    const writer = runScript('writer.ts', [folder, String(run)]);
    const closed = once(writer, 'close');
    let heard = 0;
    for await (const line of createInterface({ input: writer.stdout })) {
      if (line === 'ready') continue;
      acknowledged.push(line);
      heard += 1;
      if (heard === 40 + run * 15) writer.kill('SIGKILL');
    }
    await closed;
    expect(writer.signalCode).toBe('SIGKILL');
  }

  const database = await openDatabase({ dataDir: folder });
  const { rows } = await database.pool.query<{ name: string }>('SELECT name FROM written');
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  const stored = new Set(rows.map(({ name }) => name));
  expect(acknowledged.length).toBeGreaterThan(1000);
  expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  const halves = [...stored].filter((name) => name.endsWith('/1') && !stored.has(name.replace('/1', '/2')));
  expect(halves).toEqual([]);
}, 120_000);
