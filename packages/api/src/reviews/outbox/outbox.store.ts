import { proxy } from 'valtio';
import type { ReviewedResource } from '../keys.ts';

/** A decision that the server has not confirmed yet. Its id is its idempotency key. */
export interface OutboxItem {
  id: string;
  kind: ReviewedResource;
  rowId: number;
  /** `last_time_reviewed` of the row as it was seen, for If-Match. */
  reviewed: number | null;
  /** "Acme: Do Nothing" */
  title: string;
  /** The wire body. */
  values: unknown;
  /** The form's values, given back on undo and failure. */
  form: unknown;
  /** The draft that a failure comes back as: `daily-job-shift-review-12`. */
  draftKey: string;
  /** The last segment of the address of its tab: `new-entities`. */
  tab: string;
  /**
   * `held`: not sent yet, so it can be taken back. `sending`: sent, or sent again until there is an
   * answer. `failed`: refused for good.
   */
  state: 'held' | 'sending' | 'failed';
  /** Why it failed, in words. */
  why?: string;
  /** It failed, and another try may succeed. */
  retriable?: boolean;
  /** When it is sent, in milliseconds. */
  heldUntil: number;
}

export interface OutboxState {
  /** In the order of posting. */
  items: OutboxItem[];
  /** What the next try waits for, after one that got no answer. */
  waiting: 'network' | 'session' | undefined;
  /** Local storage and IndexedDB both refused an item, so it is kept in this tab. */
  tabOnly: boolean;
  /** Whose items these are. Undefined while nobody is signed in. */
  userId: number | undefined;
}

/** The outbox of this tab. */
export const outboxStore = proxy<OutboxState>({
  items: [],
  waiting: undefined,
  tabOnly: false,
  userId: undefined,
});

/** The newest item that can still be taken back. */
export const newestHeld = (): OutboxItem | undefined =>
  outboxStore.items.findLast(({ state }) => state === 'held');

/** How long an item can be taken back, in milliseconds. */
export const HOLD_MS = 5000;
