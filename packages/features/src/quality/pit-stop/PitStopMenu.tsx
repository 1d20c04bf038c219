import { pitStopBlockReason } from '@console/api/pit-stops/rules';
import type { PitStop, PitStopAction } from '@console/api/pit-stops/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { Menu } from '@console/ui/Menu';

/** The review that is open, and the action that was chosen for it beforehand. */
export interface PitStopDialog {
  row: PitStop;
  action?: PitStopAction;
}

interface PitStopMenuProps {
  row: PitStop;
  open: (dialog: PitStopDialog) => void;
}

const ACTIONS: readonly (readonly [PitStopAction, string])[] = [
  ['send_to_scrape_team', 'Send to Scrape Team'],
  ['send_to_continuous_delivery_queue', 'Send to Continuous Delivery Queue'],
  ['place_on_watch', 'Place on Watch'],
];

/**
 * The menu of a pit stop: each item opens the review with that action chosen. A finished pit stop
 * shows disabled items with a reason.
 */
export function PitStopMenu({ row, open }: PitStopMenuProps) {
  const mayNot = useReasonNotAllowed('pitStops.review');
  const blockReason = pitStopBlockReason(row)?.message;
  return (
    <Menu
      label={`Actions for ${row.entity.company_name}`}
      items={ACTIONS.map(([action, label]) => ({
        id: action,
        label,
        disabledReason: mayNot ?? blockReason,
        onSelect: () => open({ row, action }),
      }))}
    />
  );
}
