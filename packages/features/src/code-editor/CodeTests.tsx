import type { CodeType } from '@console/api/scrape-code/schema';
import { fingerprintOf } from '@console/api/test-runs/fingerprint';
import type { TestRun } from '@console/api/test-runs/schema';
import { showError } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import { useShortcut } from '../keys/useShortcut.ts';
import { TestPanel } from '../parts/test-runs/TestPanel.tsx';
import { toTestRun } from '../parts/test-runs/testRun.ts';
import { useTestRuns } from '../parts/test-runs/useTestRuns.ts';
import type { CodeBuffer } from './codeBuffer.ts';
import { toTestInput, type TestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

interface CodeTestsProps {
  buffer: CodeBuffer;
  /** Returns the buffer with everything that was typed. */
  current: () => CodeBuffer;
  type: CodeType;
  /** Called when a test begins and when it has ended. */
  onTesting: (isTesting: boolean) => void;
  inputs: TestInputs;
  /** Why no test can be run. */
  disabledReason?: string;
  /** Whether the code is visible. Its key works only then. */
  shown: boolean;
}

/** Tests the unsaved code beside the editor, also with Ctrl+Enter, and shows the last results. */
export function CodeTests({
  buffer,
  current,
  type,
  onTesting,
  inputs,
  disabledReason,
  shown,
}: CodeTestsProps) {
  const [open, setOpen] = useState(false);
  const runs = useTestRuns(buffer.base.scrape.id);
  const runOf = (given: CodeBuffer) =>
    toTestRun(given.base.scrape, type, toTestInput(given, inputs));
  const run = async (testRun: TestRun) => {
    if (runs.running) return;
    onTesting(true);
    await runs.run(testRun);
    onTesting(false);
  };
  const test = () => {
    setOpen(true);
    void run(runOf(current()));
  };
  const testOrSayWhyNot = () => {
    if (disabledReason === undefined) test();
    else showError({ title: disabledReason });
  };
  useShortcut('editor.test', shown ? testOrSayWhyNot : undefined);
  return (
    <div className={styles.tests} data-open={open || undefined}>
      <TestPanel
        runs={{ ...runs, run }}
        open={open}
        onToggle={() => setOpen(!open)}
        reason={disabledReason}
        getRun={() => runOf(current())}
        getFingerprint={() => fingerprintOf(runOf(buffer))}
      />
    </div>
  );
}
