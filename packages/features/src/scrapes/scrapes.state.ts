import { defineListState } from '../list/listState.ts';
import { asWholeNumbers, idList, manyOf, manyTexts, numberRange, oneOf } from '../list/params.ts';

/** The boot script imports this file too, so it may import neither React nor valibot. */
export const scrapesState = defineListState({
  filters: {
    siteType: idList(),
    ats: manyTexts(),
    totalJobs: numberRange(),
    runStatus: oneOf(['automatic', 'manual']),
    archivedStatus: oneOf(['active', 'archived']),
    withoutLocations: manyOf(['25', '50', '75', '100'], { plainName: true }),
  },
  wire: {
    siteType: (values) => ({ 'site_type[]': values }),
    ats: (names) => ({ 'ats[]': names }),
    totalJobs: asWholeNumbers('num_jobs'),
    runStatus: (runs) => ({ active: runs === 'automatic' }),
    archivedStatus: (status) => ({ archived: status === 'archived' }),
    withoutLocations: (steps) => ({ percentage_without: steps.join(',') }),
  },
  sortKeys: [
    'entity_id',
    'entity.company_name',
    'id',
    'name',
    'entity.url',
    'entity.career_page',
    'career_portal',
    'num_jobs',
    'scrape.percentage_without_locations',
    'active',
    'archived',
    'status',
    'ats',
    'site_type_label',
  ],
  sortAliases: {
    eid: 'entity_id',
    'entity.id': 'entity_id',
    sid: 'id',
    'scrape.ats': 'ats',
    percentage_without_locations: 'scrape.percentage_without_locations',
  },
  defaultSort: { key: 'entity_id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
