import type { Due } from '@console/api/company-queues/due';
import { formatMinute } from '@console/ui/DateText/instants.ts';

/** Says at which instant a request is due, and whether the console has calculated it. */
export const DueTip = ({ at, isCalculated }: Due) =>
  isCalculated
    ? `${formatMinute(at)}. Calculated from the date requested; the server sends no due time.`
    : formatMinute(at);
