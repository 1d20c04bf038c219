import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test';
import { shiftClock } from './shiftClock.mjs';

/** Where the browsers of the journeys are, and their server. */
export const TIME_ZONE = 'America/New_York';

const DAY_MS = 86_400_000;

/** How far the clocks in the time zone of the journeys are from UTC at a moment, in milliseconds. */
function offsetAt(moment: number): number {
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone: TIME_ZONE });
  return Date.parse(`${local}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The moment at which the clocks there show this time, such as 2026-12-31T21:00. */
function momentOf(local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}

let ahead = 0;
/** Sets the clock of the journeys of this worker; without a time it is the actual one. */
export function startClock(today: string | undefined): number {
  ahead = today ? momentOf(today) - Date.now() : 0;
  return ahead;
}

/** The time of the server and of the pages. */
export const now = () => Date.now() + ahead;

/** Sets the clock of all pages of a context. */
export const setClockOf = async (context: BrowserContext) => {
  if (ahead !== 0) await context.addInitScript(shiftClock, ahead);
};

/**
 * Opens an address with a clock that goes on with `page.clock.runFor` only, and lets it go on until
 * all of this is shown.
 */
export async function openWithHeldClock(page: Page, address: string, ...shown: Locator[]) {
  const time = now();
  // Before it is held it runs: it may not be past that time by then.
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time);
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(50);
    for (const part of shown) await expect(part).toBeVisible({ timeout: 250 });
  }).toPass();
}

/** The day so many days from now where the browser is, as a date field names it. */
export function dayIn(days: number): string {
  const today = new Date(now()).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The dates at which the journeys with the tag `@date` run as well, each the next one that comes.
 * In the evening of 31 December the year has changed in UTC.
 */
export function dates(): Record<string, string> {
  const days = Array.from({ length: 366 }, (_, days) => dayIn(days + 1));
  const changes = (day: string, by: number) =>
    offsetAt(momentOf(`${day}T12:00`)) - offsetAt(momentOf(`${day}T00:00`)) === by * 3_600_000;
  const next = (is: (day: string) => boolean, time: string) => `${days.find(is)}T${time}`;
  return {
    'on a Sunday': next((day) => new Date(day).getUTCDay() === 0, '12:00'),
    'on 31 December': next((day) => day.endsWith('-12-31'), '21:00'),
    'when summer time begins': next((day) => changes(day, 1), '12:00'),
    'when summer time ends': next((day) => changes(day, -1), '12:00'),
  };
}
