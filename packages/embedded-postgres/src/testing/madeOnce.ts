import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache');

/**
 * The folder that `make` fills, which later runs of the tests use again. Its name tells what it
 * depends on.
 */
export async function madeOnce(
  kind: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const parent = join(cache, kind);
  const made = join(parent, name);
  if (existsSync(made)) return made;
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(join(parent, 'draft-'));
  await make(draft);
  try {
    renameSync(draft, made);
  } catch {
    // Another process has made it in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return made;
}
