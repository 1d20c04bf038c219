import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { add } from './endpoints.ts';
import type { AddToWatchList } from './schema.ts';

// This call is not in client.ts: with that of tags it would add 0.8 KB to Home, which is full (130 KB).

/**
 * Adds an entity to the watch list. Resolves with the row and the sentence of the server, which the
 * console shows as a toast.
 */
export function useAddToWatchList() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['watch-lists', 'add'],
    async ({ entityId, values: body }: { entityId: number; values: AddToWatchList }) =>
      (
        await call(add, {
          params: { id: entityId },
          body,
          idempotencyKey: keyOf(body),
        })
      ).data,
    TOUCHED_BY_REVIEW,
  );
}
