import type { PointerEvent } from 'react';
import { formatInstant } from './dates.ts';

/**
 * Gives what the pointer comes to its full instant as a title; before that nobody can see one. A
 * table has a hundred dates, and the first zone name that a page asks for costs a browser 20 ms.
 * `at`: unix seconds.
 */
export const showInstant =
  (at: number) =>
  ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = formatInstant(at);
  };
