import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { packageRoot } from '../db/packageRoot.ts';

type Options = { args?: string[]; env?: Record<string, string> };

/** Starts a module of this package, named by its path below `src`, as a process of its own. */
export function runScript(
  path: string,
  { args = [], env = {} }: Options = {},
): ChildProcessByStdio<Writable, Readable, null> {
  const script = join(packageRoot, 'src', path);
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: packageRoot,
    env: { ...process.env, ...env },
  });
}
