/**
 * Noon of a calendar day, `YYYY-MM-DD`, in the browser's zone, in Unix seconds. A day has no time,
 * and only an instant of the browser's own day is shown as that day in every zone. A change of the
 * clocks does not move noon to another day. It is undefined for a text that is not a day.
 */
export function noonOf(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number);
  const noon = new Date(year ?? 0, (month ?? 0) - 1, date, 12);
  const exists = noon.getFullYear() === year && noon.getDate() === date;
  return exists ? Math.floor(noon.getTime() / 1000) : undefined;
}
