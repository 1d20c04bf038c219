import type { QueueRequestRow } from '@console/api/company-queues/schema';
import type { CellFilters } from '../../list/cellFilters/cellFilters.ts';
import {
  chipFields,
  useListPage,
  type ListAnswer,
  type ListControl,
  type ListPageData,
} from '../../list/ListPage.tsx';
import { UNASSIGNED } from '../people/unassigned.ts';
import { usePersonName } from '../people/usePersonName.ts';
import { queueStatusLabel } from '../queue/QueueStatusBadge.tsx';
import { useChipLabel } from '../tags/useChipLabel.ts';
import { queueListColumns } from './queueList.columns.tsx';

interface QueueListContent<V extends object> {
  list: ListControl<V>;
  answer: ListAnswer<QueueRequestRow>;
  cellFilters: () => Promise<CellFilters<QueueRequestRow>>;
}

/** Adds the columns and the words on chips to a list of queue requests, for `ListPage`. */
export function useQueueList<V extends object>(
  data: ListPageData<V>,
  { list, answer, cellFilters }: QueueListContent<V>,
) {
  const shown = { ...data, moreChips: [UNASSIGNED] };
  const person = usePersonName();
  const labelOf = useChipLabel(chipFields(shown), {
    user: person,
    assignedTo: person,
    status: queueStatusLabel,
  });
  return useListPage(shown, { list, answer, columns: queueListColumns, labelOf, cellFilters });
}
