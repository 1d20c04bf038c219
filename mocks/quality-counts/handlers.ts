import { invalidFilter, Problem } from '@console/api/core/hydra/problem';
import { QueryParams } from '@console/api/core/hydra/query';
import type { ListContract } from '@console/api/core/list';
import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { monitoredEntityList } from '@console/api/monitored-entities/list';
import { pitStopList } from '@console/api/pit-stops/list';
import * as endpoints from '@console/api/quality-counts/endpoints';
import { COUNTED_LISTS, type CountedList } from '@console/api/quality-counts/schema';
import { reviewReadyList } from '@console/api/review-readies/list';
import { mayOpenPage, type Role } from '@console/api/roles/rules';
import { watchListList } from '@console/api/watch-lists/list';
import type { RequestHandler } from 'msw';
import { endpoint, requireRole } from '../endpoint.ts';
import { paramsOf, rowsFor } from '../list.ts';
import { resource } from '../respond.ts';
import { createQualityStore, type QualityStore } from '../reviews/qualityStore.ts';

/** The contract and the rows of a list, and the query of the rows that wait. */
type Counted = readonly [ListContract, (quality: QualityStore) => readonly object[], string];

const LISTS: Readonly<Record<CountedList, Counted>> = {
  'monitored-entities': [monitoredEntityList, (all) => all.monitored.all(), 'kind=monitored'],
  'new-entities': [monitoredEntityList, (all) => all.monitored.all(), 'kind=new'],
  'daily-job-shift': [dailyJobShiftList, (all) => all.shifts.all(), ''],
  'watch-list': [watchListList, (all) => all.watchLists.all(), 'snoozed=false'],
  'review-ready': [reviewReadyList, (all) => all.reviewReadies.all(), 'status[]=open_for_review'],
  'pit-stop': [pitStopList, (all) => all.pitStops.all(), 'status[]=requested'],
};
const REVIEW_TABS: readonly string[] = ['review-ready', 'pit-stop'];

/** The handlers of the numbers on the dashboard's tabs and on their views. */
export function qualityCountHandlers({
  quality = createQualityStore(),
  role = 'ROLE_ADMIN',
}: { quality?: QualityStore; role?: Role } = {}): RequestHandler[] {
  const count = (list: CountedList, asked?: string) => {
    const [contract, rows, waiting] = LISTS[list];
    return rowsFor(contract, rows(quality), new QueryParams(asked ?? waiting)).length;
  };
  const seen = COUNTED_LISTS.filter((list) =>
    mayOpenPage(
      REVIEW_TABS.includes(list) ? 'dataQuality.openReviewTabs' : 'dataQuality.open',
      role,
    ),
  );
  return [
    endpoint(endpoints.ofViews, ({ request }) => {
      requireRole(endpoints.ofViews, role);
      const params = paramsOf(request);
      const asked = params.one('list') ?? seen[0];
      const list = seen.find((one) => one === asked);
      if (list === undefined) throw invalidFilter('list');
      const counts = params.sub('query').map(([, query]) => {
        try {
          return count(list, query);
        } catch (error) {
          if (error instanceof Problem) return null;
          throw error;
        }
      });
      const body = { '@id': '/api/quality_counts/views', '@type': 'ViewCounts', counts };
      return resource(body);
    }),
    endpoint(endpoints.read, () => {
      requireRole(endpoints.read, role);
      const lists = seen.map((list) => ({ list, count: count(list) }));
      const body = { '@id': '/api/quality_counts', '@type': 'QualityCounts', lists };
      return resource(body);
    }),
  ];
}
