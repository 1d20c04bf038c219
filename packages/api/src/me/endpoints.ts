import { get } from '../core/endpoint.ts';
import { meSchema } from './schema.ts';

export const read = get('/me', meSchema);
