import { page } from '@console/api/core/session/browser';
import { sessionStore } from '@console/api/core/session/session.store';
import { nameOf } from '@console/api/me/client';
import type { Me } from '@console/api/me/schema';
import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { useSnapshot } from 'valtio';
import { ProblemAlert, SignInButton } from './SignIn.tsx';

/**
 * Says that somebody else has signed in in another tab. It stays until the person of this tab signs
 * in again, or the tab is given to the other one.
 */
export function Superseded({ me }: { me: Me }) {
  const { problem, successor } = useSnapshot(sessionStore);
  const own = nameOf(me);
  return (
    <Dialog
      title={`${successor ?? 'Somebody else'} is signed in now`}
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => page.reload()}>Go on as {successor ?? 'the other person'}</Button>
          <SignInButton label={`Sign in as ${own}`} asSomeoneElse />
        </>
      }
    >
      <p>
        This tab belongs to {own}. In another tab {successor ?? 'somebody else'} has signed in, so
        nothing is sent from here any more.
      </p>
      <p>
        What {own} has typed is kept, and is offered again after {own} has signed in.
      </p>
      {problem ? <ProblemAlert problem={problem} /> : null}
    </Dialog>
  );
}
