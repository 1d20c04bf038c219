import { proxy } from 'valtio';
import type { OutboxItem } from './outboxItem.ts';

export interface OutboxState {
  /** In the order of posting. */
  items: OutboxItem[];
  /** What the next try waits for, after one that got no answer. */
  waiting: 'network' | 'session' | undefined;
  /** Local storage refused an item, so it is kept in this tab. */
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

/** How long an item can be taken back, in milliseconds. */
export const HOLD_MS = 5000;

/** The newest item that can still be taken back. */
export const newestHeld = (): OutboxItem | undefined =>
  outboxStore.items.findLast(({ state }) => state === 'held');

/** How the names of a user's items in local storage begin. */
export const prefixOf = (userId: number | undefined) => `outbox:${userId}:`;

/** The names of a user's items in local storage. They tell whether there is anything to send. */
export const storedNames = (userId: number): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(userId)));
