import dayjs from 'dayjs';
import type { PointerEvent } from 'react';

// Formatting a zone's name takes a quarter of a millisecond, so each offset from UTC is formatted once.
const zones = new Map<number, string>();

function zoneName(date: Date): string {
  const offset = date.getTimezoneOffset();
  const known = zones.get(offset);
  if (known !== undefined) return known;
  const name =
    new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  zones.set(offset, name);
  return name;
}

/** MM/DD/YYYY, in the browser's zone. `at`: unix seconds. */
export const formatDay = (at: number): string => dayjs.unix(at).format('MM/DD/YYYY');

/** MM/DD/YYYY HH:mm and the zone. `at`: unix seconds. */
export const formatMinute = (at: number): string =>
  `${dayjs.unix(at).format('MM/DD/YYYY HH:mm')} ${zoneName(new Date(at * 1000))}`;

/** MM/DD/YYYY HH:mm:ss and the zone. `at`: unix seconds. */
export const formatInstant = (at: number): string =>
  `${dayjs.unix(at).format('MM/DD/YYYY HH:mm:ss')} ${zoneName(new Date(at * 1000))}`;

/**
 * A pointer handler that sets the full instant as the title. A title that no pointer has reached is
 * never seen, and the first zone name of a page costs a browser 20 ms. `at`: unix seconds.
 */
export const showInstant =
  (at: number) =>
  ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = formatInstant(at);
  };
