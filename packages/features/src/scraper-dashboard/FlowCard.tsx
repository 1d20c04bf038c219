import { useQueueFlow } from '@console/api/company-queues/client';
import { UpDownChart } from '@console/ui/charts/UpDownChart.ts';
import { EmptyState } from '@console/ui/EmptyState';
import { formatChange, groupDigits } from '@console/ui/numbers.ts';
import { parseDay, startOfDay, toUnixSeconds } from '../list/days.ts';
import { useAddress } from '../list/useListState.ts';
import { CardTable } from '../parts/cards/CardTable.tsx';
import { PagedTable } from '../parts/cards/PagedTable.tsx';
import { ReadCard } from '../parts/cards/ReadCard.tsx';
import { readGraph } from '../parts/graph/graph.state.ts';
import { priorityLabel } from '../parts/priority/priorities.ts';
import styles from './ScraperDashboard.module.css';

type Flow = NonNullable<ReturnType<typeof useQueueFlow>['data']>;

const DAY = 24;

/** A number of hours in words, such as "5.2 h" or "3.1 d". Null becomes an en dash. */
function duration(hours: number | null): string {
  if (hours === null) return '–';
  const [value, unit] = hours < 2 * DAY ? [hours, 'h'] : [hours / DAY, 'd'];
  return `${groupDigits(Math.round(value * 10) / 10)} ${unit}`;
}

/** A sentence that says whether the queue grows. */
function verdict({ days }: Flow): string {
  const sum = (pick: (day: Flow['days'][number]) => number) =>
    days.reduce((all, day) => all + pick(day), 0);
  const asked = sum((day) => day.asked);
  const net = sum((day) => day.net);
  const change =
    net === 0
      ? 'stayed the same'
      : `${net > 0 ? 'grew' : 'shrank'} by ${groupDigits(Math.abs(net))}`;
  return `Asked ${groupDigits(asked)}, answered ${groupDigits(asked - net)}: the queue ${change}.`;
}

/** The days as a paginated table, newest day first. */
const FlowDays = ({ days }: Pick<Flow, 'days'>) => (
  <div className={styles.table}>
    <PagedTable
      label="Requests by day"
      columns={[
        { header: 'Date' },
        { header: 'Asked', align: 'end' },
        { header: 'Answered', align: 'end' },
        { header: 'Net', align: 'end' },
      ]}
      items={days}
      rowOf={({ date, asked, answered, net }) => ({
        id: date,
        cells: [
          date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
          groupDigits(asked),
          groupDigits(answered),
          formatChange(net),
        ],
      })}
    />
  </div>
);

const AnswerHours = ({ answer_hours: rows }: Pick<Flow, 'answer_hours'>) => (
  <CardTable
    label="Time to answer"
    columns={[
      { header: 'Priority' },
      { header: 'Answered', align: 'end' },
      { header: 'Median', align: 'end' },
      { header: '90th percentile', align: 'end' },
    ]}
    rows={rows.map(({ request_priority, answered, median, p90 }) => ({
      id: request_priority,
      cells: [
        priorityLabel(request_priority),
        groupDigits(answered),
        duration(median),
        duration(p90),
      ],
    }))}
  />
);

/**
 * A chart of the requests that entered and left the queue on each day. Its range is that of the
 * graph.
 */
export function FlowCard() {
  const { search } = useAddress();
  const { length } = readGraph(search);
  const read = useQueueFlow(length);
  return (
    <ReadCard title="Queue Flow" read={read}>
      {(flow) => {
        const days = flow.days.flatMap(({ date, asked, answered }) => {
          const day = parseDay(date);
          return day === undefined
            ? []
            : [{ at: toUnixSeconds(startOfDay(day)), up: asked, down: answered }];
        });
        return days.length === 0 ? (
          <EmptyState title="No results found.">
            A day is drawn here when something was asked or answered.
          </EmptyState>
        ) : (
          <div className={styles.flow}>
            <p>{verdict(flow)}</p>
            <UpDownChart
              label="Requests by day"
              days={days}
              names={{ up: 'Asked', down: 'Answered', net: 'Net' }}
            />
            <div className={styles.tables}>
              <FlowDays key={length} days={flow.days} />
              <AnswerHours answer_hours={flow.answer_hours} />
            </div>
          </div>
        );
      }}
    </ReadCard>
  );
}
