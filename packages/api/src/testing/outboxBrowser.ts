import { proxy } from 'valtio';
import { createDrafts } from '../core/drafts/drafts.ts';
import { createDraftStore } from '../core/drafts/draftStore.ts';
import { createOutbox, type Posted } from '../reviews/outbox/createOutbox.ts';
import type { OutboxState } from '../reviews/outbox/outbox.store.ts';
import type { OutboxItem } from '../reviews/outbox/outboxItem.ts';
import { createOutboxStorage } from '../reviews/outbox/outboxStorage.ts';
import { refusalText } from '../reviews/outbox/outcome.ts';
import type { ReviewedRow } from '../reviews/rules.ts';
import { fakeLocks } from './fakeLocks.ts';
import { memoryStore } from './memoryStore.ts';

export const ADA = 4;
export const EVE = 5;
export const NOW = 1_795_000_000_000;

/** A request that the server has got, and its answer. */
export type Request = {
  item: OutboxItem;
  keepalive: boolean;
  save: () => void;
  fail: (error: unknown) => void;
};

/** A browser with windows that share storage and locks. Its IndexedDB has the drafts. */
export function browser() {
  const durable = memoryStore();
  const drafts = createDrafts({
    store: createDraftStore(durable.store),
    tab: async () => 'tab',
    open: async () => new Set<string>(),
  });
  const locks = fakeLocks();
  let pages = 0;

  function open({ userId = ADA, page = `page-${(pages += 1)}` } = {}) {
    const state = proxy<OutboxState>({
      items: [],
      waiting: undefined,
      tabOnly: false,
      userId,
    });
    const requests: Request[] = [];
    const touched: unknown[] = [];
    const session = { isThere: true, isDead: false };
    const outbox = createOutbox({
      state,
      storage: createOutboxStorage(locks.of(page), page),
      drafts,
      lists: {
        replace: (kind, { id }) => touched.push([kind, id]),
        touch: (keys) => touched.push(keys),
      },
      send: (item, keepalive) =>
        new Promise<ReviewedRow>((done, fail) => {
          requests.push({ item, keepalive, save: () => done({ id: item.rowId }), fail });
        }),
      words: (error) => refusalText(error, () => '11/23/2026 14:05'),
      maySend: () => session.isThere && !session.isDead,
    });
    /** The tab is gone: it sends nothing, and its locks are free. */
    const kill = () => {
      session.isDead = true;
      locks.drop(page);
    };
    const post = (rowId: number, given: Partial<Posted> = {}) =>
      outbox.post({
        kind: 'daily-job-shifts',
        row: { id: rowId, last_time_reviewed: null },
        values: { action: 'do_nothing' },
        form: { action: 'do_nothing', note: '<p>Fine.</p>' },
        draftKey: `daily-job-shift-review-${rowId}`,
        tab: 'daily-job-shift',
        title: 'Acme: Do Nothing',
        ...given,
      });
    return {
      ...outbox,
      /** The shell of this user is on the screen. */
      enter: async (_userId: number) => outbox.takeOver(),
      state,
      requests,
      touched,
      session,
      post,
      kill,
    };
  }
  const draftsOf = (rowId: number, userId = ADA) =>
    drafts.list({ userId, recordKey: `form-daily-job-shift-review-${rowId}` });
  return { open, durable, draftsOf };
}

export const rowsOf = (requests: readonly Request[]) => requests.map(({ item }) => item.rowId);
export const at = <T>(list: readonly T[], index: number): T => {
  const found = list.at(index);
  if (found === undefined) throw new Error(`Nothing at ${index}`);
  return found;
};
