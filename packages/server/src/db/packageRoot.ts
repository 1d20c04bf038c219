import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(from: string): string {
  const found = [from, join(from, 'server')].find((folder) =>
    existsSync(join(folder, 'drizzle', 'meta', '_journal.json')),
  );
  if (found !== undefined) return found;
  const parent = dirname(from);
  if (parent === from)
    throw new Error(`No folder "drizzle" with the migrations beside or above ${import.meta.url}`);
  return findRoot(parent);
}

/**
 * The folder packages/server. It is found whether the code runs from source, from its bundle, or
 * from the bundle of packages/development beside it.
 */
export const packageRoot = findRoot(import.meta.dirname);
