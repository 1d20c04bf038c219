import dayjs from 'dayjs';

let zone: Intl.DateTimeFormat | undefined; // made when the first instant is shown: it costs a millisecond

function zoneName(date: Date): string {
  zone ??= new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
  return zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** MM/DD/YYYY, in the browser's zone. `at`: unix seconds. */
export const formatDay = (at: number): string => dayjs.unix(at).format('MM/DD/YYYY');

/** MM/DD/YYYY HH:mm and the zone. `at`: unix seconds. */
export const formatMinute = (at: number): string => `${dayjs.unix(at).format('MM/DD/YYYY HH:mm')} ${zoneName(new Date(at * 1000))}`;

/** MM/DD/YYYY HH:mm:ss and the zone. `at`: unix seconds. */
export const formatInstant = (at: number): string => `${dayjs.unix(at).format('MM/DD/YYYY HH:mm:ss')} ${zoneName(new Date(at * 1000))}`;
