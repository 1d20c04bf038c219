import type { Key } from '../core/keys.ts';
import { call, command } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import * as endpoints from './endpoints.ts';
import type { TagWrite } from './schema.ts';

// These calls are not in client.ts, which the filters of every list load: they would add 0.6 KB to
// Home, which is full (130 KB), and 0.3 KB to the dashboard.

/** The keys of rows that show titles of tags. */
const SHOWING_TAGS: readonly Key[] = [['tags'], ['entities']];

/**
 * Creates a tag when there is no `id`, otherwise changes it. It fails with `invalid` when another
 * tag has the title.
 */
export function useSaveTag() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['tags', 'save'],
    async ({ id, values: body }: { id?: number; values: TagWrite }) =>
      (
        await (id === undefined
          ? call(endpoints.create, { body, idempotencyKey: keyOf(body) })
          : call(endpoints.update, { params: { id }, body }))
      ).data,
    SHOWING_TAGS,
  );
}

/**
 * Deletes a tag, which removes it from all entities. `trigger` resolves with true after the
 * deletion.
 */
export const useDeleteTag = () =>
  useApiMutation(
    ['tags', 'delete'],
    async (id: number) => {
      await command(endpoints.remove, { params: { id } });
      return true;
    },
    SHOWING_TAGS,
  );
