import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { AtsControl } from '../../parts/ats/AtsControl.tsx';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { UsersControl } from '../list/UsersControl.tsx';
import type { dailyJobShiftState } from './dailyJobShift.state.ts';

/** Labelled as the columns are (B-AMB-022). */
export const dailyJobShiftFilters: readonly FilterField<FiltersOf<typeof dailyJobShiftState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'text', name: 'scrapeId', label: 'SID', digits: true },
  { kind: 'manyOf', name: 'ats', label: 'ATS', Control: AtsControl },
  { kind: 'numberRange', name: 'latestJobCount', label: 'Latest Job Count' },
  { kind: 'numberRange', name: 'percentChange', label: '% Change', allowNegative: true },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'manyOf', name: 'lastReviewedBy', label: 'Last Reviewed By', Control: UsersControl },
  { kind: 'manyOf', name: 'assignedTo', label: 'Assigned To', Control: UsersControl },
  { kind: 'dayRange', name: 'lastUpdated', label: 'Last Updated' },
];
