import { ATTACKS } from '@console/mocks/notes/fixtures';
import { ATTACK, attacks } from '@console/ui/RichTextView/attacks.ts';

/** Every way of running a script that is known here. One that runs sets `window.attacked`. */
export const hostileTexts: readonly string[] = [...ATTACKS, ...attacks];

/** For `beforeEach` of a story that shows them. */
export function watchAttacks(): () => void {
  const attacked = () => void Object.assign(window, { attacked: 'by a text' });
  Object.assign(window, { [ATTACK]: attacked });
  return () => void Reflect.deleteProperty(window, ATTACK);
}
