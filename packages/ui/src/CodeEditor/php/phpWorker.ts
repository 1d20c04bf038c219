import type { CodeProblem } from './codeProblem.ts';
import type { PhpFormat } from './formatPhp.ts';
import { newestAnswer } from './newestAnswer.ts';

/** The problems of a text in its order, or the reason why it could not be checked. */
export type PhpCheck = { problems: readonly CodeProblem[] } | { unchecked: string };

export interface PhpWorker {
  /**
   * Finds the problems of PHP 7.4 code. Never rejects. It resolves with `undefined` if a newer
   * check has made this one obsolete.
   */
  check: (code: string) => Promise<PhpCheck | undefined>;
  /**
   * See `formatPhp`. Never rejects. It resolves with `undefined` if a newer call has made this one
   * obsolete.
   */
  format: (code: string) => Promise<PhpFormat | undefined>;
  /** Ends the workers. Every open call resolves with `undefined`. A later call starts them again. */
  dispose: () => void;
}

const CHECK_TIMEOUT_MS = 10_000;
const FORMAT_TIMEOUT_MS = 30_000; // enough to format a megabyte twice

/**
 * Checks and formats PHP off the main thread. Each task has a worker of its own that starts with
 * the first call, so that checking does not load the formatter and does not wait for a long
 * format.
 */
export function createPhpWorker(): PhpWorker {
  const checks = newestAnswer<PhpCheck>(
    () => new Worker(new URL('./checkPhp.worker.ts', import.meta.url), { type: 'module' }),
    CHECK_TIMEOUT_MS,
    { unchecked: 'The code could not be checked.' },
  );
  const formats = newestAnswer<PhpFormat>(
    () => new Worker(new URL('./formatPhp.worker.ts', import.meta.url), { type: 'module' }),
    FORMAT_TIMEOUT_MS,
    { refused: 'The formatter did not answer. Nothing was changed.' },
  );
  return {
    check: checks.ask,
    format: formats.ask,
    dispose: () => {
      checks.dispose();
      formats.dispose();
    },
  };
}
