import { asApiError } from '../core/errors.ts';
import type { Key } from '../core/keys.ts';
import { call, command } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import * as endpoints from './endpoints.ts';
import type { TagWrite } from './schema.ts';

/** The keys of rows that show titles of tags. */
const SHOWING_TAGS: readonly Key[] = [['tags'], ['entities']];

/** Invalidates the tags when a write finds that its tag was deleted. */
function useRefreshAfterDeletion() {
  const invalidate = useInvalidate();
  return async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      if (asApiError(error).kind === 'notFound')
        for (const key of SHOWING_TAGS) void invalidate(key);
      throw error;
    }
  };
}

/**
 * Creates a tag without `id`, otherwise changes it. A title that another tag has fails with
 * `invalid`.
 */
export function useSaveTag() {
  const keyOf = useIdempotencyKey();
  const refreshAfterDeletion = useRefreshAfterDeletion();
  return useApiMutation(
    ['tags', 'save'],
    async ({ id, values: body }: { id?: number; values: TagWrite }) =>
      (
        await (id === undefined
          ? call(endpoints.create, { body, idempotencyKey: keyOf(body) })
          : refreshAfterDeletion(call(endpoints.update, { params: { id }, body })))
      ).data,
    SHOWING_TAGS,
  );
}

/**
 * Deletes a tag, which removes it from all entities. `trigger` resolves with true when it is
 * deleted.
 */
export function useDeleteTag() {
  const refreshAfterDeletion = useRefreshAfterDeletion();
  return useApiMutation(
    ['tags', 'delete'],
    async (id: number) => {
      await refreshAfterDeletion(command(endpoints.remove, { params: { id } }));
      return true;
    },
    SHOWING_TAGS,
  );
}
