import { Banner } from '@console/ui/Banner';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { BarChart } from '@console/ui/charts/BarChart.ts';
import { DataTable, type DataTableColumn } from '@console/ui/DataTable';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { DayField } from '@console/ui/form/DayField';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { parseDay, startOfDay, toUnixSeconds } from '../list/days.ts';
import { daysOf, endProblem, MAX_DAYS, type ReportRange } from './reportRange.ts';
import { sortRows } from './sortRows.ts';
import type { ReportState } from './useReport.ts';
import styles from './Reports.module.css';

interface RangeFieldsProps {
  range: ReportRange;
  onChange: (changed: Partial<ReportRange>) => void;
}

/** The fields for the first and the last day of a report. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  return (
    <>
      <DayField
        label="Start Date"
        name="start"
        required
        value={range.start}
        onChange={(start) => onChange({ start })}
      />
      <DayField
        label="End Date"
        name="end"
        required
        value={range.end}
        min={range.start || undefined}
        error={endProblem(range)}
        onChange={(end) => onChange({ end })}
      />
    </>
  );
}

interface ReportPageProps {
  title: string;
  /** The fields. Enter in any of them runs the report. */
  filters: ReactNode;
  /** Why the report cannot run. It is the disabled reason of Run. */
  notReady: string | undefined;
  running: boolean;
  onRun: () => void;
  onReset: () => void;
  /** The result. */
  children: ReactNode;
}

/** The layout of a report with its filters, the button Run and its result. */
export function ReportPage({
  title,
  filters,
  notReady,
  running,
  onRun,
  onReset,
  children,
}: ReportPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Reports', href: '/reports' }, { label: title }]} />
      <h1>{title}</h1>
      <Banner tone="info">Sample data. The numbers of this report are made up.</Banner>
      <Card title="Filters">
        <form
          className={styles.form}
          aria-label="Filters"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (notReady === undefined && !running) onRun();
          }}
        >
          <div className={styles.fields}>{filters}</div>
          <div className={styles.buttons}>
            <Button type="submit" tone="primary" pending={running} disabledReason={notReady}>
              Run
            </Button>
            <Button onClick={onReset}>Reset</Button>
          </div>
        </form>
      </Card>
      {children}
    </div>
  );
}

/** A bar chart with a heading. */
export function ReportChart({ label, bars }: ComponentProps<typeof BarChart>) {
  return (
    <div>
      <h3 className={styles.chart}>{label}</h3>
      <BarChart label={label} bars={bars} />
    </div>
  );
}

const dayText = (written: string): string => {
  const day = parseDay(written);
  return day ? formatDay(toUnixSeconds(startOfDay(day))) : '–';
};

interface ReportResultProps<Filters extends ReportRange, Row extends { id: number | string }> {
  state: ReportState<Filters, Row>;
  columns: readonly DataTableColumn<Row>[];
  /** The column that sorts the rows at first, with the highest value at the top. */
  sortedBy: string & keyof Row;
  chart: (rows: readonly Row[]) => ReactNode;
}

/** The chart and the rows of a report, or a sentence that says why there are none. */
export function ReportResult<Filters extends ReportRange, Row extends { id: number | string }>({
  state,
  columns,
  sortedBy,
  chart,
}: ReportResultProps<Filters, Row>) {
  const [sort, setSort] = useState<{ key: string; direction: 'asc' | 'desc' }>({
    key: sortedBy,
    direction: 'desc',
  });
  if (state.kind !== 'done')
    return (
      <Card title="Result" busy={state.kind === 'running'}>
        <div className={styles.waiting}>
          {state.kind === 'running' ? (
            <LoadingOverlay text="Loading..." />
          ) : (
            <EmptyState title="Nothing has been run yet.">
              Choose the filters and press Run.
            </EmptyState>
          )}
        </div>
      </Card>
    );
  const { filters, rows } = state;
  const isCut = rows.length === MAX_DAYS && daysOf(filters)[0]?.day !== filters.start;
  return (
    <Card title="Result" count={rows.length}>
      <div className={styles.result}>
        <p className={styles.caption}>
          Sample data from {dayText(filters.start)} to {dayText(filters.end)}
          {isCut && `, the last ${MAX_DAYS} days`}
        </p>
        {chart(rows)}
        <div className={styles.rows}>
          <DataTable
            label="Report rows"
            rows={sortRows(rows, sort)}
            columns={columns}
            sort={sort}
            onSortChange={(key) =>
              setSort({
                key,
                direction: key === sort.key && sort.direction === 'desc' ? 'asc' : 'desc',
              })
            }
          />
        </div>
      </div>
    </Card>
  );
}
