import { pitStopBlockReason } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS, type PitStop } from '@console/api/pit-stops/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Menu } from '@console/ui/Menu';
import type { TabActions } from '../list/tabActions.ts';
import { PIT_STOP_WORDS } from './pitStop.words.ts';

interface PitStopMenuProps {
  row: PitStop;
  open: TabActions<PitStop>['open'];
}

/**
 * The menu of a pit stop. Each item opens the review with its action chosen. For a finished pit
 * stop, the items are disabled with a reason.
 */
export function PitStopMenu({ row, open }: PitStopMenuProps) {
  const mayNot = useReasonNotAllowed('pitStops.review');
  const blockReason = pitStopBlockReason(row)?.message;
  return (
    <Menu
      label={`Actions for ${row.entity.company_name}`}
      items={PIT_STOP_ACTIONS.map((action) => ({
        id: action,
        label: PIT_STOP_WORDS[action].label,
        disabledReason: mayNot ?? blockReason,
        onSelect: () => open({ kind: 'review', row, action }),
      }))}
    />
  );
}
