import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatCount } from '@console/ui/numbers.ts';
import { Pagination } from '@console/ui/Pagination';
import { useState } from 'react';
import { CardTable } from '../cards/CardTable.tsx';
import type { CountedDay } from './graphPoints.ts';
import styles from './GraphCard.module.css';

const PAGE_SIZE = 5;

interface GraphDaysProps {
  /** The name of what is counted. */
  label: string;
  /** The days, oldest first. */
  days: readonly CountedDay[];
}

/** The counted days of a graph as a paginated table, newest day first. */
export function GraphDays({ label, days }: GraphDaysProps) {
  const [chosen, setPage] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(days.length / PAGE_SIZE)));
  const end = days.length - (page - 1) * PAGE_SIZE;
  const shown = days.slice(Math.max(0, end - PAGE_SIZE), end).toReversed();
  return (
    <div className={styles.days}>
      <CardTable
        label={label}
        columns={[
          { header: 'Date' },
          { header: 'Count', align: 'end' },
          { header: 'Average', align: 'end' },
        ]}
        rows={shown.map(({ day, at, value, average }) => ({
          id: day,
          cells: [formatDay(at), formatCount(value), formatCount(average)],
        }))}
      />
      {days.length > PAGE_SIZE && (
        <Pagination
          of={label}
          page={page}
          pageSize={PAGE_SIZE}
          total={days.length}
          pageSizes={[PAGE_SIZE]}
          onPageChange={setPage}
          onPageSizeChange={() => undefined}
        />
      )}
    </div>
  );
}
