import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFolderPrefix } from './testFolderPrefix.ts';

/** Vitest calls it in its main process while the workers end. */
export function teardown(): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(testFolderPrefix(process.pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 20 });
}
