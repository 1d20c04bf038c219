import { serverNow } from '@console/api/core/clock';
import { noonOf } from '@console/api/core/noonOf';
import type { Read } from '@console/api/core/useRead';
import { useEvidence, type EvidenceSubject } from '@console/api/evidence/client';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import {
  MarkedLine,
  type ChartLane,
  type ChartMark,
  type ChartPart,
} from '@console/ui/charts/MarkedLine.ts';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { useState } from 'react';
import { spelledDay, type Day } from '../../list/days.ts';
import { CardTable } from '../../parts/cards/CardTable.tsx';
import { GraphDays } from '../../parts/graph/GraphDays.tsx';
import { countedDays, WEEK_AVERAGE, type CountedDay } from '../../parts/graph/graphPoints.ts';
import { LastCount } from '../../parts/graph/LastCount.tsx';
import {
  errorMark,
  eventMark,
  noteMark,
  reviewMark,
  runMark,
  saveMark,
  underrunMark,
} from './evidenceMarks.ts';
import { evidenceWindow } from './evidenceWindow.ts';
import { runsOf } from './runs.ts';
import styles from './Evidence.module.css';

const LINES = { value: 'Count', average: WEEK_AVERAGE };

const partOf = <T,>({ data, error, mutate }: Read<T>): ChartPart => {
  if (data !== undefined) return 'ready';
  return error ? { failed: 'Not loaded.', onRetry: () => void mutate() } : 'loading';
};

interface Lane extends ChartLane {
  /** True when older rows exist that the source did not return. */
  isPart: boolean;
}

interface LaneNames {
  label: string;
  /** The noun for one event, such as "code save". `many` is its plural, "code saves". */
  one: string;
  many: string;
}

/** Builds the lane of a source. Returns an empty array when the record cannot have this source. */
function laneOf<T>(
  read: Read<T> | undefined,
  { label, one, many }: LaneNames,
  marksOf: (data: T) => { marks: readonly ChartMark[]; isPart: boolean },
): readonly Lane[] {
  if (!read) return [];
  const found = read.data === undefined ? undefined : marksOf(read.data);
  return [
    {
      id: many,
      label,
      describeMany: (count) => `${count} ${count === 1 ? one : many}`,
      marks: found?.marks ?? [],
      part: partOf(read),
      isPart: found?.isPart ?? false,
    },
  ];
}

const rows =
  <T,>(markOf: (row: T) => ChartMark) =>
  ({ items, isPart }: { items: readonly T[]; isPart: boolean }) => ({
    marks: items.map(markOf),
    isPart,
  });

function lanesOf(
  { entityId, scrapeId = 0 }: EvidenceSubject,
  { saves, stages, errors, underruns, reviews, notes, events }: ReturnType<typeof useEvidence>,
): readonly Lane[] {
  // Leaves out notes that belong to a review, because the review has a mark of its own.
  const written = new Set(reviews?.data?.items.map(({ note_id }) => note_id));
  return [
    ...laneOf(
      saves,
      { label: 'Code saves', one: 'code save', many: 'code saves' },
      rows(saveMark(scrapeId)),
    ),
    ...laneOf(stages, { label: 'Runs', one: 'run', many: 'runs' }, ({ items, isPart }) => ({
      marks: runsOf(items).map(runMark(scrapeId)),
      isPart,
    })),
    ...laneOf(
      errors,
      { label: 'Errors', one: 'day with errors', many: 'days with errors' },
      (days) => ({ marks: days.map(errorMark(scrapeId)), isPart: false }),
    ),
    ...laneOf(
      underruns,
      { label: 'Underruns', one: 'underrun', many: 'underruns' },
      rows(underrunMark(scrapeId)),
    ),
    ...laneOf(
      reviews,
      { label: 'Reviews', one: 'review', many: 'reviews' },
      rows(reviewMark(entityId)),
    ),
    ...laneOf(notes, { label: 'Notes', one: 'note', many: 'notes' }, ({ items, isPart }) => ({
      marks: items.filter(({ id }) => !written.has(id)).map(noteMark(entityId)),
      isPart,
    })),
    ...laneOf(events, { label: 'Events', one: 'event', many: 'events' }, rows(eventMark(entityId))),
  ];
}

interface TablesProps {
  days: readonly CountedDay[];
  lanes: readonly Lane[];
}

/** The data of the chart as tables, newest first. */
const Tables = ({ days, lanes }: TablesProps) => (
  <div className={styles.tables}>
    <GraphDays label="Job counts by day" days={days} average={WEEK_AVERAGE} />
    <CardTable
      label="What happened"
      columns={[{ header: 'Day' }, { header: 'Kind' }, { header: 'What' }]}
      rows={lanes
        .flatMap(({ label, marks }) => marks.map((mark) => ({ ...mark, label })))
        .toSorted((one, other) => other.at - one.at)
        .map(({ id, at, label, text, href }) => ({
          id,
          cells: [
            formatDay(at),
            label,
            <a key="what" href={href} target="_blank" rel="noopener">
              {text}
            </a>,
          ],
        }))}
    />
  </div>
);

interface EvidenceProps extends EvidenceSubject {
  /** The last of the 30 days, as YYYY-MM-DD. It is shaded. By default today, which is not. */
  day?: Day | undefined;
  /** What the day is. By default "Day under review". */
  dayName?: string | undefined;
}

/**
 * The last 30 days of a scrape, or of an entity without a scrape. It shows the job counts with
 * their average and, on the same time axis, the events that may explain them. Each source loads,
 * fails and is retried independently. The chart is not remounted for another record.
 */
export function Evidence({ entityId, scrapeId, day, dayName = 'Day under review' }: EvidenceProps) {
  const [now] = useState(() => serverNow() * 1000);
  const [hasTable, setHasTable] = useState(false);
  const { window, from, to } = evidenceWindow(day, now);
  const subject = { entityId, scrapeId };
  const found = useEvidence(subject, window);
  // A row may have been reviewed after its day.
  const none = day !== undefined && to < now / 1000 ? `None up to ${spelledDay(day)}` : 'None';
  const lanes = lanesOf(subject, found);
  const days = countedDays(found.counts?.data ?? []);
  const parts = lanes.filter(({ isPart }) => isPart).map(({ label }) => label);
  const noon = noonOf(day ?? '');
  const shaded = noon === undefined ? undefined : { at: noon, text: dayName };
  const hasNone = found.counts?.data?.length === 0;
  return (
    <Card
      title="Evidence"
      action={
        <Button size="sm" tone="ghost" expanded={hasTable} onClick={() => setHasTable(!hasTable)}>
          Table
        </Button>
      }
    >
      <div className={styles.evidence}>
        <LastCount points={days} average={WEEK_AVERAGE} now={to} />
        <MarkedLine
          label="Job counts"
          from={from}
          to={to}
          points={days}
          names={LINES}
          shaded={shaded}
          part={found.counts ? partOf(found.counts) : 'ready'}
          lanes={lanes}
          none={none}
        />
        {hasNone && <p className={styles.said}>No jobs were counted on these 30 days.</p>}
        {parts.length > 0 && (
          <p className={styles.said}>{`${parts.join(', ')}: older ones are not shown.`}</p>
        )}
        {hasTable && <Tables days={days} lanes={lanes} />}
      </div>
    </Card>
  );
}
