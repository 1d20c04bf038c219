import { useReasonNotAllowed } from '@console/api/roles/client';
import { watchListBlockReason } from '@console/api/watch-lists/rules';
import type { WatchList, WatchListAction } from '@console/api/watch-lists/schema';
import { Menu } from '@console/ui/Menu';

/** The dialog of the tab that is open, and its row. */
export type WatchListDialog =
  | { kind: 'review'; row: WatchList; action?: WatchListAction }
  | { kind: 'assign' | 'archive'; row: WatchList };

interface WatchListMenuProps {
  row: WatchList;
  open: (dialog: WatchListDialog) => void;
  /** Shows the row's Entity Detail. */
  onView: () => void;
}

const REVIEWS: readonly (readonly [WatchListAction, string])[] = [
  ['send_for_review', 'Send for Review'],
  ['snooze', 'Snooze'],
  ['remove_from_watch_list', 'Remove From Watch List'],
];

/**
 * Everything that can be done with a row of the watch list. The first three open the review with
 * their action chosen.
 */
export function WatchListMenu({ row, open, onView }: WatchListMenuProps) {
  const mayNotReview = useReasonNotAllowed('watchLists.review');
  const mayNotAssign = useReasonNotAllowed('watchLists.assign');
  const mayNotArchive = useReasonNotAllowed('watchListMenu.archiveEntity');
  const blockReason = watchListBlockReason(row)?.message;
  return (
    <Menu
      label={`Actions for ${row.entity.company_name}`}
      items={[
        ...REVIEWS.map(([action, label]) => ({
          id: action,
          label,
          disabledReason: mayNotReview ?? blockReason,
          onSelect: () => open({ kind: 'review', row, action }),
        })),
        {
          id: 'assign',
          label: 'Assign To',
          disabledReason: mayNotAssign ?? blockReason,
          onSelect: () => open({ kind: 'assign', row }),
        },
        { id: 'view', label: 'View Details', onSelect: onView },
        {
          id: 'archive',
          label: 'Archive Entity',
          tone: 'danger',
          disabledReason: mayNotArchive ?? blockReason,
          onSelect: () => open({ kind: 'archive', row }),
        },
      ]}
    />
  );
}
