import { proxy } from 'valtio';
import type { Problem } from './agentError.ts';

export type SessionState = 'starting' | 'loggedOut' | 'loggedIn' | 'expired' | 'superseded';

/**
 * The session of this tab. It is `starting` until `login/end` has answered, and `expired` between a
 * failed refresh and the reload. It is `superseded` when somebody else has signed in in another
 * tab; `successor` is their name, if it is known. `ended` counts the sessions that ended in this
 * tab. Code that keeps data of the user drops it when the number changes.
 */
export const sessionStore = proxy<{
  state: SessionState;
  problem?: Problem;
  successor?: string;
  ended: number;
}>({
  state: 'starting',
  ended: 0,
});
