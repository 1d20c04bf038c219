import { getConfig } from '@console/api/core/config';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import type { CodeType } from '@console/api/scrape-code/schema';
import type { Scrape } from '@console/api/scrapes/schema';
import { fingerprintOf } from '@console/api/test-runs/fingerprint';
import type { TestRun } from '@console/api/test-runs/schema';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { Card } from '@console/ui/Card';
import { lazy } from '@console/ui/lazy';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { RunStatus } from '../parts/test-runs/RunStatus.tsx';
import { toTestRun, TYPE_LABELS, type TestInput } from '../parts/test-runs/testRun.ts';
import { useTestRuns } from '../parts/test-runs/useTestRuns.ts';
import styles from './TestScriptPage.module.css';

const ScriptDialog = lazy(() => import('./ScriptDialog.tsx').then((it) => it.ScriptDialog));
const TestResults = lazy(() =>
  import('../parts/test-runs/TestResults.tsx').then((it) => it.TestResults),
);

/** A button that shows the tested script for reading. */
function ViewScript({ run }: { run: TestRun }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Script</Button>
      <Suspense>
        {isOpen ? <ScriptDialog run={run} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

function LegacyFrame({ scrapeId }: { scrapeId: number }) {
  const { legacyBaseUrl, legacyFramePath } = getConfig();
  return (
    <Card title="Legacy Admin">
      <iframe
        className={styles.legacy}
        title="Legacy Admin"
        src={`${legacyBaseUrl}${legacyFramePath}?scrape_id=${scrapeId}`}
      />
    </Card>
  );
}

interface ScriptTestProps {
  scrape: Scrape;
  type: CodeType;
  /** The code and settings that the editor handed over. Missing values come from the saved scrape. */
  input: Partial<TestInput>;
}

/** Runs the test once when it is mounted, and again on request. */
export function ScriptTest({ scrape, type, input }: ScriptTestProps) {
  const runs = useTestRuns(scrape.id);
  const testRun = toTestRun(scrape, type, input);
  const fingerprint = fingerprintOf(testRun);
  const blocked = scrapeBlockReason(scrape)?.message;
  // Earlier results stay hidden until the first run of this visit has ended, because they could be
  // mistaken for its result.
  const isFirst = blocked === undefined && runs.ended === undefined;
  const start = useEffectEvent(() => {
    if (blocked === undefined) void runs.run(testRun);
  });
  useEffect(() => start(), []);
  return (
    <>
      {blocked === undefined ? null : (
        <Banner tone="warning">{blocked} The test was not run.</Banner>
      )}
      <p className={styles.source}>
        {Object.values(input).some((part) => part !== undefined)
          ? 'The code of the editor is tested, with what is not saved yet.'
          : 'The saved code is tested.'}{' '}
        {TYPE_LABELS[type]} · {fingerprint}
      </p>
      <div className={styles.bar}>
        <ViewScript run={testRun} />
        <Button
          tone="primary"
          disabledReason={blocked}
          pending={runs.running !== undefined}
          onClick={() => void runs.run(testRun)}
        >
          Rerun Script
        </Button>
        <RunStatus runs={runs} />
      </div>
      <Suspense fallback={<Card title="Results">{null}</Card>}>
        <TestResults results={isFirst ? [] : runs.results} fingerprint={fingerprint} />
      </Suspense>
      <LegacyFrame scrapeId={scrape.id} />
    </>
  );
}
