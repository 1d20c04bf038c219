import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useSnapshot } from 'valtio';
import { connectOutbox, outboxStore } from './outbox.ts';

/**
 * The outbox of this tab. While the component is mounted, lists are updated after each decision.
 *
 * @param formatAt writes the time of a colleague's review, from unix seconds
 */
export function useOutbox(formatAt: (at: number) => string) {
  const { mutate } = useSWRConfig();
  useEffect(() => connectOutbox(mutate, formatAt), [mutate, formatAt]);
  return useSnapshot(outboxStore);
}
