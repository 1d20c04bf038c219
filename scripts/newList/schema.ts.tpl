import * as v from 'valibot';
import { orNull, relationId, resource, text } from '../core/wire.ts';

/** A row of GET /__snake__. */
export const __camel__RowSchema = resource(
  '__Pascal__Row',
  v.object({ '@id': orNull(text), id: relationId, name: text }),
);
export type __Pascal__Row = v.InferOutput<typeof __camel__RowSchema>;
