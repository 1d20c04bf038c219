import * as v from 'valibot';
import { flag, orNull, relationId, text } from '../core/wire.ts';

/** GET /users, GET /users/{id}. */
export const userSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  first_name: text,
  last_name: text,
  email: text,
  roles: v.array(text),
  archived: flag,
});
export type User = v.InferOutput<typeof userSchema>;

/** UserRef of the contract: a person inside another resource. */
export const userRefSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  first_name: text,
  last_name: text,
  archived: flag,
});
export type UserRef = v.InferOutput<typeof userRefSchema>;
