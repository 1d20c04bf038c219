import { groupDigits } from '@console/ui/groupDigits.ts';

/** 1234 as 1,234; an en dash where there is none. */
export const formatCount = (count: number | null): string =>
  count === null ? '–' : groupDigits(count);

/** 12.5 as 12.50%; an en dash where there is none. */
export const formatPercent = (share: number | null): string =>
  share === null ? '–' : `${share.toFixed(2)}%`;
