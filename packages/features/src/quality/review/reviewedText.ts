import type { UserRef } from '@console/api/users/schema';
import { formatMinute } from '@console/ui/DateText/dates.ts';
import { userLabel } from '../../parts/people/userLabel.ts';

interface Reviewed {
  last_time_reviewed: number | null;
  last_reviewed_by?: UserRef | null;
}

/** When somebody decided on a row last, and who; undefined where nobody has. */
export function reviewedText({
  last_time_reviewed: at,
  last_reviewed_by: by,
}: Reviewed): string | undefined {
  if (at === null) return undefined;
  return by ? `${formatMinute(at)} by ${userLabel(by)}` : formatMinute(at);
}
