import { findProblems } from './findProblems.ts';
import type { PhpCheck } from './phpWorker.ts';

const check = (code: string): PhpCheck => {
  try {
    return { problems: findProblems(code) };
  } catch (cause) {
    const isDeep = cause instanceof RangeError;
    const why = isDeep
      ? 'The code is nested too deeply to be checked.'
      : 'The code could not be checked.';
    return { unchecked: why };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(check(data)));
