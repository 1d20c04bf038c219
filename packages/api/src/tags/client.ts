import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

/** A page of GET /tags. */
export const useTagList = (query: ListQuery) =>
  useList(listKey('tags', query), () => callList(endpoints.list, query));

/**
 * Reads all tags, ordered by title, for options and labels. `title` restricts them to titles that
 * contain it, such as "NS:". With undefined, no request is sent.
 */
export const useTags = (choice: { title?: string; all: true } | undefined) =>
  useRead(choice ? ['tags', 'options', choice.title] : null, async () => {
    const title = choice?.title;
    const query = new URLSearchParams({ pagination: 'false', ...(title && { title }) });
    return (await call(endpoints.list, { query })).data;
  });
