import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  if (existsSync(join(from, 'drizzle', 'meta', '_journal.json'))) return from;
  const parent = dirname(from);
  if (parent === from)
    throw new Error(`No folder "drizzle" with the migrations beside or above ${import.meta.url}`);
  return findRoot(parent);
}

const here = dirname(fileURLToPath(import.meta.url));

/** packages/server, both from source and from a bundle in its `dist`. */
export const packageRoot = findRoot(here);

/** True when this code runs from `dist`, where the database worker is an entry of its own. */
export const isBundled = here.startsWith(join(packageRoot, 'dist'));
