import { useEffect } from 'react';
import { bindShortcut } from './bindShortcut.ts';
import type { ShortcutId } from './shortcuts.ts';

const always = () => true;

/**
 * Binds a shortcut while the component is there; `undefined` where there is nothing to do now.
 * `when` has to be a function outside the component.
 */
export function useShortcut(
  id: ShortcutId,
  run: (() => void) | undefined,
  when: () => boolean = always,
) {
  useEffect(() => (run ? bindShortcut(id, run, when) : undefined), [id, run, when]);
}
