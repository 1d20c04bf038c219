import { subscribeKey } from 'valtio/utils';
import { browserDrafts } from '../../core/drafts/drafts.ts';
import { sessionStore } from '../../core/session/session.store.ts';
import { beforeSignOut } from '../../core/session/session.ts';
import type { ReviewedResource } from '../keys.ts';
import { createOutbox, type Posted } from './createOutbox.ts';
import { createListUpdates, type CacheWriter } from './listUpdates.ts';
import { outboxStore, type OutboxItem } from './outbox.store.ts';
import { isNewEntry } from './outboxEntries.ts';
import { createOutboxStorage } from './outboxStorage.ts';
import { refusalText } from './outcome.ts';
import { sendReview } from './sendReview.ts';

export { outboxStore, type OutboxItem } from './outbox.store.ts';

const lists = createListUpdates();
let formatAt: ((at: number) => string) | undefined;

const outbox = createOutbox({
  storage: createOutboxStorage(),
  drafts: browserDrafts,
  lists,
  send: sendReview,
  words: (error) => refusalText(error, formatAt),
  maySend: () => sessionStore.state !== 'loggedOut' && sessionStore.state !== 'expired',
});

let owner = outboxStore.userId;
if (owner !== undefined) void outbox.enter(owner);
subscribeKey(outboxStore, 'userId', (userId) => {
  if (owner !== undefined) outbox.leave();
  owner = userId;
  if (userId !== undefined) void outbox.enter(userId);
});
/** The entries of another tab are looked at once it has been quiet for this long. */
const QUIET_MS = 1000;
let soon: ReturnType<typeof setTimeout> | undefined;
addEventListener('storage', (event) => {
  if (!isNewEntry(event)) return;
  clearTimeout(soon);
  soon = setTimeout(() => void outbox.takeOver(), QUIET_MS);
});

subscribeKey(sessionStore, 'state', (state) => {
  if (state === 'loggedIn') outbox.tryNow();
});
beforeSignOut(outbox.flush);
addEventListener('online', outbox.tryNow);
addEventListener('pagehide', outbox.leavePage);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') outbox.leavePage();
});

/** Takes over a decision: it can be taken back for five seconds and is sent then. */
export const post = (item: Posted): OutboxItem => outbox.post(item);

/** Takes back a held item, the newest without an id. Undefined where none is held any more. */
export const undo = (id?: string): OutboxItem | undefined => outbox.undo(id);

/** Sends everything that is held now. Resolves when each has its answer, or the network is lost. */
export const flush = (): Promise<void> => outbox.flush();

/** Sends a failed item once more, where another try may succeed. */
export const retry = (id: string): void => outbox.retry(id);

/** Drops a failed item, and the draft that it became. */
export const discard = (id: string): Promise<void> => outbox.discard(id);

/** Drops what failed about a row, because it has been decided about since. */
export const settleRow = (kind: ReviewedResource, rowId: number): Promise<void> =>
  outbox.settleRow(kind, rowId);

const takers: ((item: OutboxItem) => void)[] = [];

/**
 * Gets each item that is taken back with the line or its key, until the returned function is
 * called. Of several the newest gets it. Without any, what was entered becomes a draft.
 */
export function onTakenBack(take: (item: OutboxItem) => void): () => void {
  takers.push(take);
  return () => void takers.splice(takers.indexOf(take), 1);
}

/**
 * Takes back the newest held item and hands its form to whoever waits for it.
 *
 * @returns the item; `isDraft` where what was entered became a draft
 */
export function takeBack(): { item: OutboxItem; isDraft: boolean } | undefined {
  const item = outbox.undo();
  if (!item) return undefined;
  const take = takers.at(-1);
  take?.(item);
  const { userId } = outboxStore;
  if (!take && userId !== undefined) {
    const whose = { userId, recordKey: `form-${item.draftKey}` };
    void browserDrafts.save(whose, browserDrafts.create(item.form, null, item.id));
  }
  return { item, isDraft: !take };
}

/**
 * Lists are updated in this cache until the returned function is called.
 *
 * @param format writes the time of a colleague's review, from unix seconds
 */
export function connectOutbox(cache: CacheWriter, format: (at: number) => string): () => void {
  formatAt = format;
  return lists.connect(cache);
}
