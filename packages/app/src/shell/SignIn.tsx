import type { ApiError } from '@console/api/core/errors';
import { pageLoadProblem, problemText, type Problem } from '@console/api/core/session/agentError';
import { signIn } from '@console/api/core/session/session';
import { sessionStore } from '@console/api/core/session/session.store';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import styles from './Shell.module.css';

/** A centred panel shown in place of the console. */
function GatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.gate}>
      <div className={styles.panel}>
        <h1 className={styles.heading}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The problem of the session, announced as an alert. */
export function ProblemAlert({ problem }: { problem: Problem }) {
  return (
    <div role="alert">
      <Banner tone="danger">{problemText(problem)}</Banner>
    </div>
  );
}

/** A button that leads to the identity provider. A failure is shown as the session's problem. */
export function SignInButton({
  label,
  asSomeoneElse = false,
}: {
  label: string;
  asSomeoneElse?: boolean;
}) {
  const [pending, setPending] = useState(false);
  const start = () => {
    setPending(true);
    void signIn({ asSomeoneElse }).finally(() => setPending(false));
  };
  return (
    <Button tone="primary" pending={pending} onClick={start}>
      {label}
    </Button>
  );
}

export function SignInScreen() {
  const { problem } = useSnapshot(sessionStore);
  return (
    <GatePanel title="Authentication Required">
      <p>Authentication is required.</p>
      {problem ? <ProblemAlert problem={problem} /> : null}
      <SignInButton label="Sign In" />
    </GatePanel>
  );
}

/**
 * Shown when the session is valid but GET /me failed: the account may not use the console (403), or
 * the request failed.
 */
export function MeProblem({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { problem } = useSnapshot(sessionStore);
  if (error.kind === 'forbidden') {
    return (
      <GatePanel title="Authentication Required">
        <p role="alert">{error.detail || error.message}</p>
        {problem ? <ProblemAlert problem={problem} /> : null}
        <SignInButton label="Sign in as someone else" asSomeoneElse />
      </GatePanel>
    );
  }
  return (
    <GatePanel title="The console could not be loaded">
      <ProblemAlert problem={pageLoadProblem(error)} />
      <Button tone="primary" onClick={onRetry}>
        Retry
      </Button>
    </GatePanel>
  );
}
