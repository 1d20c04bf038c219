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

/** The folder packages/server, whether the code runs from source or from a bundle in its `dist`. */
export const packageRoot = findRoot(here);

/** True when the code runs from `dist`, where the database worker is a bundle of its own. */
export const isBundled = here.startsWith(join(packageRoot, 'dist'));
