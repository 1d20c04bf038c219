// `npm run import`: loads employers, jobs and counts into the console's database (docs/import.md). From the sources, which
// cannot be out of date; where the development packages were left out (the container), the built command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode, root, run } from './prepare.mjs';

requireNode();
const server = join(root, 'packages', 'server');
const built = join(server, 'dist', 'import.mjs');
const canRunSources = () =>
  existsSync(join(root, 'node_modules', 'tsx')) && existsSync(join(server, 'src'));

if (!canRunSources() && !existsSync(built)) await ensureInstalled();
if (canRunSources())
  process.exit(
    await run(process.execPath, [
      '--import',
      'tsx',
      join(server, 'src', 'import', 'main.ts'),
      ...process.argv.slice(2),
    ]),
  );
await import(pathToFileURL(built).href);
