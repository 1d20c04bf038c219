import { counted } from '@console/ui/counted.ts';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { useState } from 'react';
import { priorityLabel } from '../parts/priority/priorities.ts';
import { PriorityText } from '../parts/priority/PriorityText.tsx';
import { QueueStatusBadge } from '../parts/queue/QueueStatusBadge.tsx';
import { RangeFields, ReportChart, ReportPage, ReportResult } from './ReportPage.tsx';
import { endProblem, isChosen, type ReportRange } from './reportRange.ts';
import { sampleSla, type SlaRow } from './sampleData.ts';
import { useReport } from './useReport.ts';

const columns: readonly DataTableColumn<SlaRow>[] = [
  {
    id: 'company_queue_id',
    header: 'Company Queue ID',
    sortKey: 'company_queue_id',
    align: 'end',
    mono: true,
    cell: ({ company_queue_id }) => company_queue_id,
  },
  {
    id: 'priority',
    header: 'Priority',
    kind: 'value',
    sortKey: 'priority',
    cell: ({ priority }) => <PriorityText value={priority} />,
  },
  {
    id: 'requested_date',
    header: 'Requested Date',
    kind: 'value',
    sortKey: 'requested_date',
    cell: ({ requested_date }) => <DateText at={requested_date} />,
  },
  {
    id: 'resolved_date',
    header: 'Resolved Date',
    kind: 'value',
    sortKey: 'resolved_date',
    cell: ({ resolved_date }) => <DateText at={resolved_date} />,
  },
  {
    id: 'time_delta',
    header: 'Time Delta',
    sortKey: 'time_delta',
    align: 'end',
    cell: ({ time_delta }) => (time_delta === null ? '–' : counted(time_delta, 'hour')),
  },
  {
    id: 'resolution',
    header: 'Resolution',
    kind: 'badge',
    sortKey: 'resolution',
    cell: ({ resolution }) => <QueueStatusBadge status={resolution} />,
  },
];

const PRIORITIES = [1, 2, 3, 4, 5];

/** The mean hours until an answer, for each priority that has an answer. */
function MeanHours({ rows }: { rows: readonly SlaRow[] }) {
  const bars = PRIORITIES.flatMap((priority) => {
    const hours = rows.flatMap((row) =>
      row.priority === priority && row.time_delta !== null ? [row.time_delta] : [],
    );
    const sum = hours.reduce((total, one) => total + one, 0);
    return hours.length === 0
      ? []
      : [{ name: priorityLabel(priority), value: Math.round((sum / hours.length) * 10) / 10 }];
  });
  return bars.length > 0 && <ReportChart label="Mean hours to resolve by priority" bars={bars} />;
}

const EMPTY: ReportRange = { start: '', end: '' };

/** The SLA report. It shows how long the requests in a range of days took. */
export function SlaReport() {
  const [range, setRange] = useState(EMPTY);
  const { state, run, reset } = useReport(sampleSla);
  return (
    <ReportPage
      title="SLA Report"
      filters={
        <RangeFields
          range={range}
          onChange={(changed) => setRange((before) => ({ ...before, ...changed }))}
        />
      }
      notReady={isChosen(range) ? endProblem(range) : 'Choose a start and an end.'}
      running={state.kind === 'running'}
      onRun={() => run(range)}
      onReset={() => {
        setRange(EMPTY);
        reset();
      }}
    >
      <ReportResult
        state={state}
        columns={columns}
        sortedBy="requested_date"
        chart={(rows) => <MeanHours rows={rows} />}
      />
    </ReportPage>
  );
}
