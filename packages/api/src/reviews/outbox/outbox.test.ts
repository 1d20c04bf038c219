// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserDrafts } from '../../core/drafts/drafts.ts';
import { page } from '../../core/session/browser.ts';
import { sessionStore } from '../../core/session/session.store.ts';
import { signOut } from '../../core/session/session.ts';
import { fakeFetch, json, type Sent } from '../../testing/fakeFetch.ts';
import type { ReviewedResource } from '../keys.ts';
import { HOLD_MS } from './outbox.store.ts';
import { flush, onTakenBack, outboxStore, post, takeBack } from './outbox.ts';

/** Another one in each test: what a test leaves is stored under its own. */
let user = 4;
const values = { action: 'do_nothing', note: '<p>Fine.</p>' };
const decide = (kind: ReviewedResource = 'daily-job-shifts', id = 12) =>
  post({
    kind,
    row: { id, last_time_reviewed: 1_795_239_600 },
    values,
    form: { note: '<p>Fine.</p>' },
    draftKey: `daily-job-shift-review-${id}`,
    tab: 'daily-job-shift',
    title: 'Acme: Do Nothing',
  });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const reviewsOf = (sent: readonly Sent[]) => sent.filter(({ path }) => path.endsWith('/review'));
const saved = () =>
  json({
    id: 12,
    entity: { id: 7, company_name: 'Acme' },
    scrape: { id: 8, name: 'Acme Workday' },
    last_time_reviewed: 1_795_239_700,
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(page, 'goTo').mockImplementation(() => undefined);
  sessionStore.state = 'loggedIn';
  user += 1;
  outboxStore.userId = user;
});
afterEach(async () => {
  outboxStore.userId = undefined;
  await pass(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a decision of the outbox', () => {
  it.each([
    ['daily-job-shifts', 'POST', '/api/daily_job_shifts/12/review', 'DailyJobShift'],
    ['watch-lists', 'PUT', '/api/watch_lists/12/review', 'WatchList'],
    ['monitored-entities', 'PUT', '/api/monitored_entities/12/review', 'MonitoredEntity'],
    ['review-readies', 'PUT', '/api/review_readies/12/review', 'ReviewReady'],
    ['pit-stops', 'PUT', '/api/pit_stops/12/review', 'PitStop'],
  ] as const)(
    'H-OUT-001 of %s is sent to its review, on the version that was seen',
    async (kind, method, path, type) => {
      const { sent } = fakeFetch(() => new Promise<Response>(() => undefined));
      const { id } = decide(kind);
      await pass(HOLD_MS);
      expect(sent).toMatchObject([{ method, path, body: values, keepalive: false }]);
      expect(sent[0]?.headers.get('if-match')).toBe(`"${type}-12-1795239600"`);
      expect(sent[0]?.headers.get('idempotency-key')).toBe(id);
    },
  );

  it('H-OUT-005 is sent again under its key when the network is back', async () => {
    let isOnline = false;
    const { sent } = fakeFetch(() => (isOnline ? saved() : new Error('lost')));
    const { id } = decide();
    await pass(HOLD_MS);
    expect(outboxStore.waiting).toBe('network');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([id, id]);
    expect(outboxStore).toMatchObject({ items: [], waiting: undefined });
  });

  it('H-OUT-011 is sent at once, by a request that outlives the page, when the page is hidden or goes away', async () => {
    const { sent } = fakeFetch(() => new Promise<Response>(() => undefined));
    decide('daily-job-shifts', 12);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    decide('daily-job-shifts', 13);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.map(({ path, keepalive }) => [path, keepalive])).toEqual([
      ['/api/daily_job_shifts/12/review', true],
      ['/api/daily_job_shifts/13/review', true],
    ]);
  });

  it('H-OUT-010 is sent before a sign-out, which waits for its answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { sent } = fakeFetch(({ path }) =>
      path.endsWith('/review')
        ? new Promise<Response>((done) => {
            answer = done;
          })
        : json({ url: 'https://idp.test/logout' }),
    );
    decide();
    const out = signOut();
    await pass(1000);
    expect(sent.map(({ path }) => path)).toEqual(['/api/daily_job_shifts/12/review']);
    answer(saved());
    await pass(0);
    await out;
    expect(sent.map(({ path }) => path).at(-1)).toMatch(/logout$/);
    expect(sessionStore.state).toBe('loggedOut');
  });

  it('H-OUT-010 does not hold up a sign-out for longer than three seconds, and stays stored', async () => {
    const { sent } = fakeFetch(({ path }) =>
      path.endsWith('/review')
        ? new Promise<Response>(() => undefined)
        : json({ url: 'https://idp.test/logout' }),
    );
    decide();
    const out = signOut();
    await pass(2999);
    expect(sent).toHaveLength(1);
    await pass(1);
    await out;
    expect(sent).toHaveLength(2);
    outboxStore.userId = undefined;
    await pass(60_000);
    expect(outboxStore.items).toEqual([]);
    expect(reviewsOf(sent)).toHaveLength(1);
    // The same user again, in the same page.
    sessionStore.state = 'loggedIn';
    outboxStore.userId = user;
    await pass(0);
    expect(reviewsOf(sent)).toHaveLength(2);
  });

  it('H-OUT-012 of a tab that is gone is looked for when an entry comes, and not when one is removed', async () => {
    const { sent } = fakeFetch(() => new Promise<Response>(() => undefined));
    const item = decide();
    const [name = ''] = Object.keys(localStorage);
    const left = { ...item, id: 'left', userId: user, page: 'gone', state: 'sending' };
    const key = name.replace(item.id, left.id);
    localStorage.setItem(key, JSON.stringify(left));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await pass(HOLD_MS);
    expect(reviewsOf(sent).map(({ headers }) => headers.get('idempotency-key'))).toEqual([item.id]);
    expect(outboxStore.items.map(({ id }) => id)).toEqual([item.id]);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    await pass(1000);
    expect(outboxStore.items.map(({ id }) => id)).toEqual([item.id, left.id]);
  });

  it('H-OUT-019 goes back to the form that waits for it, and else becomes a draft', async () => {
    const { sent } = fakeFetch(saved);
    const take = vi.fn<Parameters<typeof onTakenBack>[0]>();
    const stop = onTakenBack(take);
    const first = decide();
    expect(takeBack()).toMatchObject({ item: { id: first.id }, isDraft: false });
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ form: { note: '<p>Fine.</p>' } }));
    stop();
    decide();
    expect(takeBack()).toMatchObject({ isDraft: true });
    expect(takeBack()).toBeUndefined();
    const owner = { userId: user, recordKey: 'form-daily-job-shift-review-12' };
    const drafts = browserDrafts.list(owner);
    await pass(2000);
    expect(await drafts).toMatchObject([{ values: { note: '<p>Fine.</p>' }, base: null }]);
    await flush();
    expect(sent).toEqual([]);
  });
});
