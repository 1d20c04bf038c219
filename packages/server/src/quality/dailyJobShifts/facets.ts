import { document, wholeCollection, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { BIG_DROP, QUICK_FILTERS } from '@console/api/daily-job-shifts/rules';
import type { ShiftFacets, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { ats } from '../../db/schema/people.ts';
import { dailyJobShift as shift } from '../../db/schema/quality.ts';
import { filteredRows } from '../../hydra/listDefinition.ts';
import { ShortCache } from '../../hydra/shortCache.ts';
import { isNew, outageRows } from './impact.ts';
import { shiftList } from './shiftList.ts';

type Counts = Omit<ShiftFacets, '@id' | 'outages'>;
type Outage = Omit<ShiftOutage, '@id' | 'id'>;

/** There is room for the filters of the people who review. */
const knownCounts = new ShortCache<Counts>(50);
const knownOutages = new ShortCache<readonly Outage[]>(1);

const findOutages = (executor: Executor): Promise<readonly Outage[]> =>
  knownOutages.get(executor, '', async () => {
    const { rows } = await executor.execute<Outage>(
      sql`SELECT ${ats.name} AS ats, down.shift_date::text AS shift_date, down.scrapes, down.fallen, down.open_shifts, down.jobs_lost
        FROM (${outageRows}) down JOIN ${ats} ON ${ats.id} = down.ats_id ORDER BY down.shift_date DESC, down.jobs_lost DESC, ${ats.name}`,
    );
    return rows;
  });

/**
 * GET /daily_job_shifts/facets: the number of outages, and the numbers of shifts that the quick
 * filters find under all other filters of the list.
 *
 * @throws Problem 400 for a malformed filter
 */
export async function shiftFacets(
  executor: Executor,
  params: QueryParams,
  addresses: Addresses,
): Promise<HydraObject> {
  filteredRows(shiftList, params, addresses); // It also checks the filters left out below.
  const { from, where } = filteredRows(shiftList, params.without(...QUICK_FILTERS), addresses);
  const statement = sql`SELECT count(*) FILTER (WHERE ${shift.percentChange} <= ${String(BIG_DROP.percent)}::numeric
      AND ${shift.absoluteChange} <= ${String(BIG_DROP.jobs)}::numeric)::int AS big_drops,
    count(*) FILTER (WHERE ${shift.latestJobCount} = 0)::int AS gone_to_zero, count(*) FILTER (WHERE ${isNew})::int AS new
    FROM ${from} WHERE ${where}`;
  const key = JSON.stringify(params.without(...QUICK_FILTERS, 'page', 'limit').entries);
  const counts = await knownCounts.get(executor, key, async () => {
    const { rows } = await executor.execute<Counts>(statement);
    const [row] = rows;
    if (row === undefined) throw new Error('The aggregate query returned no row');
    return row;
  });
  return document(addresses.apiBasePath, 'ShiftFacets', {
    '@id': `${addresses.apiBasePath}/daily_job_shifts/facets`,
    '@type': 'ShiftFacets',
    outages: (await findOutages(executor)).length,
    ...counts,
  });
}

/** GET /daily_job_shift_outages: the newest outages come first, then those that lost the most jobs. */
export async function shiftOutages(
  executor: Executor,
  params: QueryParams,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const members = (await findOutages(executor)).map((outage) => {
    const id = `${outage.ats}-${outage.shift_date}`;
    return {
      '@id': `${apiBasePath}/daily_job_shift_outages/${encodeURIComponent(id)}`,
      '@type': 'ShiftOutage',
      id,
      ...outage,
    };
  });
  return wholeCollection(apiBasePath, 'daily_job_shift_outages', 'ShiftOutage', members, params);
}
