import { toExportParams } from '@console/api/core/listQuery';
import { VIEW_LISTS, type ViewList } from '@console/api/views/schema';
import { readListState, toListQuery } from '@console/features/list/listState.ts';
import { builtInViews } from '@console/features/list/views/builtInViews.ts';
import { dailyJobShiftState } from '@console/features/quality/daily-job-shift/dailyJobShift.state.ts';
import { monitoredEntitiesState } from '@console/features/quality/monitored-entities/monitoredEntities.state.ts';
import { reviewReadyState } from '@console/features/quality/review-ready/reviewReady.state.ts';
import { watchListState } from '@console/features/quality/watch-list/watchList.state.ts';
import { queueRequestsState } from '@console/features/queue-requests/queueRequests.state.ts';
import { scraperQueueState } from '@console/features/scraper-dashboard/scraperDashboard.state.ts';
import { expect, it } from 'vitest';

/** Reads an address as the list does, and says what the list then asks for. */
const DEFINITIONS: Partial<Record<ViewList, (query: string) => ReturnType<typeof toListQuery>>> = {
  'daily-job-shift': (query) => toListQuery(readListState(dailyJobShiftState, query)),
  'watch-list': (query) => toListQuery(readListState(watchListState, query)),
  'monitored-entities': (query) => toListQuery(readListState(monitoredEntitiesState, query)),
  'new-entities': (query) => toListQuery(readListState(monitoredEntitiesState, query)),
  'review-ready': (query) => toListQuery(readListState(reviewReadyState, query)),
  'queue-requests': (query) => toListQuery(readListState(queueRequestsState, query)),
  'scraper-queue': (query) => toListQuery(readListState(scraperQueueState, query)),
};

const newest = 'order[scrape.last_updated]=desc';
const changed = 'order[last_time_changed]=desc';
const watched = 'order[watch_listed_date]';
const open = 'request_status[]=requested&request_status[]=in-progress&request_status[]=escalated';

const ASKED: Partial<Record<ViewList, Readonly<Record<string, string>>>> = {
  'daily-job-shift': {
    'Assigned to me': `${newest}&assigned_to[]=7`,
    Unassigned: `${newest}&unassigned=true`,
    'Never reviewed': `${newest}&never_reviewed=true`,
    'Biggest drops': 'order[absolute_change]=asc',
    'Biggest gains': 'order[absolute_change]=desc',
  },
  'watch-list': {
    'Assigned to me': `${watched}=desc&snoozed=false&assigned_to[]=7`,
    Unassigned: `${watched}=desc&snoozed=false&unassigned=true`,
    'Waiting longest': `${watched}=asc&snoozed=false`,
  },
  'monitored-entities': { 'Never reviewed': `${changed}&never_reviewed=true` },
  'new-entities': { 'Never reviewed': `${changed}&never_reviewed=true` },
  'review-ready': { 'Never reviewed': `${changed}&never_reviewed=true` },
  'queue-requests': {
    'Assigned to me': 'order[request_timestamp]=desc&request_status[]=in-progress&assigned_to[]=7',
    Unassigned: `order[request_timestamp]=desc&${open}&unassigned=true`,
    Overdue: `order[request_timestamp]=desc&${open}&due[]=overdue`,
  },
  'scraper-queue': {
    'Assigned to me': 'order[request_priority]=asc&request_status[]=in-progress&assigned_to[]=7',
    Unassigned: `order[request_priority]=asc&${open}&unassigned=true`,
    Overdue: `order[request_priority]=asc&${open}&due[]=overdue`,
  },
};

it.each(VIEW_LISTS)('H-VIE-023 the built-in views of %s ask for what their names say', (list) => {
  const asked = builtInViews(list, { id: 7 }).map(({ name, query }) => {
    const wire = DEFINITIONS[list]?.(query);
    return [name, wire && decodeURIComponent(toExportParams(wire).toString())];
  });
  expect(Object.fromEntries(asked)).toEqual(ASKED[list] ?? {});
});
