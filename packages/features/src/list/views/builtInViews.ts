import type { ViewList } from '@console/api/views/schema';

/** A view that every person has. */
export interface BuiltInView {
  name: string;
  query: string;
}

interface Person {
  id: number;
}

const mine = ({ id }: Person) => ({ name: 'Assigned to me', query: `assignedTo[]=${id}` });
const unassigned = { name: 'Unassigned', query: 'unassigned=true' };
const neverReviewed = { name: 'Never reviewed', query: 'neverReviewed=true' };
const byChange = (name: string, order: 'asc' | 'desc') => ({
  name,
  query: `orderBy=absolute_change&order=${order}`,
});

/**
 * These views name all open statuses, because the page of queue requests begins with only the
 * requested ones.
 */
const open = 'status[]=requested&status[]=in-progress&status[]=escalated';
const ofQueue = ({ id }: Person) => [
  { name: 'Assigned to me', query: `status[]=in-progress&assignedTo[]=${id}` },
  { name: 'Unassigned', query: `${open}&unassigned=true` },
  { name: 'Overdue', query: `${open}&due[]=overdue` },
];

const VIEWS: Readonly<Partial<Record<ViewList, (me: Person) => readonly BuiltInView[]>>> = {
  'daily-job-shift': (me) => [
    mine(me),
    unassigned,
    neverReviewed,
    byChange('Biggest drops', 'asc'),
    byChange('Biggest gains', 'desc'),
  ],
  'watch-list': (me) => [
    mine(me),
    unassigned,
    { name: 'Waiting longest', query: 'snoozed=false&orderBy=watch_listed_date&order=asc' },
  ],
  'monitored-entities': () => [neverReviewed],
  'new-entities': () => [neverReviewed],
  'review-ready': () => [neverReviewed],
  'queue-requests': ofQueue,
  'scraper-queue': ofQueue,
};

/** The built-in views of a list. */
export const builtInViews = (list: ViewList, me: Person): readonly BuiltInView[] =>
  VIEWS[list]?.(me) ?? [];
