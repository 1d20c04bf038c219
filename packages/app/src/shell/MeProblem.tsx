import type { ApiError } from '@console/api/core/errors';
import { pageLoadProblem } from '@console/api/core/session/agentError';
import { sessionStore } from '@console/api/core/session/session.store';
import { Button } from '@console/ui/Button';
import { useSnapshot } from 'valtio';
import { GatePanel } from './GatePanel.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SignInButton } from './SignInButton.tsx';

/**
 * Signed in, but the API names nobody: an account that may not come in (403), or a call that
 * failed.
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
