import dayjs from 'dayjs';

// A cache of zone names by UTC offset, because formatting one takes a quarter of a millisecond.
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

/** Formats an instant as MM/DD/YYYY HH:mm and the time zone. `at`: Unix seconds. */
export const formatMinute = (at: number): string =>
  `${dayjs.unix(at).format('MM/DD/YYYY HH:mm')} ${zoneName(new Date(at * 1000))}`;

/** Formats an instant as MM/DD/YYYY HH:mm:ss and the time zone. `at`: Unix seconds. */
export const formatInstant = (at: number): string =>
  `${dayjs.unix(at).format('MM/DD/YYYY HH:mm:ss')} ${zoneName(new Date(at * 1000))}`;
