import dayjs from 'dayjs';

// Asking for a zone's name costs a quarter of a millisecond and a table asks a hundred times: one answer per offset from UTC.
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
