import { ref, snapshot } from 'valtio';
import type { Drafts } from '../../core/drafts/drafts.ts';
import { asApiError, type ApiError } from '../../core/errors.ts';
import { randomUuid } from '../../core/randomUuid.ts';
import type { ReviewedResource } from '../keys.ts';
import type { ReviewedRow } from '../rules.ts';
import type { ListUpdates } from './listUpdates.ts';
import { HOLD_MS, outboxStore, type OutboxItem, type OutboxState } from './outbox.store.ts';
import type { OutboxStorage } from './outboxStorage.ts';
import { inTime, outcomeOf, backoffAfter } from './outcome.ts';
import { touchedBy } from './sendReview.ts';

/** More than this many requests are under way only when the page goes away. */
const MAX_CONCURRENT = 3;
/** The bodies of requests that outlive their page: the browser takes 64 KB of them. */
const KEEPALIVE_BYTES = 60_000;

/** A decision as a form hands it over. */
export interface Posted {
  kind: ReviewedResource;
  row: ReviewedRow;
  values: unknown;
  form: unknown;
  draftKey: string;
  title: string;
  tab: string;
}

interface Parts {
  state?: OutboxState;
  storage: OutboxStorage;
  drafts: Pick<Drafts, 'create' | 'save' | 'remove'>;
  lists: Pick<ListUpdates, 'replace' | 'touch'>;
  send: (item: OutboxItem, keepalive: boolean) => Promise<ReviewedRow>;
  /** Why a decision was refused, in words. */
  words: (error: ApiError) => string;
  /** Whether anybody is signed in. */
  maySend: () => boolean;
}

const kept = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? ref(value) : value;
const plain = (item: OutboxItem): OutboxItem => ({ ...snapshot(item) });
const sizeOf = ({ values }: OutboxItem) => (JSON.stringify(values) ?? '').length * 3;

/**
 * Holds decisions for five seconds, in which they can be taken back, and sends them in their order.
 * One that gets no answer is sent again under the same key. One that is refused becomes a draft.
 */
