import { member } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { isNull, or, sql, type SQL } from 'drizzle-orm';
import { tag } from '../db/schema/people.ts';
import { anyOf, escapeLike, idFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

type TagRow = Pick<typeof tag.$inferSelect, 'id' | 'title' | 'category'>;

export const tagMember = ({ apiBasePath }: Addresses, { id, title, category }: TagRow) =>
  member(apiBasePath, 'tags', 'Tag', id, { title, category });

function categoryFilter(params: QueryParams): SQL | undefined {
  const values = params.list('category');
  if (values.length === 0) return undefined;
  const known = tag.category.enumValues.filter((category) => values.includes(category));
  if (values.some((value) => value !== 'none' && !known.some((category) => category === value)))
    throw invalidFilter('category[]');
  return or(
    values.includes('none') ? isNull(tag.category) : undefined,
    known.length > 0 ? sql`${tag.category} = ANY(${sql.param(known)}::text[])` : undefined,
  );
}

/** Substring of the title; `NS:` finds the reason tags. Case does not matter. */
function titleFilter(params: QueryParams): SQL | undefined {
  const text = params.one('title');
  return text === undefined ? undefined : sql`${tag.title} ILIKE ${`%${escapeLike(text)}%`}`;
}

/** `GET /tags` */
export const tagList: ListDefinition<'id' | 'title' | 'category', ReturnType<typeof tagMember>> = {
  type: 'Tag',
  path: 'tags',
  table: tag,
  id: tag.id,
  orderKeys: { id: tag.id, title: tag.title, category: tag.category },
  defaultOrder: [{ key: 'title', direction: 'asc' }],
  unpaged: 'onRequest',
  filterNames: ['title', 'category[]', 'id[]'],
  filters: (params, addresses) => [
    titleFilter(params),
    categoryFilter(params),
    idFilter(params, 'id', tag.id, 'tags', addresses),
  ],
  async load(session, ids, addresses) {
    const rows = await session.select().from(tag).where(anyOf(tag.id, ids));
    return rows.map((row) => tagMember(addresses, row));
  },
};
