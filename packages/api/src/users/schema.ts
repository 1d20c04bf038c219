import * as v from 'valibot';
import { flag, orNull, relationId, resource, text } from '../core/wire.ts';

/** GET /users, GET /users/{id}. */
export const userSchema = resource(
  'User',
  v.object({
    '@id': orNull(text),
    id: relationId,
    first_name: text,
    last_name: text,
    email: text,
    roles: v.array(text),
    archived: flag,
  }),
);
export type User = v.InferOutput<typeof userSchema>;

/** UserRef: a person inside another resource. */
export const userRefSchema = resource(
  'User',
  v.object({
    '@id': orNull(text),
    id: relationId,
    first_name: text,
    last_name: text,
    archived: flag,
  }),
);
export type UserRef = v.InferOutput<typeof userRefSchema>;
