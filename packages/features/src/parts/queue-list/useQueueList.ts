import type { QueueRequestRow } from '@console/api/company-queues/schema';
import type { ListCells } from '../../list/cells/listCells.ts';
import { UNASSIGNED } from '../../list/chips.ts';
import {
  chipFields,
  useListPage,
  type ListAnswer,
  type ListControl,
  type ListPageData,
} from '../../list/ListPage.tsx';
import { usePersonName } from '../people/usePersonName.ts';
import { queueStatusLabel } from '../queue/QueueStatusBadge.tsx';
import { useChipLabel } from '../tags/useChipLabel.ts';
import { queueListColumns } from './queueList.columns.tsx';

interface QueueListContent<V extends object> {
  list: ListControl<V>;
  answer: ListAnswer<QueueRequestRow>;
  cells: () => Promise<ListCells<QueueRequestRow>>;
}

/** Adds the columns and the words on chips to a list of queue requests, for `ListPage`. */
export function useQueueList<V extends object>(
  data: ListPageData<V>,
  { list, answer, cells }: QueueListContent<V>,
) {
  const shown = { ...data, moreChips: [UNASSIGNED] };
  const person = usePersonName();
  const labelOf = useChipLabel(chipFields(shown), {
    user: person,
    assignedTo: person,
    status: queueStatusLabel,
  });
  return useListPage(shown, { list, answer, columns: queueListColumns, labelOf, cells });
}
