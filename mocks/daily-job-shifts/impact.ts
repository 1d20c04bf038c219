import * as endpoints from '@console/api/daily-job-shifts/endpoints';
import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { BIG_DROP, QUICK_FILTERS } from '@console/api/daily-job-shifts/rules';
import type { ShiftOutage } from '@console/api/daily-job-shifts/schema';
import type { RequestHandler } from 'msw';
import { endpoint, requireRole } from '../endpoint.ts';
import { flagIn, paramsOf, rowsFor, type ListOptions } from '../list.ts';
import { collection, resource } from '../respond.ts';
import type { QualityContext } from '../reviews/reads.ts';
import type { RowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import type { ShiftRecord } from './fixtures.ts';

const WEEK = 7 * 24 * 3600 * 1000;

const isNew = (row: ShiftRecord, rows: readonly ShiftRecord[]): boolean => {
  const day = Date.parse(row.shift_date ?? '');
  return !rows.some(({ scrape, shift_date }) => {
    const earlier = Date.parse(shift_date ?? '');
    return scrape.id === row.scrape.id && earlier < day && earlier >= day - WEEK;
  });
};

/** The outages among these rows. The average stands for the jobs before. */
function outagesOf(rows: readonly ShiftRecord[]): readonly Wire<ShiftOutage>[] {
  const groups = new Map<string, ShiftRecord[]>();
  for (const row of rows) {
    const id = `${row.scrape.ats}-${row.shift_date}`;
    if (row.scrape.ats !== null) groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  return [...groups].flatMap(([id, all]) => {
    const before = all.filter(({ avg_job_count: average }) => (average ?? 0) > 0);
    const fallen = before.filter(({ latest_job_count: latest }) => latest === 0);
    const [first] = fallen;
    if (!first || fallen.length < 3 || fallen.length * 2 < before.length) return [];
    return {
      '@id': `/api/daily_job_shift_outages/${encodeURIComponent(id)}`,
      '@type': 'ShiftOutage',
      id,
      ats: first.scrape.ats ?? '',
      shift_date: first.shift_date ?? '',
      scrapes: before.length,
      fallen: fallen.length,
      open_shifts: all.filter(({ latest_job_count: latest }) => latest === 0).length,
      jobs_lost: fallen.reduce((sum, { avg_job_count: average }) => sum + (average ?? 0), 0),
    };
  });
}

/** The filters of the list that look at other rows. */
export function impactFilters(store: RowStore<ShiftRecord>): ListOptions<ShiftRecord>['filters'] {
  return {
    new: (row, params) => {
      const wanted = flagIn(params, 'new');
      return wanted === undefined || wanted === isNew(row, store.all());
    },
    outage: (row, params) => {
      const wanted = flagIn(params, 'outage');
      if (wanted === undefined) return true;
      const ids = outagesOf(store.all()).map(({ id }) => id);
      const id = `${row.scrape.ats}-${row.shift_date}`;
      return wanted === (row.latest_job_count === 0 && ids.includes(id));
    },
  };
}

/** The counts of the quick filters, and the outages. */
export const impactHandlers = ({ quality: { shifts }, role }: QualityContext): RequestHandler[] => [
  endpoint(endpoints.facets, ({ request }) => {
    requireRole(endpoints.facets, role);
    const filters = impactFilters(shifts);
    const params = paramsOf(request);
    rowsFor(dailyJobShiftList, shifts.all(), params, { filters }); // Refuses what the counts disregard.
    const rows = rowsFor(dailyJobShiftList, shifts.all(), params.without(...QUICK_FILTERS), {
      filters,
    });
    const count = (passes: (row: ShiftRecord) => boolean) => rows.filter(passes).length;
    const facets = {
      '@id': '/api/daily_job_shifts/facets',
      '@type': 'ShiftFacets',
      outages: outagesOf(shifts.all()).length,
      big_drops: count(
        ({ percent_change: share, absolute_change: jobs }) =>
          (share ?? 0) <= BIG_DROP.percent && (jobs ?? 0) <= BIG_DROP.jobs,
      ),
      gone_to_zero: count(({ latest_job_count: latest }) => latest === 0),
      new: count((row) => isNew(row, shifts.all())),
    };
    return resource(facets);
  }),
  endpoint(endpoints.outages, () => {
    requireRole(endpoints.outages, role);
    return collection('ShiftOutage', endpoints.outages.path, outagesOf(shifts.all()));
  }),
];
