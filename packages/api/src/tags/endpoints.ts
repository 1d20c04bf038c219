import { get, getList, patch, post, remove as del } from '../core/endpoint.ts';
import { tagList } from './list.ts';
import { tagBody, tagSchema } from './schema.ts';

export const list = getList(tagList, tagSchema);
export const read = get('/tags/{id}', tagSchema);
export const create = post('/tags', tagBody, tagSchema, { status: 201, controls: ['tags.add'] });
export const update = patch('/tags/{id}', tagBody, tagSchema, { controls: ['tags.edit'] });
export const remove = del('/tags/{id}', { controls: ['tags.delete'] });
