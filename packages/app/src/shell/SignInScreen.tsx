import { sessionStore } from '@console/api/core/session/session.store';
import { useSnapshot } from 'valtio';
import { GatePanel } from './GatePanel.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SignInButton } from './SignInButton.tsx';

/** All that a signed-out window shows. */
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
