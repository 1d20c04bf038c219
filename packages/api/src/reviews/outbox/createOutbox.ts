import { ref, snapshot } from 'valtio';
import type { Drafts } from '../../core/drafts/drafts.ts';
import { asApiError, offlineError, type ApiError } from '../../core/errors.ts';
import { randomUuid } from '../../core/randomUuid.ts';
import type { ReviewedResource } from '../keys.ts';
import { REVIEW_CALLS } from '../kinds.ts';
import type { ReviewedRow } from '../rules.ts';
import type { ListUpdates } from './listUpdates.ts';
import { HOLD_MS, outboxStore, type OutboxState } from './outbox.store.ts';
import type { OutboxItem } from './outboxItem.ts';
import type { createOutboxStorage } from './outboxStorage.ts';
import { backoffAfter, outcomeOf } from './outcome.ts';

/** More than this many requests are under way only when the page goes away. */
const MAX_CONCURRENT = 3;
/** The bodies of requests that outlive their page: the browser takes 64 KB of them. */
const KEEPALIVE_BYTES = 60_000;
/** A try without an answer counts as lost after this time. A later answer is asked for again. */
const TRY_MS = 30_000;

/** A decision as a form hands it over. */
export type Posted = Pick<OutboxItem, 'kind' | 'values' | 'form' | 'draftKey' | 'title' | 'tab'> & {
  row: ReviewedRow;
};

interface Parts {
  state?: OutboxState;
  storage: ReturnType<typeof createOutboxStorage>;
  drafts: Pick<Drafts, 'create' | 'save' | 'remove'>;
  lists: Pick<ListUpdates, 'replace' | 'touch'>;
  /** Sends one try under the item's id as idempotency key. With `keepalive` it outlives the page. */
  send: (item: OutboxItem, keepalive: boolean) => Promise<ReviewedRow>;
  /** Why a decision was refused, in words. */
  words: (error: ApiError) => string;
  /** Whether anybody is signed in. */
  maySend: () => boolean;
}

const kept = <T>(value: T): T => (typeof value === 'object' && value !== null ? ref(value) : value);
const isOpen = ({ state }: OutboxItem) => state !== 'failed';

