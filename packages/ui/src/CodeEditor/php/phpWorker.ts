import type { CodeProblem } from './codeProblem.ts';
import type { PhpFormat } from './formatPhp.ts';
import { newestAnswer } from './newestAnswer.ts';

/** The problems of a text, none or the first, or why it could not be checked. */
export type PhpCheck = { problems: readonly CodeProblem[] } | { unchecked: string };

export interface PhpWorker {
  /**
   * The syntax errors of PHP 7.4; of a text with several the first. Never rejects; `undefined`
   * where a newer check made this one moot.
   */
  check: (code: string) => Promise<PhpCheck | undefined>;
  /** See `formatPhp`. Never rejects; `undefined` where a newer call made this one moot. */
  format: (code: string) => Promise<PhpFormat | undefined>;
  /** Ends the workers and makes every open call moot. A later call starts them again. */
  dispose: () => void;
}

const CHECK_TIMEOUT_MS = 10_000;
const FORMAT_TIMEOUT_MS = 30_000; // a megabyte, twice

/**
 * Checks and formats PHP off the main thread, each in a worker that starts with the first call, so
 * that checking does not load the formatter and a long format holds up no check.
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
