import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a parser says of one script. Nothing of it is executed. */
export type ScriptReport = {
  lines: number;
  bytes: number;
  /** The names at the top of the script. */
  functions: readonly string[];
  classes: readonly string[];
  problems: readonly { line: number | null; message: string }[];
};

/** The worker is a file of its own, also in a build, and stands beside this one. */
const workerFile = join(import.meta.dirname, 'phpWorker.mjs');
const TIMEOUT_MS = 10_000;

const unread = (code: string, message: string): ScriptReport => ({
  lines: code.split('\n').length,
  bytes: Buffer.byteLength(code),
  functions: [],
  classes: [],
  problems: [{ line: null, message }],
});

/** Parses scripts as PHP 7.4 off the main thread. A script that takes too long is reported as such. */
export function checkPhp(codes: readonly string[]): Promise<readonly ScriptReport[]> {
  const worker = new Worker(workerFile, {
    execArgv: [], // Without the parent's flags: a TypeScript loader would slow down the start.
    workerData: codes,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise((resolve) => {
    const giveUp = (message: string) => {
      void worker.terminate();
      resolve(codes.map((code) => unread(code, message)));
    };
    const timer = setTimeout(() => giveUp('Parsing took too long.'), TIMEOUT_MS);
    worker.once('message', (reports: readonly ScriptReport[]) => {
      clearTimeout(timer);
      resolve(reports);
      void worker.terminate();
    });
    worker.once('error', () => {
      clearTimeout(timer);
      giveUp('The code is too large to be parsed.');
    });
  });
}
