import { asApiError } from '@console/api/core/errors';
import { randomUuid } from '@console/api/core/randomUuid';
import { sessionStore } from '@console/api/core/session/session.store';
import { runTest, useTestResults } from '@console/api/test-runs/client';
import { fingerprintOf } from '@console/api/test-runs/fingerprint';
import { pageOutcome, type TestOutcome, type TestResult } from '@console/api/test-runs/results';
import type { TestRun } from '@console/api/test-runs/schema';
import { closeError, showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useRef, useState } from 'react';
import { TEST_FAILED } from './testRun.ts';

export type TestRuns = {
  /** The last ten results of this user for the scrape, newest first. */
  results: readonly TestResult[];
  /**
   * Starts a run and resolves when it has ended for any reason. While another run is under way,
   * nothing is sent.
   */
  run: (testRun: TestRun) => Promise<void>;
  cancel: () => void;
  /** `since` is Unix milliseconds. Undefined while no run is under way. */
  running: { since: number } | undefined;
  /** How the last run of this visit ended. Undefined before the first one has ended. */
  ended: 'cancelled' | 'done' | undefined;
};

function reasonOf(failure: unknown): string {
  const { kind, detail, status, message } = asApiError(failure);
  if (kind === 'offline') return 'No response was received.';
  if (detail) return detail;
  return status > 0 ? `The legacy host answered with status ${status}.` : message;
}

/** The outcome of a run. Undefined when the run was cancelled or the session has ended. */
async function outcomeOf(run: TestRun, signal: AbortSignal): Promise<TestOutcome | undefined> {
  try {
    return pageOutcome(await runTest(run, signal));
  } catch (failure) {
    if (signal.aborted) return undefined;
    const isOver = asApiError(failure).kind === 'unauthorized' && sessionStore.state !== 'loggedIn';
    return isOver ? undefined : { kind: 'failed', reason: reasonOf(failure) };
  }
}

/**
 * Tests the code of a scrape and keeps the results. A failed test shows a notice. A run that is
 * under way is cancelled when the person leaves.
 */
export function useTestRuns(scrapeId: number): TestRuns {
  const { results, add } = useTestResults(scrapeId);
  const [running, setRunning] = useState<TestRuns['running']>();
  const [ended, setEnded] = useState<TestRuns['ended']>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function run(testRun: TestRun): Promise<void> {
    if (underWay.current) return;
    const abort = new AbortController();
    underWay.current = abort;
    const since = Date.now();
    setRunning({ since });
    const [last] = results;
    if (last?.outcome.kind === 'failed')
      closeError({ title: TEST_FAILED, detail: last.outcome.reason });
    const outcome = await outcomeOf(testRun, abort.signal);
    const now = Date.now();
    if (outcome)
      await add({
        id: randomUuid(),
        at: Math.floor(now / 1000),
        type: testRun.type,
        fingerprint: fingerprintOf(testRun),
        elapsed: now - since,
        outcome,
      });
    underWay.current = undefined;
    setRunning(undefined);
    setEnded(abort.signal.aborted ? 'cancelled' : 'done');
    if (outcome?.kind === 'failed') showError({ title: TEST_FAILED, detail: outcome.reason });
  }

  return { results, run, cancel: () => underWay.current?.abort(), running, ended };
}
