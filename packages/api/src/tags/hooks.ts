import { asApiError } from '../core/errors.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { entityKeys } from '../entities/keys.ts';
import { tagKeys } from './keys.ts';
import { createTag, deleteTag, listAllTags, listTags, updateTag } from './requests.ts';
import type { TagWrite } from './schema.ts';

/** A page of GET /tags. */
export const useTagList = (query: ListQuery) => useList(tagKeys.list(query), () => listTags(query));

/** All tags for choices and labels, never a page of them. */
export const useTags = ({ title }: { title?: string; all: true }) =>
  useRead(tagKeys.options(title), () => listAllTags(title));

/** Titles stand in the rows of entities, too. */
const SHOWING_TAGS = [tagKeys.all, entityKeys.all];

/** A write to a tag that turns out to be deleted shows that what is on screen is old. */
function useNoticeDeleted() {
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
 * Creates without `id`, else changes; the idempotency key of a creation is made here, one per
 * distinct body.
 */
export function useSaveTag() {
  const keyOf = useIdempotencyKey();
  const noticeDeleted = useNoticeDeleted();
  return useApiMutation(
    ['tags', 'save'],
    ({ id, values }: { id?: number; values: TagWrite }) =>
      id === undefined ? createTag(values, keyOf(values)) : noticeDeleted(updateTag(id, values)),
    SHOWING_TAGS,
  );
}

/** `trigger` resolves with true once the tag is gone. */
export function useDeleteTag() {
  const noticeDeleted = useNoticeDeleted();
  return useApiMutation(
    ['tags', 'delete'],
    async (id: number) => {
      await noticeDeleted(deleteTag(id));
      return true;
    },
    SHOWING_TAGS,
  );
}
