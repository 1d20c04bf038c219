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
import { backoffAfter, outcomeOf, waitUntil } from './outcome.ts';

/** The largest number of requests under way at a time. There are more only when the page goes away. */
const MAX_CONCURRENT = 3;
/**
 * The largest size of the bodies of requests that outlive their page. The browser accepts 64 KB of
 * them.
 */
const KEEPALIVE_BYTES = 60_000;
/**
 * A try counts as lost when it has had no answer after this time, in milliseconds. The next try
 * asks for the answer again.
 */
const TRY_MS = 30_000;

/** A decision as a form posts it. */
export type Posted = Pick<OutboxItem, 'kind' | 'values' | 'form' | 'draftKey' | 'title' | 'tab'> & {
  row: ReviewedRow;
};

interface Parts {
  state?: OutboxState;
  storage: ReturnType<typeof createOutboxStorage>;
  drafts: Pick<Drafts, 'create' | 'save' | 'remove'>;
  lists: Pick<ListUpdates, 'replace' | 'touch'>;
  /**
   * Sends one try with the item's id as its idempotency key. With `keepalive` the request outlives
   * the page.
   */
  send: (item: OutboxItem, keepalive: boolean) => Promise<ReviewedRow>;
  /** Says in words why a decision was refused. */
  words: (error: ApiError) => string;
  /** Whether anybody is signed in. */
  maySend: () => boolean;
}

const kept = <T>(value: T): T => (typeof value === 'object' && value !== null ? ref(value) : value);
const isOpen = ({ state }: OutboxItem) => state !== 'failed';

/**
 * The outbox of one tab. An item has these states:
 *
 * - `held`: it is stored, and can be taken back for five seconds.
 * - `sending`: it is sent, in the order of posting and always with the same key, until there is an
 *   answer. When the server has saved it, it is removed.
 * - `failed`: the server has refused it. It says why, and what was entered is kept as a draft, until
 *   the item is sent again by hand, its row is decided about again, or somebody discards it.
 *
 * A new page begins with the items that `storage` hands to it, and sends them without holding them
 * again.
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

  /**
   * Sends the items that are due. Of two decisions about one row, the second waits for the answer
   * to the first.
   */
  function pump(): void {
    clearTimeout(timer);
    if (!maySend()) return;
    const rows = new Set<string>();
    let next = Number.POSITIVE_INFINITY;
    for (const item of state.items.filter(isOpen)) {
      const row = `${item.kind} ${item.rowId}`;
      if (!underWay.has(item.id) && !rows.has(row) && underWay.size < MAX_CONCURRENT) {
        const left = Math.max(waitUntil(item.heldUntil), waitUntil(pausedUntil));
        if (left === 0) begin(item, false);
        else next = Math.min(next, left);
      }
      rows.add(row);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(pump, next);
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

  /** Ends the waiting and the pause. */
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
      // Tries that fail at the same time count as one outage.
      if (waitUntil(pausedUntil) > 0) return;
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

  /** Drops a failed item and the draft that was made of it. */
  async function discard(id: string): Promise<void> {
    const item = find(id);
    if (item?.state !== 'failed') return;
    drop(id);
    await forget(item);
  }

  /** Drops the failed items about a row, because a later decision about the row has been made. */
  async function settleRow(kind: ReviewedResource, rowId: number): Promise<void> {
    for (const item of state.items)
      if (item.kind === kind && item.rowId === rowId) await discard(item.id);
  }

  /** Ends all pauses, because the network or the session is back. */
  function tryNow(): void {
    pausedUntil = 0;
    for (const item of state.items) if (item.state === 'sending') item.heldUntil = Date.now();
    pump();
  }

  return {
    /** Takes over a decision. It can be taken back for five seconds and is sent afterwards. */
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
    /**
     * Takes back a held item. Without an id it is the newest one. The result is undefined when no
     * such item is held any more.
     */
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
    /** Sends all items now. Resolves when each has its answer, or when the network is lost. */
    async flush(): Promise<void> {
      const ids = state.items.filter(isOpen).map(({ id }) => id);
      for (const item of state.items) item.heldUntil = Date.now();
      tryNow();
      while (ids.some((id) => underWay.has(id))) await Promise.race(underWay.values());
    },
    tryNow,
    /** Sends all items at once while the page goes away, even those that waited for something. */
    leavePage(): void {
      if (!maySend()) return;
      let room = KEEPALIVE_BYTES;
      for (const item of state.items.filter(isOpen)) {
        if (underWay.has(item.id)) continue;
        room -= (JSON.stringify(item.values) ?? '').length * 3;
        begin(item, room >= 0);
      }
    },
    /** Sends a failed item once more, if another try may succeed. */
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
    /**
     * Takes over the stored items of the user that no other tab sends, now and whenever another tab
     * is gone.
     */
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
    /** Forgets the items of a user who is gone. They stay stored. */
    leave(): void {
      clearTimeout(timer);
      state.items = [];
      underWay.clear();
      hadAnswer();
    },
  };
}
