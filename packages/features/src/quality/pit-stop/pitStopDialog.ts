import type { PitStop, PitStopAction } from '@console/api/pit-stops/schema';

/** The review that is open, and what was chosen for it beforehand. */
export interface PitStopDialog {
  row: PitStop;
  action?: PitStopAction;
}
