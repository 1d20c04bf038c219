import { get } from '../core/endpoint.ts';
import { meSchema } from './schema.ts';

/** The signed-in person. */
export const read = get('/me', meSchema);
