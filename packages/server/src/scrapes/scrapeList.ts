import { pathId } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { flagFilter, idFilter, numberFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { asksForCode, codeSieve, searchedText } from './codeSearch.ts';
import { rowCodes, type RowCodes } from './scrapeCodes.ts';
import { findScrapes, scrapeMember, type ScrapeMember } from './scrapeMember.ts';
import { scrapeOrderAliases, scrapeOrderKeys, type ScrapeOrderKey } from './scrapeOrder.ts';
import { scrapeSearch } from './scrapeSearch.ts';

/** Names; `none` is for scrapes without one. A name that is gone finds nothing. */
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
    if (number === undefined && text !== '0') throw invalidFilter('site_type[]');
    return number ?? 0;
  });
  return numbers.length === 0
    ? undefined
    : sql`${scrape.siteType} = ANY(${sql.param(numbers)}::int[])`;
}

const STEP = 25;
const steps = ['25', '50', '75', '100'];

/**
 * Each value is the upper end of a range of 25 points, its lower end left out: a scrape with all
 * locations is in none.
 */
function withoutLocationsFilter(params: QueryParams): SQL | undefined {
  const values = params
    .list('percentage_without')
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);
  if (values.some((value) => !steps.includes(value))) throw invalidFilter('percentage_without');
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
    if (status === undefined) throw invalidFilter('status');
    return status;
  });
  return values.length === 0 ? undefined : inArray(scrape.status, values);
}

/** `GET /scrapes`, which is the code search as well. */
export const scrapeList: ListDefinition<ScrapeOrderKey, ScrapeMember & Partial<RowCodes>> = {
  type: 'Scrape',
  path: 'scrapes',
  table: scrape,
  id: scrape.id,
  orderKeys: scrapeOrderKeys,
  aliases: scrapeOrderAliases,
  defaultOrder: [{ key: 'entity_id', direction: 'desc' }],
  filterNames: [
    'custom_search',
    'ats[]',
    'site_type[]',
    'percentage_without[]',
    'num_jobs[gte]',
    'num_jobs[lte]',
    'active',
    'archived',
    'status',
    'entity',
    'code_search',
    'parser_code',
    'spider_code',
    'id[]',
  ],
  filters: (params, addresses) => [
    scrapeSearch(params),
    atsFilter(params),
    siteTypeFilter(params),
    withoutLocationsFilter(params),
    numberFilter(params, 'num_jobs', scrape.numJobs),
    flagFilter(params, 'active', scrape.active),
    flagFilter(params, 'archived', scrape.archived),
    statusFilter(params),
    idFilter(params, 'entity', scrape.entityId, 'entities', addresses),
    idFilter(params, 'id', scrape.id, 'scrapes', addresses),
  ],
  sieve: codeSieve,
  async load(session, ids, addresses, params) {
    const found = await findScrapes(session, ids);
    const codes =
      params !== undefined && asksForCode(params)
        ? await rowCodes(session, ids, searchedText(params))
        : undefined;
    return found.map((one) => ({ ...scrapeMember(addresses, one), ...codes?.get(one.row.id) }));
  },
};
