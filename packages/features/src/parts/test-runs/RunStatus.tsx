import { Button } from '@console/ui/Button';
import { useInterval } from '@console/ui/useInterval.ts';
import { useState } from 'react';
import { formatElapsed } from './resultLabel.ts';
import type { TestRuns } from './useTestRuns.ts';
import styles from './TestRuns.module.css';

/**
 * The time that has passed, in whole seconds. Screen readers do not read it. `since` is Unix
 * milliseconds.
 */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useInterval(() => setNow(Date.now()), 1000);
  return (
    <span role="timer" aria-live="off" className={styles.elapsed}>
      {formatElapsed(Math.floor((now - since) / 1000) * 1000)}
    </span>
  );
}

const ENDS = { cancelled: 'The test was cancelled.', done: 'The test has ended.' } as const;

interface RunStatusProps {
  runs: TestRuns;
  size?: 'sm';
}

/** Shows whether a test is running and for how long, with a Cancel button. */
export function RunStatus({ runs: { running, ended, cancel }, size }: RunStatusProps) {
  return (
    <div className={styles.status}>
      <Button
        size={size}
        disabledReason={running ? undefined : 'No test is running.'}
        onClick={cancel}
      >
        Cancel
      </Button>
      <output className={styles.state}>{running ? 'Running Script' : ended && ENDS[ended]}</output>
      {running ? <Elapsed key={running.since} since={running.since} /> : null}
    </div>
  );
}
