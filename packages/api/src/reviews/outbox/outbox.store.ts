import { proxy } from 'valtio';
import type { OutboxItem } from './outboxItem.ts';

export interface OutboxState {
  /** The items are in the order of posting. */
  items: OutboxItem[];
  /** The thing that the next try waits for, after a try that got no answer. */
  waiting: 'network' | 'session' | undefined;
  /** True when local storage has refused an item, which is then kept in this tab only. */
  tabOnly: boolean;
  /** The user who has these items. It is undefined while nobody is signed in. */
  userId: number | undefined;
}

/** The outbox of this tab. */
export const outboxStore = proxy<OutboxState>({
  items: [],
  waiting: undefined,
  tabOnly: false,
  userId: undefined,
});

/** The time for which an item can be taken back, in milliseconds. */
export const HOLD_MS = 5000;

/** The newest item that can still be taken back. */
export const newestHeld = (): OutboxItem | undefined =>
  outboxStore.items.findLast(({ state }) => state === 'held');

/** The beginning of the names of a user's items in local storage. */
export const prefixOf = (userId: number | undefined) => `outbox:${userId}:`;

/** The names of a user's items in local storage. They show whether there is anything to send. */
export const storedNames = (userId: number): string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(prefixOf(userId)));
