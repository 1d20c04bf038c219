import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../../db/schema/entities.ts';
import { ats } from '../../db/schema/people.ts';
import { dailyJobShift, dailyJobShiftAssignee } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { decimalFilter } from '../../hydra/decimalFilter.ts';
import { anyOf, idFilter, numberFilter, readIds } from '../../hydra/filters.ts';
import { instantFilter, instantNames } from '../../hydra/instantFilter.ts';
import type { JoinedFilter, ListDefinition } from '../../hydra/listDefinition.ts';
import { anyText, entityJoin, nameSearch, tagFilter } from '../entityFilters.ts';
import { loadShifts, type ShiftMember } from './shiftMember.ts';

type OrderKey =
  | 'id'
  | 'entity.company_name'
  | 'entity.id'
  | 'scrape.name'
  | 'scrape.id'
  | 'scrape.ats'
  | 'avg_job_count'
  | 'latest_job_count'
  | 'percent_change'
  | 'last_time_reviewed'
  | 'last_reviewed_by.id'
  | 'date_assigned'
  | 'scrape.last_updated';

const shift = dailyJobShift;
const withEntity = entityJoin(shift.entityId);
const withScrape = sql`JOIN ${scrape} ON ${eq(scrape.id, shift.scrapeId)}`;
const withAts = sql`LEFT JOIN ${ats} ON ${eq(ats.id, scrape.atsId)}`;

/** Names; `none` is for scrapes without one. */
function ofAts(params: QueryParams): SQL | undefined {
  const names = params.list('scrape.ats');
  return names.length === 0
    ? undefined
    : or(
        names.includes('none') ? isNull(scrape.atsId) : undefined,
        // As an array the few ids are looked up; as a subquery they would be joined with every scrape.
        sql`${scrape.atsId} = ANY(ARRAY(SELECT ${ats.id} FROM ${ats} WHERE ${anyText(ats.name, names)}))`,
      );
}

/** What is asked of the scrape itself. */
const ofScrape = (params: QueryParams): SQL | undefined =>
  and(ofAts(params), instantFilter(params, 'scrape.last_updated', scrape.lastUpdated));

function scrapeFilter(params: QueryParams): JoinedFilter | undefined {
  const where = ofScrape(params);
  return where && { where, join: withScrape };
}

/**
 * The scrapes of the employers that match, and those that match themselves; of those only the ones
 * that pass all else, since each is looked up.
 */
function searchFilter(params: QueryParams): SQL | undefined {
  const search = nameSearch(params);
  const others = ofScrape(params);
  return (
    search &&
    sql`${shift.scrapeId} IN (
    SELECT ${scrape.id} FROM ${scrape} WHERE ${and(search.scrape, others)}
    UNION ALL SELECT ${scrape.id} FROM ${scrape} JOIN ${entity} ON ${eq(entity.id, scrape.entityId)} WHERE ${and(search.employer, others)})`
  );
}

function assigneeFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'assigned_to', 'users', addresses);
  const assigned = dailyJobShiftAssignee;
  return ids.length === 0
    ? undefined
    : sql`${shift.id} IN (SELECT ${assigned.dailyJobShiftId} FROM ${assigned} WHERE ${anyOf(assigned.userId, ids)})`;
}

/**
 * `GET /daily_job_shifts`: the open ones. One that was closed meanwhile can still be asked for by
 * its id.
 */
export const shiftList: ListDefinition<OrderKey, ShiftMember> = {
  type: 'DailyJobShift',
  path: 'daily_job_shifts',
  table: shift,
  id: shift.id,
  orderKeys: {
    id: shift.id,
    'entity.company_name': { by: entity.companyName, join: withEntity },
    'entity.id': shift.entityId,
    'scrape.name': { by: scrape.name, join: withScrape },
    'scrape.id': shift.scrapeId,
    'scrape.ats': { by: ats.name, join: [withScrape, withAts], nullable: true },
    avg_job_count: shift.avgJobCount,
    latest_job_count: shift.latestJobCount,
    percent_change: shift.percentChange,
    last_time_reviewed: shift.lastTimeReviewed,
    'last_reviewed_by.id': shift.lastReviewedBy,
    date_assigned: shift.dateAssigned,
    'scrape.last_updated': { by: scrape.lastUpdated, join: withScrape },
  },
  aliases: {
    eid: 'entity.id',
    sid: 'scrape.id',
    ats: 'scrape.ats',
    last_reviewed_by: 'last_reviewed_by.id',
    last_updated: 'scrape.last_updated',
  },
  defaultOrder: [{ key: 'scrape.last_updated', direction: 'desc' }],
  filterNames: [
    'custom_search',
    'scrape.ats[]',
    'assigned_to[]',
    'entity.id',
    'scrape.id',
    'last_reviewed_by[]',
    ...instantNames('last_time_reviewed'),
    ...instantNames('scrape.last_updated'),
    'latest_job_count[gte]',
    'latest_job_count[lte]',
    'percent_change[gte]',
    'percent_change[lte]',
    'tags[]',
    'id[]',
  ],
  filters: (params, addresses) => [
    isNull(shift.closedAt),
    searchFilter(params),
    scrapeFilter(params),
    assigneeFilter(params, addresses),
    idFilter(params, 'entity.id', shift.entityId, 'entities', addresses),
    idFilter(params, 'scrape.id', shift.scrapeId, 'scrapes', addresses),
    idFilter(params, 'last_reviewed_by', shift.lastReviewedBy, 'users', addresses),
    instantFilter(params, 'last_time_reviewed', shift.lastTimeReviewed),
    numberFilter(params, 'latest_job_count', shift.latestJobCount),
    decimalFilter(params, 'percent_change', shift.percentChange),
    tagFilter(params, 'tags', shift.entityId, addresses),
    idFilter(params, 'id', shift.id, 'daily_job_shifts', addresses),
  ],
  load: loadShifts,
};
