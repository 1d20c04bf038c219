// `npm run import`: loads employers, jobs and counts into the console's database (docs/import.md). The built server's command
// where there is one, else the sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode, root, run } from './prepare.mjs';

requireNode();
if (!existsSync(join(root, 'node_modules', 'stream-json'))) await ensureInstalled();

const built = join(root, 'packages', 'server', 'dist', 'import.mjs');
if (existsSync(built)) await import(pathToFileURL(built).href);
else process.exit(await run(process.execPath, ['--import', 'tsx', join(root, 'packages', 'server', 'src', 'import', 'main.ts'), ...process.argv.slice(2)]));
