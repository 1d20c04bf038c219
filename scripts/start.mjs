// `npm start`: from a clone to a running console on one port, with nothing but Node and npm on the machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

// A shell that happens to hold NODE_ENV=production has not configured a production server by that alone.
if (process.env.NODE_ENV === 'production' && !process.env.OIDC_ISSUER) {
  console.log('NODE_ENV is "production", but no identity provider is configured (OIDC_ISSUER): starting in development mode.');
  process.env.NODE_ENV = 'development';
}
// In this same process, so that Ctrl+C reaches the server itself and it can close its database.
await import(pathToFileURL(join(root, 'packages', 'server', 'dist', 'main.mjs')).href);
