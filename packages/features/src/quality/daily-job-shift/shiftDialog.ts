import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';

/** Which dialog of the tab is open, and about which row. */
export type ShiftDialog = { kind: 'review' | 'assign'; row: DailyJobShift };
