import { useMe } from '../me/client.ts';
import { reasonNotAllowed, type Control } from './controls.ts';

/**
 * The reason why the signed-in person may not use this control, for its tooltip. It is undefined
 * when they may use it.
 */
export function useReasonNotAllowed(action: Control): string | undefined {
  const { data: me } = useMe();
  return me ? reasonNotAllowed(action, me.role) : 'Your role is not known yet.';
}
