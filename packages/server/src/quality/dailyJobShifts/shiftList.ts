import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { dailyJobShiftList as contract } from '@console/api/daily-job-shifts/list';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../../db/schema/entities.ts';
import { ats } from '../../db/schema/people.ts';
import { dailyJobShift, dailyJobShiftAssignee } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { anyOf, anyText, emptyFilter, readFlag, readIds } from '../../hydra/filters.ts';
import type { JoinedFilter, ListDefinition } from '../../hydra/listDefinition.ts';
import { instantFilter } from '../../hydra/rangeFilters.ts';
import { entityJoin, nameSearch, tagFilter } from '../entityFilters.ts';
import { isNew, outageRows } from './impact.ts';
import { loadShifts, type ShiftMember } from './shiftMember.ts';

const shift = dailyJobShift;
const withEntity = entityJoin(shift.entityId);
const withScrape = sql`JOIN ${scrape} ON ${eq(scrape.id, shift.scrapeId)}`;
const withAts = sql`LEFT JOIN ${ats} ON ${eq(ats.id, scrape.atsId)}`;

/** Finds the shifts of scrapes of these ATS, by name. `none` stands for scrapes without one. */
function ofAts(params: QueryParams): SQL | undefined {
  const names = params.list('scrape.ats');
  return names.length === 0
    ? undefined
    : or(
        names.includes('none') ? isNull(scrape.atsId) : undefined,
        // In an array the few ids are looked up. In a subquery they would be joined with every
        // scrape.
        sql`${scrape.atsId} = ANY(ARRAY(SELECT ${ats.id} FROM ${ats} WHERE ${anyText(ats.name, names)}))`,
      );
}

const atsFilter = (params: QueryParams): JoinedFilter | undefined => {
  const where = ofAts(params);
  return where && { where, join: withScrape };
};

/**
 * Finds the shifts whose scrape or entity matches. The filters on the scrape are repeated inside,
 * so that fewer scrapes are looked up.
 */
function searchFilter(params: QueryParams): SQL | undefined {
  const search = nameSearch(params);
  const others = and(
    ofAts(params),
    instantFilter(params, 'scrape.last_updated', scrape.lastUpdated),
  );
  return (
    search &&
    sql`${shift.scrapeId} IN (
    SELECT ${scrape.id} FROM ${scrape} WHERE ${and(search.scrape, others)}
    UNION ALL SELECT ${scrape.id} FROM ${scrape} JOIN ${entity} ON ${eq(entity.id, scrape.entityId)} WHERE ${and(search.entity, others)})`
  );
}

function assigneeFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'assigned_to', 'users', addresses);
  const assigned = dailyJobShiftAssignee;
  return ids.length === 0
    ? undefined
    : sql`${shift.id} IN (SELECT ${assigned.dailyJobShiftId} FROM ${assigned} WHERE ${anyOf(assigned.userId, ids)})`;
}

/** Finds the shifts that belong to an outage, or those that do not. */
function outageFilter(params: QueryParams): JoinedFilter | undefined {
  const wanted = readFlag(params, 'outage');
  if (wanted === undefined) return undefined;
  const belongs = sql`(${shift.latestJobCount} = 0 AND EXISTS (
    SELECT FROM (${outageRows}) down WHERE down.ats_id = ${scrape.atsId} AND down.shift_date = ${shift.shiftDate}))`;
  return { where: wanted ? belongs : sql`NOT ${belongs}`, join: withScrape };
}

/** Finds the shifts of scrapes that had no shift in the week before, or the other shifts. */
function newFilter(params: QueryParams): SQL | undefined {
  const wanted = readFlag(params, 'new');
  return wanted === undefined ? undefined : wanted ? isNew : sql`NOT ${isNew}`;
}

/** The condition that nobody is assigned. */
const hasNobody = sql`NOT EXISTS (SELECT FROM ${dailyJobShiftAssignee} WHERE ${dailyJobShiftAssignee.dailyJobShiftId} = ${shift.id})`;

/** The list of the open shifts. A closed shift can still be read by its id. */
export const shiftList: ListDefinition<typeof contract, ShiftMember> = {
  contract,
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
    absolute_change: shift.absoluteChange,
    last_time_reviewed: shift.lastTimeReviewed,
    'last_reviewed_by.id': shift.lastReviewedBy,
    date_assigned: shift.dateAssigned,
    'scrape.last_updated': { by: scrape.lastUpdated, join: withScrape },
  },
  where: () => isNull(shift.closedAt),
  filters: {
    custom_search: searchFilter,
    'scrape.ats': atsFilter,
    'scrape.last_updated': { by: scrape.lastUpdated, join: withScrape },
    assigned_to: assigneeFilter,
    unassigned: (params) => emptyFilter(params, 'unassigned', hasNobody),
    never_reviewed: (params) =>
      emptyFilter(params, 'never_reviewed', isNull(shift.lastTimeReviewed)),
    'entity.id': shift.entityId,
    'scrape.id': shift.scrapeId,
    last_reviewed_by: shift.lastReviewedBy,
    last_time_reviewed: shift.lastTimeReviewed,
    latest_job_count: shift.latestJobCount,
    percent_change: shift.percentChange,
    absolute_change: shift.absoluteChange,
    shift_date: shift.shiftDate,
    outage: outageFilter,
    new: newFilter,
    tags: tagFilter('tags', shift.entityId),
    id: shift.id,
  },
  load: loadShifts,
};
