import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { outboxStore } from './outbox.store.ts';

const prefixOf = (userId: number) => `outbox:${userId}:`;
const nameOf = (userId: number, id: string) => `${prefixOf(userId)}${id}`;

/**
 * A mark in local storage for each stored item. It tells without a script or a request that there
 * is something to send.
 */
export const outboxMarks = {
  add(userId: number, id: string): void {
    try {
      localStorage.setItem(nameOf(userId, id), '1');
    } catch {
      // The item is found when the outbox is opened the next time.
    }
  },
  remove: (userId: number, id: string): void => localStorage.removeItem(nameOf(userId, id)),
  any: (userId: number): boolean =>
    Object.keys(localStorage).some((name) => name.startsWith(prefixOf(userId))),
};

/** Whether another tab has stored an item. */
export const isNewMark = ({ key, newValue }: StorageEvent): boolean =>
  newValue !== null && key !== null && key.startsWith('outbox:');

/** The event comes when another tab has changed a mark. */
function onOtherTab(changed: () => void) {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * Whether this tab has needed the outbox: it held an item, or an item of this user was stored. The
 * outbox belongs to this user while the component is mounted.
 */
export function useIsOutboxNeeded(userId: number): boolean {
  const isStored = useSyncExternalStore(onOtherTab, () => outboxMarks.any(userId));
  const { items } = useSnapshot(outboxStore);
  useEffect(() => {
    outboxStore.userId = userId;
    return () => {
      outboxStore.userId = undefined;
    };
  }, [userId]);
  const [wasNeeded, setWasNeeded] = useState(false);
  const isNeeded = wasNeeded || isStored || items.length > 0;
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isNeeded;
}
