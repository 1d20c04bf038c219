import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { command, request } from '../core/request.ts';
import { tagSchema, type TagWrite } from './schema.ts';

const pageSchema = collectionOf(tagSchema);

export const listTags = async (query: ListQuery) =>
  (await request(pageSchema, '/tags', { query: toSearchParams(query) })).data;

/** Every tag, by title; `title` narrows to those that contain it ("NS:"). */
export async function listAllTags(title?: string) {
  const query = new URLSearchParams({ pagination: 'false' });
  if (title) query.set('title', title);
  return (await request(pageSchema, '/tags', { query })).data;
}

/** Fails with `invalid` where another tag has the title, whatever the case of its letters. */
export const createTag = async (values: TagWrite, idempotencyKey?: string) =>
  (await request(tagSchema, '/tags', { method: 'POST', body: values, idempotencyKey })).data;

/** Only the fields sent change. */
export const updateTag = async (id: number, values: Partial<TagWrite>) =>
  (await request(tagSchema, `/tags/${id}`, { method: 'PATCH', body: values })).data;

/** Takes the tag off every entity that has it, too. */
export const deleteTag = (id: number): Promise<void> =>
  command(`/tags/${id}`, { method: 'DELETE' });
