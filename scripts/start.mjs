// `npm start`: from a clone to a running console on one port, with nothing but Node and npm on the machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ensureBuilt,
  ensureInstalled,
  isProductionByChance,
  requireNode,
  root,
} from './prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

if (isProductionByChance(process.env)) {
  console.log(
    'NODE_ENV is "production", but nothing of a production server is configured (docs/deployment.md): starting in development mode.',
  );
  process.env.NODE_ENV = 'development';
}
// Runs the server in this process, so that Ctrl+C reaches it and it can close its database.
await import(pathToFileURL(join(root, 'packages', 'development', 'dist', 'main.mjs')).href);
