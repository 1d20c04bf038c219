import * as v from 'valibot';
import { textField } from '../core/hydra/fields.ts';
import { instant, orNull, relationId, resource, text } from '../core/wire.ts';
import { TAG_TITLE_MAX } from './rules.ts';

export const TAG_CATEGORIES = ['exchange', 'sector_and_industry', 'cant_be_scraped'] as const;
export type TagCategory = (typeof TAG_CATEGORIES)[number];

/** GET /tags and GET /tags/{id}. An unknown category is read as null. */
export const tagSchema = resource(
  'Tag',
  v.object({
    '@id': orNull(text),
    id: relationId,
    title: text,
    category: v.fallback(v.nullable(v.picklist(TAG_CATEGORIES)), null),
    /** The time at which it was saved. A tag inside another resource does not have it. */
    updated_at: v.pipe(v.nullish(instant), v.metadata({ sometimes: true })),
  }),
);
export type Tag = v.InferOutput<typeof tagSchema>;

/**
 * Body of POST /tags and PATCH /tags/{id}, as the console sends it. A null category stands for
 * "none".
 */
export type TagWrite = { title: string; category: TagCategory | null };

/**
 * Body of POST /tags and PATCH /tags/{id}. The category `none` and an empty category are read as
 * null.
 */
export const tagBody = v.object({
  title: textField({ required: true, maxLength: TAG_TITLE_MAX }),
  category: textField({ choices: [...TAG_CATEGORIES, 'none'] }),
});
