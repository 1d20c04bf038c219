import type { TestResult } from '@console/api/test-runs/results';
import { Banner } from '@console/ui/Banner';
import { HtmlFrame } from '@console/ui/HtmlFrame';
import { formatCount } from '@console/ui/numbers.ts';
import { StatusBadge } from '@console/ui/StatusBadge';
import type { ReactNode } from 'react';
import { formatElapsed } from './resultLabel.ts';
import { TEST_FAILED } from './testRun.ts';
import styles from './TestRuns.module.css';

type Page = Extract<TestResult['outcome'], { kind: 'page' }>;

interface ResultPageProps {
  page: Page;
  title: string;
  raw: boolean;
}

/**
 * The HTML that a test returned. It is shown in a sandboxed frame that runs and loads nothing, or
 * as plain text.
 */
function ResultPage({ page: { html, length }, title, raw }: ResultPageProps) {
  if (html.trim() === '') return <Banner tone="warning">The answer was empty.</Banner>;
  return (
    <>
      {length > html.length ? (
        <Banner tone="warning">
          The result has {formatCount(length)} characters. These are the first{' '}
          {formatCount(html.length)}.
        </Banner>
      ) : null}
      {raw ? (
        // A scroll container must be focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.raw} aria-label={`Raw text: ${title}`} tabIndex={0} dir="ltr">
          <pre>{html}</pre>
        </section>
      ) : (
        <HtmlFrame title={title} html={html} />
      )}
    </>
  );
}

interface ResultViewProps {
  result: TestResult;
  /** The field that chooses the result. */
  choice: ReactNode;
  /** The accessible name of the frame. */
  title: string;
  raw: boolean;
  /** True when the code or the settings have changed since the test. */
  isOld: boolean;
}

/** One result of a test. */
export function ResultView({ result, choice, title, raw, isOld }: ResultViewProps) {
  const { id, elapsed, outcome } = result;
  return (
    <div className={styles.result}>
      <div className={styles.facts}>
        {choice}
        <span>{formatElapsed(elapsed)}</span>
        {isOld ? <StatusBadge tone="warning">Older than your code</StatusBadge> : null}
      </div>
      {outcome.kind === 'failed' ? (
        <Banner tone="danger">
          <p>{TEST_FAILED}</p>
          {outcome.reason === '' ? null : <p>{outcome.reason}</p>}
        </Banner>
      ) : (
        // The key gives each result its own frame. A second document in one frame would add a
        // history entry.
        <ResultPage key={id} page={outcome} title={title} raw={raw} />
      )}
    </div>
  );
}
