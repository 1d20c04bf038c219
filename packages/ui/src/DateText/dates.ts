const two = (value: number) => String(value).padStart(2, '0');
const zones = new Map<string, Intl.DateTimeFormat>();

function zoneName(date: Date): string {
  const format = zones.get('zone') ?? new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
  zones.set('zone', format);
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** MM/DD/YYYY, in the browser's zone. `at`: unix seconds. */
export function formatDay(at: number): string {
  const date = new Date(at * 1000);
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}

/** MM/DD/YYYY HH:mm and the zone. `at`: unix seconds. */
export function formatMinute(at: number): string {
  const date = new Date(at * 1000);
  return `${formatDay(at)} ${two(date.getHours())}:${two(date.getMinutes())} ${zoneName(date)}`;
}

/** MM/DD/YYYY HH:mm:ss and the zone. `at`: unix seconds. */
export function formatInstant(at: number): string {
  const date = new Date(at * 1000);
  return `${formatDay(at)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())} ${zoneName(date)}`;
}
