import { spawn } from 'node:child_process';
// `npm run build`: the console (packages/app/dist), the server (packages/server/dist), and the
// server with its development parts (packages/development/dist), all with Vite.
import { join } from 'node:path';
import { bin, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
await ensureInstalled();

/** Builds one package in its own folder, always in production mode, whatever NODE_ENV the shell has. */
const build = (name) =>
  new Promise((resolve, reject) => {
    const child = spawn(bin('vite'), ['build', '--logLevel', 'warn'], {
      cwd: join(root, 'packages', name),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

const codes = await Promise.all(['app', 'server', 'development'].map(build));
process.exit(codes.find((code) => code !== 0) ?? 0);
