import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatCount } from '@console/ui/numbers.ts';
import { PagedTable } from '../cards/PagedTable.tsx';
import type { CountedDay } from './graphPoints.ts';
import styles from './GraphCard.module.css';

interface GraphDaysProps {
  /** The name of what is counted. */
  label: string;
  /** The days, oldest first. */
  days: readonly CountedDay[];
  /** The name of the average. */
  average: string;
}

/** The counted days of a graph as a paginated table, newest day first. */
export const GraphDays = ({ label, days, average: name }: GraphDaysProps) => (
  <div className={styles.days}>
    <PagedTable
      label={label}
      columns={[
        { header: 'Date' },
        { header: 'Count', align: 'end' },
        { header: name, align: 'end' },
      ]}
      items={days}
      rowOf={({ day, at, value, average }) => ({
        id: day,
        cells: [formatDay(at), formatCount(value), formatCount(average)],
      })}
    />
  </div>
);
