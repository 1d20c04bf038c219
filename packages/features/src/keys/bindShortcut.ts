import { keysStore } from './keys.store.ts';
import type { ShortcutId } from './shortcuts.ts';

let listening: Promise<void> | undefined;

/**
 * Everything but the bindings comes after the page; a script that could not be fetched is fetched
 * with the next binding.
 */
const load = () =>
  import('./listen.ts').then(
    ({ listen }) => listen(),
    () => {
      listening = undefined;
    },
  );

/**
 * Binds a shortcut until the returned function is called; bound twice, the later one has it. `when`
 * tells whether there is anything to do.
 */
export function bindShortcut(id: ShortcutId, run: () => void, when = () => true): () => void {
  keysStore.bound[id] = { run, when };
  listening ??= load();
  return () => {
    if (keysStore.bound[id]?.run === run) delete keysStore.bound[id];
  };
}
