import type { CodeHistory } from '@console/api/scrape-code/schema';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { userLabel } from '../parts/people/userLabel.ts';

/** Names a version: "3 - 05/21/2024 J. Smith". The newest one is followed by "(Last Saved)". */
export function versionLabel({ index, modified, user }: CodeHistory, isNewest: boolean): string {
  const by = user ? ` ${userLabel(user)}` : '';
  return `${index} - ${formatDay(modified)}${by}${isNewest ? ' (Last Saved)' : ''}`;
}
