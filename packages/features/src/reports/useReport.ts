import { useEffect, useRef, useState } from 'react';

export type ReportState<Filters, Row> =
  | { kind: 'none' }
  | { kind: 'running' }
  | { kind: 'done'; filters: Filters; rows: readonly Row[] };

const DELAY_MS = 1000;

/**
 * The state of a report with sample data. The data arrive one second after `run`; `reset` removes
 * them.
 */
export function useReport<Filters, Row>(sample: (filters: Filters) => readonly Row[]) {
  const [state, setState] = useState<ReportState<Filters, Row>>({ kind: 'none' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    state,
    run: (filters: Filters) => {
      clearTimeout(timer.current);
      setState({ kind: 'running' });
      timer.current = setTimeout(
        () => setState({ kind: 'done', filters, rows: sample(filters) }),
        DELAY_MS,
      );
    },
    reset: () => {
      clearTimeout(timer.current);
      setState({ kind: 'none' });
    },
  };
}
