import type { TestRun } from '@console/api/test-runs/schema';
import { Button } from '@console/ui/Button';
import { RunStatus } from './RunStatus.tsx';
import { TestResults } from './TestResults.tsx';
import type { TestRuns } from './useTestRuns.ts';
import styles from './TestRuns.module.css';

interface TestPanelProps {
  /** Of `useTestRuns`, so that a key can start a test as well. */
  runs: TestRuns;
  /** Why no test can be run. */
  reason: string | undefined;
  /** The unsaved code and settings. Called when the button is pressed. */
  getRun: () => TestRun;
  /**
   * Of the code and the settings in the editor. Called only where results are shown: it takes a
   * while for long code.
   */
  getFingerprint: () => string;
}

/** Tests the code beside the editor and shows the last results. */
export function TestPanel({ runs, reason, getRun, getFingerprint }: TestPanelProps) {
  return (
    <section className={styles.panel} aria-label="Test">
      <div className={styles.bar}>
        <Button
          tone="primary"
          disabledReason={reason}
          pending={runs.running !== undefined}
          onClick={() => void runs.run(getRun())}
        >
          Test
        </Button>
        <RunStatus runs={runs} />
      </div>
      <TestResults
        results={runs.results}
        fingerprint={runs.results.length > 0 ? getFingerprint() : ''}
      />
    </section>
  );
}
