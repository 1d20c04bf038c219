import type { PointerEvent } from 'react';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Formats a day as MM/DD/YYYY in the browser's time zone. `at`: Unix seconds. */
export function formatDay(at: number): string {
  const date = new Date(at * 1000);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map(twoDigits);
  return `${month}/${day}/${date.getFullYear()}`;
}

/** Formats a time as HH:mm in the browser's time zone. `at`: Unix seconds. */
export function formatTime(at: number): string {
  const date = new Date(at * 1000);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/**
 * A pointer handler that sets the full instant as the title. The formatter loads on the first
 * hover, because a title is not visible before. `at`: Unix seconds.
 */
export const showInstant =
  (at: number) =>
  ({ currentTarget }: PointerEvent<HTMLElement>) => {
    void import('./instants.ts').then(
      ({ formatInstant }) => {
        currentTarget.title = formatInstant(at);
      },
      // If the formatter fails to load, there is no title, but the day is still shown.
      () => undefined,
    );
  };
