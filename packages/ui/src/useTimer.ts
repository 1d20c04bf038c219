import { useOwned } from './useOwned.ts';

function createTimer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(id);
  return {
    /** Calls `run` after `ms` milliseconds, unless the timer is started anew or cancelled before. */
    start: <A extends unknown[]>(run: (...given: A) => void, ms: number, ...given: A) => {
      cancel();
      id = setTimeout(run, ms, ...given);
    },
    cancel,
  };
}

/** A timer that is cancelled when the component unmounts. */
export const useTimer = () => useOwned(createTimer);
