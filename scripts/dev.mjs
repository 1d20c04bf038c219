// `npm run dev`: the server, restarted when its sources change, and Vite's development server in front of it on http://localhost:5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
await ensureInstalled();

const start = (command, args, folder, env) =>
  spawn(bin(command), args, {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

const origin = 'http://localhost:5173';
const children = [
  // The data folder is the one that `npm start` uses, whatever the working directory.
  start('tsx', ['watch', '--clear-screen=false', 'packages/development/src/main.ts'], '.', {
    NODE_ENV: 'development',
    PORT: '4000',
    PUBLIC_ORIGIN: origin,
  }),
  start('vite', [], 'packages/app', { NODE_ENV: 'development' }),
];

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const child of children) child.on('close', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
