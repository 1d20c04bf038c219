import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { browserDrafts } from '../../core/drafts/drafts.ts';
import type { Body } from '../../core/endpoint.ts';
import { sessionStore } from '../../core/session/session.store.ts';
import { beforeSignOut } from '../../core/session/session.ts';
import { REVIEW_CALLS } from '../kinds.ts';
import { createOutbox } from './createOutbox.ts';
import { createListUpdates } from './listUpdates.ts';
import { outboxStore } from './outbox.store.ts';
import type { OutboxItem } from './outboxItem.ts';
import { createOutboxStorage } from './outboxStorage.ts';
import { refusalText } from './outcome.ts';

export { outboxStore, type OutboxItem };

const bodySchema: v.GenericSchema<unknown, Body> = v.record(v.string(), v.unknown());
const lists = createListUpdates();
let formatAt: ((at: number) => string) | undefined;

const outbox = createOutbox({
  storage: createOutboxStorage(),
  drafts: browserDrafts,
  lists,
  send: ({ id, kind, rowId, reviewed, values }, keepalive) =>
    REVIEW_CALLS[kind].review(
      { row: { id: rowId, last_time_reviewed: reviewed }, values: v.parse(bodySchema, values) },
      id,
      keepalive,
    ),
  words: (error) => refusalText(error, formatAt),
  maySend: () => ['starting', 'loggedIn'].includes(sessionStore.state),
});
export const { post, undo, flush, retry, discard, settleRow, keepAsDraft } = outbox;

let owner = outboxStore.userId;
outbox.takeOver();
subscribeKey(outboxStore, 'userId', (userId) => {
  if (owner !== undefined) outbox.leave();
  owner = userId;
  outbox.takeOver();
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
// Another tab has stored an item. This tab takes it over when that tab is gone.
addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith('outbox:') && newValue !== null) outbox.takeOver();
});

const takers: ((item: OutboxItem) => void)[] = [];

/**
 * Registers a function that gets each item that is taken back with the line or its key. When there
 * are several functions, the newest one gets it. When there is none, what was entered becomes a
 * draft. The returned function removes it again.
 */
export function onTakenBack(take: (item: OutboxItem) => void): () => void {
  takers.push(take);
  return () => void takers.splice(takers.indexOf(take), 1);
}

/**
 * Takes back the newest held item and hands its form to the function that waits for it.
 *
 * @returns the item. `isDraft` is true when what was entered became a draft
 */
export function takeBack(): { item: OutboxItem; isDraft: boolean } | undefined {
  const item = undo();
  if (!item) return undefined;
  const take = takers.at(-1);
  if (take) take(item);
  else void keepAsDraft(item);
  return { item, isDraft: !take };
}

/**
 * Returns the contents of the outbox. While the component is mounted, lists are updated after each
 * decision.
 *
 * @param format writes the time of a colleague's review, from unix seconds
 */
export function useOutbox(format: (at: number) => string) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    formatAt = format;
    return lists.connect(mutate);
  }, [mutate, format]);
  return useSnapshot(outboxStore);
}
