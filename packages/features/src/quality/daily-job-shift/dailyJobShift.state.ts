import { defineListState } from '../../list/listState.ts';
import { dayRange, idList, manyTexts, numberRange, recordId } from '../../list/params.ts';
import { asInstants, asNumbers, asWholeNumbers } from '../../list/wireFilters.ts';

/** Imported by the boot script too: nothing here may draw in React or valibot. */
export const dailyJobShiftState = defineListState({
  filters: {
    ats: manyTexts(),
    assignedTo: idList(),
    entityId: recordId(),
    lastReviewedBy: idList(),
    lastTimeReviewed: dayRange(),
    lastUpdated: dayRange(),
    latestJobCount: numberRange(),
    percentChange: numberRange(),
    scrapeId: recordId(),
    tag: idList({ alsoNamed: 'tags' }),
  },
  wire: {
    ats: (names) => ({ 'scrape.ats[]': names }),
    assignedTo: (ids) => ({ 'assigned_to[]': ids }),
    entityId: (id) => ({ 'entity.id': id }),
    lastReviewedBy: (ids) => ({ 'last_reviewed_by[]': ids }),
    lastTimeReviewed: asInstants('last_time_reviewed'),
    lastUpdated: asInstants('scrape.last_updated'),
    latestJobCount: asWholeNumbers('latest_job_count'),
    percentChange: asNumbers('percent_change'),
    scrapeId: (id) => ({ 'scrape.id': id }),
    tag: (ids) => ({ 'tags[]': ids }),
  },
  sortKeys: [
    'entity.company_name',
    'entity.id',
    'scrape.name',
    'scrape.id',
    'scrape.ats',
    'avg_job_count',
    'latest_job_count',
    'percent_change',
    'last_time_reviewed',
    'last_reviewed_by.id',
    'date_assigned',
    'scrape.last_updated',
  ],
  sortAliases: { eid: 'entity.id', sid: 'scrape.id' },
  defaultSort: { key: 'scrape.last_updated', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
