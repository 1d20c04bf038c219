import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The report of a parser about one script. No part of the script is executed. */
export type ScriptReport = {
  lines: number;
  bytes: number;
  /** The names of the functions at the top of the script. */
  functions: readonly string[];
  classes: readonly string[];
  problems: readonly { line: number | null; message: string }[];
};

/** The worker is a file of its own, even in a build, and is in the same folder as this file. */
const workerFile = join(import.meta.dirname, 'phpWorker.mjs');
const TIMEOUT_MS = 10_000;

const unread = (code: string, message: string): ScriptReport => ({
  lines: code.split('\n').length,
  bytes: Buffer.byteLength(code),
  functions: [],
  classes: [],
  problems: [{ line: null, message }],
});

/**
 * Parses scripts as PHP 7.4 outside the main thread. The report of a script that takes too long
 * says so.
 */
export function checkPhp(codes: readonly string[]): Promise<readonly ScriptReport[]> {
  const worker = new Worker(workerFile, {
    execArgv: [], // The parent's flags are left out: a TypeScript loader would slow down the start.
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