export function createOutbox({
  state = outboxStore,
  storage,
  drafts,
  lists,
  send,
  words,
  maySend,
}: Parts) {
  const underWay = new Map<string, Promise<void>>();
  const tries = new Map<string, { count: number; nextAt: number }>();
  let pausedUntil = 0;
  let outages = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => state.items.find((item) => item.id === id);
  const isDue = (item: OutboxItem) => item.state !== 'failed' && !underWay.has(item.id);
  const dueAt = ({ id, state: now, heldUntil }: OutboxItem) =>
    Math.max(now === 'held' ? heldUntil : 0, tries.get(id)?.nextAt ?? 0, pausedUntil);
  const dropItem = (id: string) => {
    tries.delete(id);
    state.items = state.items.filter((item) => item.id !== id);
  };

  /** Sends what is due. Of two decisions about one row the first has to be answered first. */
  function pump(): void {
    clearTimeout(timer);
    if (!maySend()) return;
    const rows = new Set<string>();
    let next = Number.POSITIVE_INFINITY;
    for (const item of state.items.filter(({ state: now }) => now !== 'failed')) {
      const row = `${item.kind} ${item.rowId}`;
      if (isDue(item) && !rows.has(row) && underWay.size < MAX_CONCURRENT) {
        const at = dueAt(item);
        if (at <= Date.now()) begin(item, false);
        else next = Math.min(next, at);
      }
      rows.add(row);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(pump, next - Date.now());
  }

  function begin(item: OutboxItem, keepalive: boolean): void {
    item.state = 'sending';
    const count = (tries.get(item.id)?.count ?? 0) + 1;
    tries.set(item.id, { count, nextAt: 0 });
    const { id } = item;
    underWay.set(
      id,
      deliver(plain(item), count, keepalive).finally(() => {
        underWay.delete(id);
        pump();
      }),
    );
  }

  function hadAnswer(): void {
    state.waiting = undefined;
    pausedUntil = 0;
    outages = 0;
  }

  /** Everything waits. Tries that fail together are one outage. */
  function hadNoAnswer(outcome: 'network' | 'session'): void {
    state.waiting = outcome;
    if (Date.now() < pausedUntil) return;
    outages += 1;
    pausedUntil = Date.now() + backoffAfter(outages);
  }

  async function deliver(item: OutboxItem, count: number, keepalive: boolean): Promise<void> {
    const owner = state.userId;
    let row: ReviewedRow;
    try {
      row = await inTime(send(item, keepalive));
    } catch (failure) {
      await hadFailure(item, asApiError(failure), { count, owner });
      return;
    }
    hadAnswer();
    dropItem(item.id);
    lists.replace(item.kind, row);
    lists.touch(touchedBy(item.kind));
    void forget(item.id, owner);
    await settleRow(item.kind, item.rowId);
  }

  async function hadFailure(
    item: OutboxItem,
    error: ApiError,
    { count, owner }: { count: number; owner: number | undefined },
  ): Promise<void> {
    const outcome = outcomeOf(error, count);
    if (outcome === 'refused') await refuse(item, error, owner);
    else if (outcome === 'again')
      tries.set(item.id, { count, nextAt: Date.now() + backoffAfter(count) });
    else {
      tries.set(item.id, { count: count - 1, nextAt: 0 });
      hadNoAnswer(outcome);
    }
  }

  /** The row is decided about, so what failed before does not matter any more. */
  async function settleRow(kind: ReviewedResource, rowId: number): Promise<void> {
    const settled = state.items.filter(
      (item) => item.state === 'failed' && item.kind === kind && item.rowId === rowId,
    );
    for (const { id } of settled) await discard(id);
  }

  /** Drops a failed item, and the draft that it became. */
  async function discard(id: string): Promise<void> {
    if (find(id)?.state !== 'failed') return;
    dropItem(id);
    await forget(id, state.userId);
  }

  async function forget(id: string, owner: number | undefined): Promise<void> {
    if (owner !== undefined) await storage.remove(owner, id);
    await drafts.remove(id);
  }

  async function refuse(item: OutboxItem, error: ApiError, owner: number | undefined) {
    hadAnswer();
    const retriable = error.kind === 'server' || error.kind === 'contract';
    const change = { state: 'failed', why: words(error), retriable } as const;
    const shown = find(item.id);
    if (shown) Object.assign(shown, change);
    tries.delete(item.id);
    if (error.kind === 'conflict' || error.kind === 'notFound') lists.touch([[item.kind]]);
    if (owner === undefined) return;
    void storage.put(owner, { ...item, ...change });
    const draftOwner = { userId: owner, recordKey: `form-${item.draftKey}` };
    await drafts.save(draftOwner, drafts.create(item.form, null, item.id));
  }

  /** Ends all pauses: the network or the session is back. */
  function tryNow(): void {
    pausedUntil = 0;
    for (const [id, { count }] of tries) tries.set(id, { count, nextAt: 0 });
    pump();
  }

  /** Takes the stored items that belong to no other tab, now and when another tab is gone. */
  async function takeOver(): Promise<void> {
    const { userId } = state;
    if (userId === undefined) return;
    await storage.adopt(userId, (items) => {
      if (state.userId !== userId) return;
      for (const item of items.filter(({ id }) => !find(id)))
        state.items.push({
          ...item,
          values: kept(item.values),
          form: kept(item.form),
          state: item.state === 'failed' ? 'failed' : 'sending',
        });
      pump();
    });
  }

  /** Sends at once, while the page goes away, however many there are and whatever they waited for. */
  function leavePage(): void {
    if (!maySend()) return;
    let room = KEEPALIVE_BYTES;
    for (const item of state.items.filter(isDue)) {
      room -= sizeOf(item);
      begin(item, room >= 0);
    }
  }

  return {
    post({ kind, row, values, form, draftKey, title, tab }: Posted): OutboxItem {
      const item: OutboxItem = {
        id: randomUuid(),
        kind,
        rowId: row.id,
        reviewed: row.last_time_reviewed ?? null,
        title,
        values: kept(values),
        form: kept(form),
        draftKey,
        state: 'held',
        heldUntil: Date.now() + HOLD_MS,
        tab,
      };
      state.items.push({ ...item });
      if (state.userId !== undefined) void storage.put(state.userId, item);
      pump();
      return item;
    },
    undo(id?: string): OutboxItem | undefined {
      const held = state.items.findLast(
        (item) => item.state === 'held' && (id === undefined || item.id === id),
      );
      if (!held) return undefined;
      const item = plain(held);
      dropItem(item.id);
      if (state.userId !== undefined) void storage.remove(state.userId, item.id);
      return item;
    },
    async flush(): Promise<void> {
      const isOpen = ({ state: now }: OutboxItem) => now !== 'failed';
      const ids = new Set(state.items.filter(isOpen).map(({ id }) => id));
      for (const item of state.items) if (item.state === 'held') item.heldUntil = Date.now();
      tryNow();
      for (;;) {
        const open = [...underWay].flatMap(([id, work]) => (ids.has(id) ? [work] : []));
        if (open.length === 0) return;
        await Promise.race(open);
      }
    },
    tryNow,
    leavePage,
    /** Sends a failed item once more. */
    retry(id: string): void {
      const item = find(id);
      if (!item?.retriable) return;
      Object.assign(item, { state: 'sending', why: undefined, retriable: undefined });
      pump();
    },
    discard,
    settleRow,
    /** The items of this user are shown and sent from now on. */
    async enter(userId: number): Promise<void> {
      for (const item of state.items) void storage.put(userId, plain(item));
      await takeOver();
    },
    takeOver,
    /** The user is gone. The items stay stored. */
    leave(): void {
      clearTimeout(timer);
      state.items = [];
      state.waiting = undefined;
      tries.clear();
      underWay.clear();
      pausedUntil = 0;
      outages = 0;
    },
  };
}
