import type { TestRun } from '@console/api/test-runs/schema';
import { Button } from '@console/ui/Button';
import { RunStatus } from './RunStatus.tsx';
import { TestResults } from './TestResults.tsx';
import type { TestRuns } from './useTestRuns.ts';
import styles from './TestRuns.module.css';

interface TestPanelProps {
  /** The result of `useTestRuns`. The caller passes it in, so that a shortcut can start a test, too. */
  runs: TestRuns;
  open: boolean;
  onToggle: () => void;
  /** Why no test can be run. */
  reason: string | undefined;
  /** Returns the run with the unsaved code and settings. Called when the button is pressed. */
  getRun: () => TestRun;
  /**
   * Computes the fingerprint of the code and settings in the editor. It is called only while
   * results are shown, because long code takes a while.
   */
  getFingerprint: () => string;
}

/** Tests the code beside the editor and shows the last results. */
export function TestPanel({
  runs,
  open,
  onToggle,
  reason,
  getRun,
  getFingerprint,
}: TestPanelProps) {
  return (
    <TestResults
      title="Test Results"
      count={runs.results.length}
      toggle={{ open, onToggle }}
      results={runs.results}
      fingerprint={open && runs.results.length > 0 ? getFingerprint() : ''}
    >
      <div className={styles.bar}>
        <Button
          tone="primary"
          size="sm"
          disabledReason={reason}
          pending={runs.running !== undefined}
          onClick={() => void runs.run(getRun())}
        >
          Test
        </Button>
        <RunStatus runs={runs} size="sm" />
      </div>
    </TestResults>
  );
}
