import type { PointerEvent } from 'react';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** MM/DD/YYYY, in the browser's zone. `at`: unix seconds. */
export function formatDay(at: number): string {
  const date = new Date(at * 1000);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map(twoDigits);
  return `${month}/${day}/${date.getFullYear()}`;
}

/** HH:mm, in the browser's zone. `at`: unix seconds. */
export function formatTime(at: number): string {
  const date = new Date(at * 1000);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * A pointer handler that sets the full instant as the title. A title that no pointer has reached is
 * never seen, so what formats it is loaded then. `at`: unix seconds.
 */
export const showInstant =
  (at: number) =>
  ({ currentTarget }: PointerEvent<HTMLElement>) => {
    void import('./instants.ts').then(
      ({ formatInstant }) => {
        currentTarget.title = formatInstant(at);
      },
      () => undefined, // without the script there is no title; the day stands there anyway
    );
  };
