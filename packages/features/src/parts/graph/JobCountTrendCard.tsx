import { useJobCounts, type JobCount } from '@console/api/scrape-code/jobCounts';
import { Button } from '@console/ui/Button';
import { LineChart } from '@console/ui/charts/LineChart.ts';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { groupDigits } from '@console/ui/numbers.ts';
import { useState, type ReactNode } from 'react';
import { CardTable } from '../cards/CardTable.tsx';
import { MoreRows } from '../cards/MoreRows.tsx';
import { ReadCard } from '../cards/ReadCard.tsx';
import { WEEK_AVERAGE } from './graphPoints.ts';
import { LastCount } from './LastCount.tsx';

const LINES = { value: 'Jobs', average: WEEK_AVERAGE };

interface JobCountTrendCardProps {
  scrapeId: number;
  title: string;
  /** Content above the chart. */
  children?: ReactNode;
}

/** The job counts of a scrape over the days with their average, as a chart or as a table. */
export function JobCountTrendCard({ scrapeId, title, children }: JobCountTrendCardProps) {
  const read = useJobCounts(scrapeId);
  const [asTable, setAsTable] = useState(false);
  return (
    <ReadCard
      title={title}
      read={read}
      action={(counts) =>
        counts.length > 0 && (
          <Button size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {(counts) => (
        <>
          {children}
          {counts.length > 0 && <LastCount points={counts} average={WEEK_AVERAGE} />}
          {counts.length === 0 ? (
            <EmptyState title="No job counts.">
              Each day on which the jobs are counted adds one.
            </EmptyState>
          ) : asTable ? (
            <MoreRows rows={counts.toReversed()}>
              {(shown) => <CountsTable counts={shown} />}
            </MoreRows>
          ) : (
            <LineChart label="Job counts" points={counts} names={LINES} />
          )}
        </>
      )}
    </ReadCard>
  );
}

function CountsTable({ counts }: { counts: readonly JobCount[] }) {
  return (
    <CardTable
      label="Job counts"
      columns={[
        { header: 'Day' },
        { header: LINES.value, align: 'end' },
        { header: LINES.average, align: 'end' },
      ]}
      rows={counts.map(({ at, value, average }) => ({
        id: at,
        cells: [formatDay(at), groupDigits(value), groupDigits(average)],
      }))}
    />
  );
}
