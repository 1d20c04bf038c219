import type { CodeHistory } from '@console/api/scrape-code/schema';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { userLabel } from '../parts/people/userLabel.ts';

/** "3 - 05/21/2024 J. Smith", with "(Last Saved)" after the newest one. */
export function versionLabel({ index, modified, user }: CodeHistory, isNewest: boolean): string {
  const by = user ? ` ${userLabel(user)}` : '';
  return `${index} - ${formatDay(modified)}${by}${isNewest ? ' (Last Saved)' : ''}`;
}
