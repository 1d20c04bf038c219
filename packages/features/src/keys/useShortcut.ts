import { painted } from '@console/ui/afterPaint.ts';
import { useEffect } from 'react';
import { keysStore } from './keys.store.ts';
import type { PageShortcut, ShortcutId } from './shortcuts.ts';

let listening: Promise<void> | undefined;

/** Loads the key listener after the first paint. After a failed load the next binding tries again. */
const load = () =>
  painted()
    .then(() => import('./listen.ts'))
    .then(
      ({ listen }) => listen(),
      () => {
        listening = undefined;
      },
    );

const always = () => true;

/**
 * Binds a shortcut until the returned function is called. When a shortcut is bound twice, the later
 * binding counts. `when` says whether there is anything to do now.
 */
export function bindShortcut(
  shortcut: ShortcutId | PageShortcut,
  run: (typed: string) => void,
  when = always,
): () => void {
  const page = typeof shortcut === 'string' ? undefined : shortcut;
  const id = typeof shortcut === 'string' ? shortcut : shortcut.id;
  keysStore.bound[id] = { run, when, page };
  listening ??= load();
  return () => {
    if (keysStore.bound[id]?.run === run) delete keysStore.bound[id];
  };
}

/**
 * Binds a shortcut while the component is mounted. `run` is undefined when there is nothing to do
 * now. `when` must be the same function in every render.
 */
export function useShortcut(
  id: ShortcutId,
  run: (() => void) | undefined,
  when: () => boolean = always,
) {
  useEffect(() => (run ? bindShortcut(id, run, when) : undefined), [id, run, when]);
}
