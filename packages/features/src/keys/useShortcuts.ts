import { useEffect, useEffectEvent } from 'react';
import type { ShortcutId } from './shortcuts.ts';
import { bindShortcut } from './useShortcut.ts';

/**
 * Binds several shortcuts while the component is mounted. `run` gets the index of the pressed one.
 * `when` must be the same function in every render.
 */
export function useShortcuts(
  ids: readonly ShortcutId[],
  run: (index: number) => void,
  when: () => boolean,
) {
  const runAt = useEffectEvent(run);
  useEffect(() => {
    const bound = ids.map((id, index) => bindShortcut(id, () => runAt(index), when));
    return () => bound.forEach((unbind) => unbind());
  }, [ids, when]);
}
