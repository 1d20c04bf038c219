import { collection, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { readOrder, readPaging, type QueryParams } from '@console/api/core/hydra/query';
import type { SortKeyOf } from '@console/api/core/list';
import { atsCountList } from '@console/api/insights/list';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/executor.ts';
import { listOrder } from '../db/listOrder.ts';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { searchVariables } from '../hydra/searchVariables.ts';
import { isRunning } from './scrapeLists.ts';

const total = sql<number>`count(*)::int`;
const broken = sql<number>`count(${scrape.brokenSince})::int`;
const working = sql<number>`(count(*) - count(${scrape.brokenSince}))::int`;
const percentWorking = sql<number>`round(100.0 * (count(*) - count(${scrape.brokenSince})) / count(*), 2)::float8`;

const orderKeys: Readonly<Record<SortKeyOf<typeof atsCountList>, PgColumn | SQL>> = {
  ats: ats.name,
  working_count: working,
  broken_count: broken,
  total,
  percent_working: percentWorking,
  id: ats.id,
};
/**
 * GET /ats/working_broken_counts: a row for each ATS with automatic scrapes, and one for the
 * scrapes without an ATS. There are few ATS, so all of them are counted. Their number is the total,
 * and the page is cut from them.
 *
 * @throws Problem 400 for malformed paging
 */
export async function atsCounts(
  executor: Executor,
  params: QueryParams,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const paging = readPaging(params);
  const path = atsCountList.path.slice(1);
  const order = readOrder(params, atsCountList);
  const terms = order.map(
    ({ key, direction }) => listOrder(orderKeys[key], direction, ats.id, true)[0] ?? sql`true`,
  );
  const rows = await executor
    .select({
      ats: ats.name,
      working_count: working,
      broken_count: broken,
      total,
      percent_working: percentWorking,
    })
    .from(scrape)
    .leftJoin(ats, eq(ats.id, scrape.atsId))
    .where(isRunning)
    .groupBy(ats.id, ats.name)
    .orderBy(...terms, ...listOrder(ats.id, order[0]?.direction ?? 'asc', ats.id));
  const start = paging.kind === 'all' ? 0 : (paging.page - 1) * paging.limit;
  const members = rows
    .slice(start, paging.kind === 'all' ? undefined : start + paging.limit)
    .map((row) => ({
      '@id': `${apiBasePath}/${path}#${encodeURIComponent(row.ats ?? 'none')}`,
      '@type': 'AtsCount',
      ...row,
    }));
  return collection({
    apiBasePath,
    path,
    type: atsCountList.type,
    members,
    total: rows.length,
    params,
    paging,
    search: searchVariables(atsCountList),
  });
}
