import { request } from '../core/request.ts';
import { meSchema } from './schema.ts';

export const readMe = async () => (await request(meSchema, '/me')).data;
