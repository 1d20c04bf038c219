import type { TestRun } from '@console/api/test-runs/schema';
import { Button } from '@console/ui/Button';
import { RunStatus } from './RunStatus.tsx';
import { TestResults } from './TestResults.tsx';
import type { TestRuns } from './useTestRuns.ts';
import styles from './TestRuns.module.css';

interface TestPanelProps {
  /** From `useTestRuns`; passed in so that a shortcut can start a test too. */
  runs: TestRuns;
  /** Why no test can be run. */
  reason: string | undefined;
  /** The unsaved code and settings. Called when the button is pressed. */
  getRun: () => TestRun;
  /**
   * Computes the fingerprint of the code and settings in the editor. Called only while results are
   * shown, because long code takes a while.
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
