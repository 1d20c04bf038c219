import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { monitoredEntityList } from '@console/api/monitored-entities/list';
import { pitStopList } from '@console/api/pit-stops/list';
import { reviewReadyList } from '@console/api/review-readies/list';
import { watchListList } from '@console/api/watch-lists/list';
import { listStateOf } from '../list/listStateOf.ts';

const ofEveryTab = { defaultPageSize: 20, searchable: true } as const;

export const dailyJobShiftState = listStateOf(dailyJobShiftList, {
  ...ofEveryTab,
  defaultSort: { key: 'scrape.last_updated', direction: 'desc' },
});

export const watchListState = listStateOf(watchListList, {
  ...ofEveryTab,
  defaultSort: { key: 'watch_listed_date', direction: 'desc' },
  // Snoozed rows are out of sight until their day comes.
  defaultFilters: { snoozed: 'false' },
});

/** The list state of two tabs: monitored entities and new entities. */
export const monitoredEntitiesState = listStateOf(monitoredEntityList, {
  ...ofEveryTab,
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
});

export const reviewReadyState = listStateOf(reviewReadyList, {
  ...ofEveryTab,
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
});

export const pitStopState = listStateOf(pitStopList, {
  ...ofEveryTab,
  defaultSort: { key: 'pit_stop_entered_date', direction: 'desc' },
  // The tab begins with the requests that still wait.
  defaultFilters: { status: ['requested'] },
});
