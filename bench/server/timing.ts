import type { Browser } from '@console/server/auth/testing/browser';
import { slowest, spread, type Spread } from './spread.ts';
import type { Yardstick } from './yardstick.ts';

export type Effort = { rounds: number; seconds: number };
/** One line of the table; times in milliseconds, memory in megabytes. */
export type Figure = {
  measure: string;
  unit: 'ms' | 'MB' | 'x' | '/s';
  /** At most so much, on either engine. */
  target?: readonly [pglite: number, postgres: number];
  /** Milliseconds that the yardstick took just before. */
  floor?: number;
} & Spread;
export type Take = (
  measure: string,
  times: () => Promise<Spread>,
  target?: Figure['target'],
) => Promise<Figure>;

type Init = Parameters<Browser['fetch']>[1];

/**
 * A session lasts longer than its access token, as in the console. A request that is refused with
 * 401 is repeated after a refresh, and only the repeated one is timed.
 */
async function answerOf(
  browser: Browser,
  path: string,
  init?: Init,
): Promise<{ response: Response; from: number }> {
  const from = performance.now();
  const response = await browser.fetch(path, init);
  if (response.status !== 401) return { response, from };
  await browser.post('/oauth-agent/refresh');
  const again = performance.now();
  return { response: await browser.fetch(path, init), from: again };
}

export async function timed(browser: Browser, path: string): Promise<number> {
  const { response, from } = await answerOf(browser, path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - from;
}

export async function repeat(browser: Browser, path: string, rounds: number): Promise<Spread> {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await timed(browser, path);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(browser, path));
  return spread(times);
}

/** Totals are remembered until something is written: what a reader waits for right after a write. */
export async function afterWrite(browser: Browser, path: string, rounds: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const aliases = [{ alias: `Round ${round}`, type: 'name', purpose: 'synonym' }];
    const {
      response: { status },
    } = await answerOf(browser, '/api/entities/4711/aliases/batch', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: { aliases },
    });
    if (status !== 200) throw new Error(`The write answered ${status}`);
    times.push(await timed(browser, path));
  }
  return spread(times);
}

export async function slowestOf(
  browser: Browser,
  paths: readonly string[],
  rounds: number,
): Promise<Spread> {
  const spreads: Spread[] = [];
  for (const path of paths) spreads.push(await repeat(browser, path, rounds));
  return slowest(spreads);
}

/** Downloads a file. Milliseconds to its first byte and to its end. */
export async function firstByteOf(
  browser: Browser,
  path: string,
): Promise<{ firstByte: number; all: number }> {
  const { response, from } = await answerOf(browser, path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const reader = response.body?.getReader();
  let firstByte = Number.NaN;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    if (Number.isNaN(firstByte)) firstByte = performance.now() - from;
  }
  return { firstByte, all: performance.now() - from };
}

/**
 * Measures with the yardstick just before each figure.
 *
 * @param bare gets every time that the yardstick took
 */
export const besideYardstick =
  (yardstick: Yardstick, bare: number[] = []): Take =>
  async (measure, times, target) => {
    const beside = await yardstick.sample();
    bare.push(...beside);
    return { measure, unit: 'ms', target, floor: spread(beside).median, ...(await times()) };
  };
