import type { FilterField } from '@console/ui/FilterSidebar';
import { RadioChoice } from '@console/ui/FilterSidebar/RadioChoice';
import type { FiltersOf } from '../list/listState.ts';
import { AtsControl } from '../parts/ats/AtsControl.tsx';
import type { scrapesState } from './scrapes.state.ts';
import { SiteTypesControl } from './SiteTypesControl.tsx';

/** "Status" filters what the column "Active" shows; the labels are the documents' (A-AMB-061). */
export const scrapesFilters: readonly FilterField<FiltersOf<typeof scrapesState>>[] = [
  { kind: 'manyOf', name: 'siteType', label: 'Site Type', Control: SiteTypesControl },
  { kind: 'manyOf', name: 'ats', label: 'ATS', Control: AtsControl },
  { kind: 'numberRange', name: 'totalJobs', label: 'Total Jobs' },
  {
    kind: 'oneOf',
    name: 'runStatus',
    label: 'Run Status',
    options: { automatic: 'Automatic', manual: 'Manual' },
    Control: RadioChoice,
  },
  {
    kind: 'oneOf',
    name: 'archivedStatus',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
    Control: RadioChoice,
  },
  {
    kind: 'manyOf',
    name: 'withoutLocations',
    label: '% Without Location',
    options: { 25: '25%', 50: '50%', 75: '75%', 100: '100%' },
  },
];
