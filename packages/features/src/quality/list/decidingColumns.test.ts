import { CHOOSE_WIDTH } from '@console/ui/DataTable/columnWidths.ts';
import { expect, test } from 'vitest';
import { dailyJobShiftColumns } from '../daily-job-shift/dailyJobShift.columns.tsx';
import { monitoredEntitiesColumns } from '../monitored-entities/monitoredEntities.columns.tsx';
import { pitStopColumns } from '../pit-stop/pitStop.columns.tsx';
import { reviewReadyColumns } from '../review-ready/reviewReady.columns.tsx';
import { watchListColumns } from '../watch-list/watchList.columns.tsx';

/**
 * The inner width of the table's frame in pixels: 742 in a window of 1,024 with the menu open, 838
 * in one of 1,440 with menu and filters.
 */
const ROOM = 742;

interface Column {
  id: string;
  width?: number;
}
const none = { open: () => {}, activate: () => {} };

test.each<[string, readonly Column[], string]>([
  ['Monitored and New Entities', monitoredEntitiesColumns(none), 'latest_note'],
  ['Daily Job Shift', dailyJobShiftColumns(none), 'change'],
  ['Watch List', watchListColumns(none), 'watch_listed'],
  ['Review Ready', reviewReadyColumns(none), 'latest_note'],
  ['Pit Stop', pitStopColumns(none), 'reason_code'],
])(
  '%s: the columns that decide, and Review, are in sight without scrolling',
  (_, columns, last) => {
    const widthOf = (id: string) => columns.find((column) => column.id === id)?.width ?? Infinity;
    const upTo = columns.slice(0, columns.findIndex(({ id }) => id === last) + 1);
    expect(upTo.length).toBeGreaterThan(5);
    const total = upTo.reduce((sum, { id }) => sum + widthOf(id), CHOOSE_WIDTH + widthOf('review'));
    expect(total).toBeLessThanOrEqual(ROOM);
  },
);
