import { collectionOf } from '../core/hydra.ts';
import { request } from '../core/request.ts';
import { tagSchema } from './schema.ts';

const pageSchema = collectionOf(tagSchema);

/** Every tag, by title; `title` narrows to those that contain it ("NS:"). */
export async function listAllTags(title?: string) {
  const query = new URLSearchParams({ pagination: 'false' });
  if (title) query.set('title', title);
  return (await request(pageSchema, '/tags', { query })).data;
}
