import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { outboxStore } from './outbox.store.ts';

/** How the names of a user's entries in local storage begin. */
export const prefixOf = (userId: number) => `outbox:${userId}:`;

/** The entry of an item that was removed. It is no reason to open the outbox. */
export const REMOVED = 'null';

/**
 * Whether an item of the user is stored. It tells without a script or a request that there is
 * something to send.
 */
export const isAnyStored = (userId: number): boolean =>
  Object.keys(localStorage).some(
    (name) => name.startsWith(prefixOf(userId)) && localStorage.getItem(name) !== REMOVED,
  );

/** The event comes when another tab has changed an entry. */
function onOtherTab(changed: () => void) {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * Whether this tab has needed the outbox: it held an item, or an item of this user was stored. The
 * outbox belongs to this user while the component is mounted.
 */
export function useIsOutboxNeeded(userId: number): boolean {
  const isStored = useSyncExternalStore(onOtherTab, () => isAnyStored(userId));
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
