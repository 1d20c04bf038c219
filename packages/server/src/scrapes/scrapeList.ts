import { pathId } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { scrapeList as contract } from '@console/api/scrapes/list';
import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { matchRank } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { asksForCode, codePostFilter, searchedText } from './codeSearch.ts';
import { rowCodes, type RowCodes } from './scrapeCodes.ts';
import { findScrapes, scrapeMember, type ScrapeMember } from './scrapeMember.ts';
import { scrapeOrderKeys } from './scrapeOrder.ts';
import { scrapeSearch } from './scrapeSearch.ts';

/**
 * Finds the scrapes of these ATS, by name. `none` stands for scrapes without one. An unknown name
 * finds nothing.
 */
function atsFilter(params: QueryParams): SQL | undefined {
  const names = params.list('ats');
  if (names.length === 0) return undefined;
  return or(
    names.includes('none') ? isNull(scrape.atsId) : undefined,
    sql`${scrape.atsId} IN (SELECT ${ats.id} FROM ${ats} WHERE ${ats.name} = ANY(${sql.param(names)}::text[]))`,
  );
}

function siteTypeFilter(params: QueryParams): SQL | undefined {
  const numbers = params.list('site_type').map((text) => {
    const number = pathId(text);
    if (number === undefined && text !== '0')
      throw invalidFilter(params.spelled('site_type', text));
    return number ?? 0;
  });
  return numbers.length === 0
    ? undefined
    : sql`${scrape.siteType} = ANY(${sql.param(numbers)}::int[])`;
}

const STEP = 25;
const steps = ['25', '50', '75', '100'];

/**
 * Finds scrapes by the percentage of jobs without locations. Each value is the upper end of a band
 * of 25 points, to which the lower end does not belong. A scrape whose jobs all have locations is
 * in no band. See docs/decisions.md#lists (D-11).
 */
function withoutLocationsFilter(params: QueryParams): SQL | undefined {
  const values = params
    .list('percentage_without')
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);
  if (values.some((value) => !steps.includes(value)))
    throw invalidFilter(params.spelled('percentage_without'));
  const percentage = scrape.percentageWithoutLocations;
  return or(
    ...values.map((value) =>
      and(sql`${percentage} > ${Number(value) - STEP}`, sql`${percentage} <= ${Number(value)}`),
    ),
  );
}

function statusFilter(params: QueryParams): SQL | undefined {
  const values = params.list('status').map((value) => {
    const status = (['idle', 'parsing', 'spidering'] as const).find(
      (known) => known === (value === 'inactive' ? 'idle' : value),
    );
    if (status === undefined) throw invalidFilter(params.spelled('status', value));
    return status;
  });
  return values.length === 0 ? undefined : inArray(scrape.status, values);
}

/** GET /scrapes, with the code search. */
export const scrapeList: ListDefinition<typeof contract, ScrapeMember & Partial<RowCodes>> = {
  contract,
  table: scrape,
  id: scrape.id,
  orderKeys: {
    ...scrapeOrderKeys,
    relevance: (params) => matchRank(params.one('custom_search'), scrape.name),
  },
  filters: {
    custom_search: scrapeSearch,
    ats: atsFilter,
    site_type: siteTypeFilter,
    percentage_without: withoutLocationsFilter,
    num_jobs: scrape.numJobs,
    active: scrape.active,
    archived: scrape.archived,
    status: statusFilter,
    entity: scrape.entityId,
    id: scrape.id,
    code_search: null,
    parser_code: null,
    spider_code: null,
  },
  postFilter: codePostFilter,
  async load(executor, ids, addresses, params) {
    const found = await findScrapes(executor, ids);
    const codes =
      params !== undefined && asksForCode(params)
        ? await rowCodes(executor, ids, searchedText(params))
        : undefined;
    return found.map((one) => ({ ...scrapeMember(addresses, one), ...codes?.get(one.row.id) }));
  },
};
