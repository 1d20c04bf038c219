import { sessionStore } from '@console/api/core/session/session.store';
import { useSnapshot } from 'valtio';
import { ReturnToAddress } from './ReturnToAddress.tsx';
import styles from './AuthCallback.module.css';

/**
 * Where the identity provider sends the browser back to: the text stands until the agent has
 * answered, then the journey goes on.
 */
export function AuthCallback() {
  const { state } = useSnapshot(sessionStore);
  return (
    <main className={styles.page}>
      This is the auth callback route
      {state === 'starting' ? null : <ReturnToAddress />}
    </main>
  );
}
