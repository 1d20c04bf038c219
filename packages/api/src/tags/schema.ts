import * as v from 'valibot';
import { orNull, relationId, text } from '../core/wire.ts';

export const TAG_CATEGORIES = ['exchange', 'sector_and_industry', 'cant_be_scraped'] as const;
export type TagCategory = (typeof TAG_CATEGORIES)[number];

/** GET /tags, GET /tags/{id}. A category that is none of the three reads as null. */
export const tagSchema = v.object({
  '@id': orNull(text),
  id: relationId,
  title: text,
  category: v.fallback(v.nullable(v.picklist(TAG_CATEGORIES)), null),
});
export type Tag = v.InferOutput<typeof tagSchema>;

/** Body of POST /tags and PATCH /tags/{id}; null is the category "none". */
export type TagWrite = { title: string; category: TagCategory | null };
