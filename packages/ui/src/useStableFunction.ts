import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function that stays the same and calls the newest `run`. It serves code that outlives the
 * render: a late answer, a key, a memoised part. What only effects call is an effect event.
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
