import { ATTACKS } from '@console/mocks/notes/fixtures';
import { ATTACK, attacks } from '@console/ui/RichTextView/attacks.ts';

/** All known XSS attacks. One that succeeds sets `window.attacked`. */
export const hostileTexts: readonly string[] = [...ATTACKS, ...attacks];

/**
 * For `beforeEach`: defines the global function that a successful attack calls. Returns the
 * cleanup.
 */
export function watchAttacks(): () => void {
  const attacked = () => void Object.assign(window, { attacked: 'by a text' });
  Object.assign(window, { [ATTACK]: attacked });
  return () => void Reflect.deleteProperty(window, ATTACK);
}
