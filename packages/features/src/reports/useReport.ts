import { useTimer } from '@console/ui/useTimer.ts';
import { useState } from 'react';

export type ReportState<Filters, Row> =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'done'; filters: Filters; rows: readonly Row[] };

const DELAY_MS = 1000;

/**
 * The state of a report with sample data. The data arrive one second after `run`, and `reset`
 * removes them.
 */
export function useReport<Filters, Row>(sample: (filters: Filters) => readonly Row[]) {
  const [state, setState] = useState<ReportState<Filters, Row>>({ kind: 'none' });
  const timer = useTimer();
  return {
    state,
    run: (filters: Filters) => {
      setState({ kind: 'running' });
      timer.start(() => setState({ kind: 'done', filters, rows: sample(filters) }), DELAY_MS);
    },
    reset: () => {
      timer.cancel();
      setState({ kind: 'none' });
    },
  };
}