/**
 * The outbox of one tab. The life of an item:
 *
 * - `held`: it is stored, and can be taken back for five seconds.
 * - `sending`: it is sent, in the order of posting, until there is an answer, under one key. When the
 *   server has saved it, it is removed.
 * - `failed`: the server refused it. It is a draft, and says why, until it is sent again by hand, its
 *   row is decided about again, or somebody discards it.
 *
 * A new page begins with what `storage` hands to it, and sends it without holding it again.
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
  let pausedUntil = 0;
  let outages = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => state.items.find((item) => item.id === id);
  const add = (item: OutboxItem) =>
    state.items.push({ ...item, values: kept(item.values), form: kept(item.form) });
  const drop = (id: string) => {
    state.items = state.items.filter((item) => item.id !== id);
  };
  const store = (item: OutboxItem) => {
    if (item.userId !== undefined && !storage.put(item)) state.tabOnly = true;
  };

  /** Sends what is due. Of two decisions about one row the first has to be answered first. */
  function pump(): void {
    clearTimeout(timer);
    if (!maySend()) return;
    const rows = new Set<string>();
    let next = Number.POSITIVE_INFINITY;
    for (const item of state.items.filter(isOpen)) {
      const row = `${item.kind} ${item.rowId}`;
      if (!underWay.has(item.id) && !rows.has(row) && underWay.size < MAX_CONCURRENT) {
        const at = Math.max(item.heldUntil, pausedUntil);
        if (at <= Date.now()) begin(item, false);
        else next = Math.min(next, at);
      }
      rows.add(row);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(pump, next - Date.now());
  }

  function begin(item: OutboxItem, keepalive: boolean): void {
    item.state = 'sending';
    const sent = { ...snapshot(item) };
    const late = new Promise<never>((_, lose) => {
      setTimeout(() => lose(offlineError()), TRY_MS);
    });
    const ended = Promise.race([send(sent, keepalive), late])
      .then(
        (row) => hadRow(sent, row),
        (failure) => hadFailure(sent, asApiError(failure)),
      )
      .finally(() => {
        underWay.delete(sent.id);
        pump();
      });
    underWay.set(sent.id, ended);
  }

  /** Nothing waits any more. */
  function hadAnswer(): void {
    state.waiting = undefined;
    pausedUntil = 0;
    outages = 0;
  }

  async function hadRow(item: OutboxItem, row: ReviewedRow): Promise<void> {
    hadAnswer();
    drop(item.id);
    lists.replace(item.kind, row);
    lists.touch(REVIEW_CALLS[item.kind].touches);
    void forget(item);
    await settleRow(item.kind, item.rowId);
  }

  async function hadFailure(item: OutboxItem, error: ApiError): Promise<void> {
    const unclear = (item.unclear ?? 0) + 1;
    const outcome = outcomeOf(error, unclear);
    if (outcome === 'refused') {
      await refuse(item, error);
    } else if (outcome === 'again') {
      const heldUntil = Date.now() + backoffAfter(unclear);
      Object.assign(find(item.id) ?? {}, { unclear, heldUntil });
    } else {
      state.waiting = outcome;
      // Tries that fail together are one outage.
      if (Date.now() < pausedUntil) return;
      outages += 1;
      pausedUntil = Date.now() + backoffAfter(outages);
    }
  }

  async function refuse(item: OutboxItem, error: ApiError): Promise<void> {
    hadAnswer();
    const retriable = error.kind === 'server' || error.kind === 'contract';
    const change = { state: 'failed', why: words(error), retriable } as const;
    Object.assign(find(item.id) ?? {}, change);
    store({ ...item, ...change });
    if (error.kind === 'conflict' || error.kind === 'notFound') lists.touch([[item.kind]]);
    await keepAsDraft(item);
  }

  /** Keeps what was entered as a draft of the same form. */
  async function keepAsDraft({ userId, draftKey, form, id }: OutboxItem): Promise<void> {
    if (userId === undefined) return;
    await drafts.save({ userId, recordKey: `form-${draftKey}` }, drafts.create(form, null, id));
  }

  async function forget(item: OutboxItem): Promise<void> {
    storage.remove(item);
    await drafts.remove(item.id);
  }

  /** Drops a failed item, and the draft that it became. */
  async function discard(id: string): Promise<void> {
    const item = find(id);
    if (item?.state !== 'failed') return;
    drop(id);
    await forget(item);
  }

  /** Drops what failed about a row, because it has been decided about since. */
  async function settleRow(kind: ReviewedResource, rowId: number): Promise<void> {
    for (const item of state.items)
      if (item.kind === kind && item.rowId === rowId) await discard(item.id);
  }

  /** Ends all pauses: the network or the session is back. */
  function tryNow(): void {
    pausedUntil = 0;
    for (const item of state.items) if (item.state === 'sending') item.heldUntil = Date.now();
    pump();
  }

  return {
    /** Takes over a decision: it can be taken back for five seconds and is sent then. */
    post({ row, ...given }: Posted): OutboxItem {
      const item: OutboxItem = {
        ...given,
        id: randomUuid(),
        userId: state.userId,
        rowId: row.id,
        reviewed: row.last_time_reviewed ?? null,
        state: 'held',
        heldUntil: Date.now() + HOLD_MS,
      };
      store(item);
      add(item);
      pump();
      return item;
    },
    /** Takes back a held item, the newest without an id. Undefined where none is held any more. */
    undo(id?: string): OutboxItem | undefined {
      const held = state.items.findLast(
        (item) => item.state === 'held' && (id === undefined || item.id === id),
      );
      if (!held) return undefined;
      const item = { ...snapshot(held) };
      drop(item.id);
      storage.remove(item);
      return item;
    },
    /** Sends all now. Resolves when each has its answer, or the network is lost. */
    async flush(): Promise<void> {
      const ids = state.items.filter(isOpen).map(({ id }) => id);
      for (const item of state.items) item.heldUntil = Date.now();
      tryNow();
      while (ids.some((id) => underWay.has(id))) await Promise.race(underWay.values());
    },
    tryNow,
    /** Sends at once, while the page goes away, however many there are and whatever they waited for. */
    leavePage(): void {
      if (!maySend()) return;
      let room = KEEPALIVE_BYTES;
      for (const item of state.items.filter(isOpen)) {
        if (underWay.has(item.id)) continue;
        room -= (JSON.stringify(item.values) ?? '').length * 3;
        begin(item, room >= 0);
      }
    },
    /** Sends a failed item once more, where another try may succeed. */
    retry(id: string): void {
      const item = find(id);
      if (!item?.retriable) return;
      const fresh = { state: 'sending', heldUntil: 0, unclear: 0, why: undefined };
      Object.assign(item, { ...fresh, retriable: undefined });
      pump();
    },
    discard,
    settleRow,
    keepAsDraft,
    /** Takes the stored items of the user that no other tab sends, now and when one is gone. */
    takeOver(): void {
      const { userId } = state;
      if (userId === undefined) return;
      storage.adopt(userId, (items) => {
        if (state.userId !== userId) return;
        for (const item of items.filter(({ id }) => !find(id)))
          add({ ...item, state: isOpen(item) ? 'sending' : 'failed', heldUntil: Date.now() });
        pump();
      });
    },
    /** The user is gone. The items stay stored. */
    leave(): void {
      clearTimeout(timer);
      state.items = [];
      underWay.clear();
      hadAnswer();
    },
  };
}
