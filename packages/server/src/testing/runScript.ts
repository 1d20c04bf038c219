import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { packageRoot } from '../db/packageRoot.ts';

/** Starts a script of this folder as a process of its own. */
export function runScript(name: string, args: string[] = []): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, ['--import', 'tsx', join(packageRoot, 'src', 'testing', name), ...args], { stdio: ['pipe', 'pipe', 'inherit'], cwd: packageRoot });
}
