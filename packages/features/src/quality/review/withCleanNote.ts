import { sanitise } from '@console/ui/RichTextView/sanitise.ts';

/**
 * The editor lets nothing in that runs; a note that was kept over a reload has not been through it
 * until somebody types.
 */
export const withCleanNote = <V extends { note: string }>(values: V): V => ({
  ...values,
  note: sanitise(values.note),
});
