import { groupDigits } from '@console/ui/groupDigits.ts';

/** 1234 as 1,234; an en dash where there is none. */
export const formatCount = (count: number | null): string =>
  count === null ? '–' : groupDigits(count);
