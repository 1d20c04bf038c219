import { saveFile } from '@console/api/core/downloadFile';
import { noticeOf } from '@console/api/core/errors';
import { csvFileName } from '@console/api/core/hydra/csv';
import { useGraph, type GraphType } from '@console/api/insights/client';
import { GRAPH_AVERAGES, GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import { Card } from '@console/ui/Card';
import { LineChart, preloadLineChart } from '@console/ui/charts/LineChart.ts';
import { DownloadButton } from '@console/ui/DownloadButton';
import { EmptyState } from '@console/ui/EmptyState';
import { ErrorPanel } from '@console/ui/ErrorPanel';
import { SelectField } from '@console/ui/form/SelectField';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { Suspense } from 'react';
import { useAddress } from '../../list/useListState.ts';
import { GRAPH_TYPES, readGraph, writeGraph, type GraphState } from './graph.state.ts';
import { GraphDays } from './GraphDays.tsx';
import { countedDays, toCsv, type CountedDay } from './graphPoints.ts';
import styles from './GraphCard.module.css';

// The line of the last value is not part of a first visit, like the chart.
const LastCount = lazy(() => import('./LastCount.tsx').then((it) => it.LastCount));

// The chart is fetched while its points are being read.
preloadLineChart();

const DESCRIPTIONS: Readonly<Record<GraphType, string>> = {
  job_count: 'The jobs of all scrapes that are not archived.',
  working_scrapes: 'The entities whose automatic scrape works.',
  broken_scrapes: 'The entities whose automatic scrape is broken.',
};

interface GraphChoiceProps<T extends string> {
  label: string;
  name: string;
  value: T;
  choices: readonly T[];
  onChoose: (value: T) => void;
}

function GraphChoice<T extends string>({
  label,
  name,
  value,
  choices,
  onChoose,
}: GraphChoiceProps<T>) {
  return (
    <SelectField
      label={label}
      name={name}
      required
      value={value}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(chosen) => {
        const known = choices.find((choice) => choice === chosen);
        if (known) onChoose(known);
      }}
    />
  );
}

/** Reads the state from the address and writes it there. A change replaces the history entry. */
function useGraphState() {
  const { search, replaceSearch } = useAddress();
  const state = readGraph(search);
  return {
    state,
    change: (changed: Partial<GraphState>) =>
      replaceSearch(writeGraph({ ...state, ...changed }, search)),
  };
}

const saveCsv = (type: GraphType, days: readonly CountedDay[]) => {
  const file = new Blob([toCsv(days)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, csvFileName(type, new Date()));
  return Promise.resolve();
};

/**
 * A count for each day and its average, as a chart and as a table. The parameters of the address
 * that begin with `graph` are its state.
 */
export function GraphCard() {
  const { state, change } = useGraphState();
  const { type, length, average } = state;
  const { data, error, mutate, isValidating } = useGraph(type, length, average);
  const days = countedDays(data ?? []);
  const names = { value: 'Count', average: `${Number.parseInt(average, 10)}-day average` };
  const notice = error && noticeOf(error);

  return (
    <Card
      title="Graph"
      busy={isValidating && data !== undefined}
      action={
        days.length > 0 && (
          <DownloadButton label="Download CSV" onDownload={() => saveCsv(type, days)} />
        )
      }
    >
      <div className={styles.card}>
        <div className={styles.choices}>
          <GraphChoice
            label="Type"
            name="graphType"
            value={type}
            choices={GRAPH_TYPES}
            onChoose={(chosen) => change({ type: chosen })}
          />
          <GraphChoice
            label="Length"
            name="graphLength"
            value={length}
            choices={GRAPH_LENGTHS}
            onChoose={(chosen) => change({ length: chosen })}
          />
          <GraphChoice
            label="Average"
            name="graphAverage"
            value={average}
            choices={GRAPH_AVERAGES}
            onChoose={(chosen) => change({ average: chosen })}
          />
        </div>
        <div className={styles.notes}>
          <p>{DESCRIPTIONS[type]}</p>
          <div className={styles.last}>
            <Suspense>
              <LastCount points={days} average={names.average} />
            </Suspense>
          </div>
        </div>
        <div className={styles.frame}>
          <div className={styles.body}>
            {!data && error && (
              <ErrorPanel
                title="The graph could not be loaded."
                detail={notice?.detail ?? notice?.title}
                onRetry={() => void mutate()}
              />
            )}
            {!data && !error && (
              <div className={styles.loading}>
                <LoadingOverlay text="Loading..." />
              </div>
            )}
            {data && days.length === 0 && (
              <EmptyState title="No results found.">
                Each day adds a point when its scrapes have been counted.
              </EmptyState>
            )}
            {days.length > 0 && (
              <>
                <LineChart
                  key={`${type} ${length}`}
                  label={`Graph of ${type}`}
                  points={days}
                  names={names}
                  canZoom
                />
                <GraphDays
                  key={type}
                  label={`Days of ${type}`}
                  days={days}
                  average={names.average}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
