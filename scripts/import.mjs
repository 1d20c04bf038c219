// `npm run import` loads real data into the database of the console (docs/import.md). It runs the
// sources, or the built command where the development packages are missing, as in the container.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode, root, run } from './prepare.mjs';

requireNode();
const packages = join(root, 'packages');
const built = join(packages, 'server', 'dist', 'import.mjs');
const source = join(packages, 'development', 'src', 'import', 'main.ts');
const canRunSources = () => existsSync(join(root, 'node_modules', 'tsx')) && existsSync(source);

if (!canRunSources() && !existsSync(built)) await ensureInstalled();
if (canRunSources())
  process.exit(await run(process.execPath, ['--import', 'tsx', source, ...process.argv.slice(2)]));
await import(pathToFileURL(built).href);
