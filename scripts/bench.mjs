// `npm run bench`: builds for production, measures server and browser on a data set made for it, and writes docs/performance.md.
//   --only server|browser   --rounds N (browser)
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

const { values } = parseArgs({
  options: { only: { type: 'string' }, rounds: { type: 'string', default: '7' } },
});

/** Runs the server or the browser benchmark. Its tables are printed and returned as text. */
const measure = (name, args = []) =>
  new Promise((resolve, reject) => {
    const child = spawn(bin('tsx'), [join(root, 'bench', name, 'main.ts'), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(text.trim())
        : reject(new Error(`bench/${name} ended with code ${code}`)),
    );
  });

const file = join(root, 'docs', 'performance.md');
const between = (name) => new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n?<!-- end of ${name} -->)`);
const machine = `Measured ${new Date().toISOString().slice(0, 10)} on Node ${process.versions.node}, ${cpus().length} cores. Median (minimum–maximum).`;
for (const name of ['browser', 'server']) {
  if (values.only && values.only !== name) continue;
  const table = await measure(name, name === 'browser' ? ['--rounds', values.rounds] : []);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      between(name),
      (_all, start, end) => `${start}${machine}\n\n${table}\n${end.trimStart()}`,
    ),
  );
}
console.log('docs/performance.md holds the figures.');
