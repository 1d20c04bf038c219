import * as v from 'valibot';
import { listOf, orNull, text } from '../core/wire.ts';
import { effectiveRole, isRole } from '../roles/rules.ts';
import { userSchema } from '../users/schema.ts';

/** GET /me. `role` is the highest of `roles`, even when the server does not send it. */
export const meSchema = v.pipe(
  v.object({ ...userSchema.entries, role: orNull(text), permissions: listOf(text) }),
  v.transform((me) => ({
    ...me,
    role: me.role !== null && isRole(me.role) ? me.role : effectiveRole(me.roles),
  })),
);
export type Me = v.InferOutput<typeof meSchema>;
