import { useShiftOutages } from '@console/api/daily-job-shifts/impactClient';
import type { DailyJobShift, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import { shiftCalls } from '@console/api/reviews/kinds';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { expandRows } from '@console/ui/DataTable/expandRows';
import { focusedRowIndex, focusRowAt } from '@console/ui/DataTable/tableRows.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { formatCount } from '@console/ui/numbers.ts';
import { useImperativeHandle, useState } from 'react';
import { spelledDay } from '../../list/days.ts';
import { AtsName } from '../../parts/cells/EntityLink.tsx';
import { isSameOutage, outageLabel, reviewed, shiftsOfOutage } from './outages.ts';
import { OutageShifts, type OutageRowsProps } from './OutageShifts.tsx';

const outageColumns: readonly DataTableColumn<ShiftOutage>[] = [
  { id: 'ats', header: 'ATS', kind: 'value', cell: ({ ats }) => <AtsName ats={ats} /> },
  {
    id: 'day',
    header: 'Day',
    align: 'end',
    cell: ({ shift_date: day }) => spelledDay(day),
  },
  {
    id: 'fallen',
    header: 'Scrapes Without Jobs',
    align: 'end',
    cell: ({ fallen, scrapes }) => `${formatCount(fallen)} of ${formatCount(scrapes)}`,
  },
  {
    id: 'lost',
    header: 'Jobs Lost',
    align: 'end',
    cell: ({ jobs_lost }) => formatCount(jobs_lost),
  },
  {
    id: 'open',
    header: 'Open Shifts',
    align: 'end',
    cell: ({ open_shifts }) => formatCount(open_shifts),
  },
];

const noSort = () => undefined;

/**
 * The id of an outage's first shift in the order of the list. When that shift cannot be read, it is
 * the first shift on the page of the list.
 */
async function firstOf(outage: ShiftOutage, { list, tab }: OutageRowsProps) {
  const query = { ...shiftsOfOutage(list.query, outage), page: 1, limit: 1 };
  const read = await shiftCalls.page(query).catch(() => undefined);
  return (read?.items[0] ?? tab.collection?.items[0])?.id;
}

/** The outages, newest first. An expanded outage loads and shows its shifts. */
export function OutageRows(props: OutageRowsProps) {
  const { tab } = props;
  const { data, error, mutate } = useShiftOutages();
  const [starts] = useState(() => new Set<() => DailyJobShift | undefined>());
  const [reached, setReached] = useState<string>();
  useImperativeHandle(tab.replacement, () => ({
    begin() {
      const shift = [...starts].map((start) => start()).find((row) => row !== undefined);
      const outage = data?.[focusedRowIndex()];
      if (shift) tab.review.open(shift.id);
      else if (outage) void firstOf(outage, props).then((id) => id && tab.review.open(id));
      return Boolean(shift ?? outage);
    },
    end: () =>
      focusRowAt(
        data?.findIndex((outage) => reviewed.outage && isSameOutage(outage, reviewed.outage)) ?? 0,
      ),
  }));
  if (error && !data)
    return <ErrorPanel title="The outages could not be loaded." onRetry={() => void mutate()} />;
  if (!data) return <output>Loading the outages...</output>;
  if (data.length === 0)
    return (
      <EmptyState title="No outages.">
        An engine stands here when at least half of its scrapes, and three of them, lose all their
        jobs on one day.
      </EmptyState>
    );
  return (
    <DataTable
      label="Outages"
      rows={data}
      columns={outageColumns}
      onSortChange={noSort}
      interaction={expandRows<ShiftOutage>({
        rowLabel: outageLabel,
        detail: (outage) => (
          <OutageShifts
            {...props}
            outage={outage}
            starts={starts}
            isReached={outage.id === reached}
            onReach={() => setReached(outage.id)}
          />
        ),
      })}
    />
  );
}
