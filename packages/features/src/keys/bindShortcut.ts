import { keysStore } from './keys.store.ts';
import type { ShortcutId } from './shortcuts.ts';

/**
 * Binds a shortcut until the returned function is called; bound twice, the later one has it. Everything but this comes after the page: a
 * listener that cannot be fetched is fetched with the next binding.
 */
export function bindShortcut(id: ShortcutId, run: () => void, when = () => true): () => void {
  keysStore.bound[id] = { run, when };
  void import('./listen.ts').then(({ listen }) => listen(), () => undefined);
  return () => {
    if (keysStore.bound[id]?.run === run) delete keysStore.bound[id];
  };
}
