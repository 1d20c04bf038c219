import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { outboxStore, storedNames } from './outbox.store.ts';

/** Subscribes to the event that comes when another tab has changed an entry. */
function onOtherTab(changed: () => void) {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

/**
 * Whether this tab has needed the outbox, because it held an item or because an item of this user
 * was stored. The outbox belongs to this user while the component is mounted.
 */
export function useIsOutboxNeeded(userId: number): boolean {
  const isStored = useSyncExternalStore(onOtherTab, () => storedNames(userId).length > 0);
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
