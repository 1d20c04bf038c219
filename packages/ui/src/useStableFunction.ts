import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function that stays the same and calls the newest `run`. It is for code that outlives the
 * render, such as a late answer, a key handler or a memoised component. For a function that only
 * effects call, use an effect event.
 */
export function useStableFunction<A extends unknown[], R>(run: (...given: A) => R) {
  'use no memo'; // The React Compiler's cache code would cost more here than a closure.
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  const [call] = useState(
    () =>
      (...given: A): R =>
        newest.current(...given),
  );
  return call;
}
