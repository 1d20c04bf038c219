import { member, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { tagList as contract } from '@console/api/tags/list';
import { isNull, or, sql, type SQL } from 'drizzle-orm';
import { tag } from '../db/schema/people.ts';
import { anyOf, anyText, contains, loweredAsSorted } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

type TagRow = typeof tag.$inferSelect;

/** A Tag inside another resource. */
export const tagMember = (
  { apiBasePath }: Addresses,
  { id, title, category }: Omit<TagRow, 'updatedAt'>,
) => member(apiBasePath, 'tags', 'Tag', id, { title, category });

/** A Tag as a resource of its own. */
export const savedTagMember = (addresses: Addresses, row: TagRow) => ({
  ...tagMember(addresses, row),
  updated_at: secondsOrNull(row.updatedAt),
});

/** Reads the category. `none` finds the tags without one. */
function categoryFilter(params: QueryParams): SQL | undefined {
  const values = params.list('category');
  if (values.length === 0) return undefined;
  const known = tag.category.enumValues.filter((category) => values.includes(category));
  if (values.some((value) => value !== 'none' && !known.some((category) => category === value)))
    throw invalidFilter(params.spelled('category'));
  return or(
    values.includes('none') ? isNull(tag.category) : undefined,
    known.length > 0 ? anyText(tag.category, known) : undefined,
  );
}

/** Searches a part of the title in any case. `NS:` finds the reason tags. */
function titleFilter(params: QueryParams): SQL | undefined {
  const text = params.one('title');
  return text === undefined ? undefined : contains(sql`lower(${tag.title})`, text, loweredAsSorted);
}

export const tagList: ListDefinition<typeof contract, ReturnType<typeof savedTagMember>> = {
  contract,
  table: tag,
  id: tag.id,
  orderKeys: { id: tag.id, title: tag.title, category: tag.category },
  filters: { title: titleFilter, category: categoryFilter, id: tag.id },
  async load(executor, ids, addresses) {
    const rows = await executor.select().from(tag).where(anyOf(tag.id, ids));
    return rows.map((row) => savedTagMember(addresses, row));
  },
};
