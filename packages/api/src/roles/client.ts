import { useMe } from '../me/client.ts';
import { reasonNotAllowed, type Control } from './controls.ts';

/** Why the signed-in person may not use this control, for its tooltip; undefined where allowed. */
export function useReasonNotAllowed(action: Control): string | undefined {
  const { data: me } = useMe();
  return me ? reasonNotAllowed(action, me.role) : 'Your role is not known yet.';
}
