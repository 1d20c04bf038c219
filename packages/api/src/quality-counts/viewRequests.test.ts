// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../core/session/session.store.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { readViewCounts } from './viewRequests.ts';

beforeEach(() => {
  sessionStore.state = 'loggedIn';
});
afterEach(() => {
  vi.restoreAllMocks();
});

const queriesOf = (path: string) => new URL(path, 'http://x').searchParams.getAll('query[]');
const answer = (counts: readonly number[]) =>
  json({ '@id': '/api/quality_counts/views', '@type': 'ViewCounts', counts });

it('asks in as many calls as a server accepts, and keeps the order', async () => {
  const { sent } = fakeFetch(({ path }) => answer(queriesOf(path).map((one) => Number(one))));
  const short = Array.from({ length: 600 }, (_, index) => String(index));
  expect(await readViewCounts('watch-list', short)).toEqual(short.map(Number));
  expect(sent.map(({ path }) => queriesOf(path).length)).toEqual([250, 250, 100]);
});

it('keeps every address short, and asks for a long query on its own', async () => {
  const { sent } = fakeFetch(({ path }) => answer(queriesOf(path).map((one) => one.length)));
  const long = [2_000, 2_000, 2_000, 9_000, 10].map((length) => 'x'.repeat(length));
  expect(await readViewCounts('watch-list', long)).toEqual([2_000, 2_000, 2_000, 9_000, 10]);
  expect(sent.map(({ path }) => queriesOf(path).length)).toEqual([2, 1, 1, 1]);
});

it('leaves out what a refused call asked for, and fails where none is answered', async () => {
  const refused = () => json({ code: 'headers_too_large' }, 431);
  const long = 'x'.repeat(9_000);
  fakeFetch(({ path }) => (path.length > 8_000 ? refused() : answer([3])));
  expect(await readViewCounts('watch-list', ['', long])).toEqual([3, null]);
  await expect(readViewCounts('watch-list', [long])).rejects.toMatchObject({ status: 431 });
});
