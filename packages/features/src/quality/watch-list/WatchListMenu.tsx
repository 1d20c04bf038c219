import { useReasonNotAllowed } from '@console/api/roles/client';
import { watchListBlockReason } from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS, type WatchList } from '@console/api/watch-lists/schema';
import { Menu } from '@console/ui/Menu';
import type { TabActions } from '../list/tabActions.ts';
import { WATCH_LIST_WORDS } from './watchList.words.ts';

interface WatchListMenuProps {
  row: WatchList;
  open: TabActions<WatchList>['open'];
  /** Shows the "Entity Detail" of the row. */
  onView: () => void;
}

/**
 * The menu of a row on the watch list. The items for the actions of a review come first. Each opens
 * the review with its action chosen.
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
        ...WATCH_LIST_ACTIONS.map((action) => ({
          id: action,
          label: WATCH_LIST_WORDS[action].label,
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
