import { useEffect, useSyncExternalStore } from 'react';

export type LazyState<T> = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'ready'; value: T };

export interface LazyModule<T> {
  /** Calls `import()`. It is called again after a failure. */
  fetch: () => Promise<T>;
  /** Fetches once, and again after a failure. Never rejects: the state says what happened. */
  load: () => Promise<void>;
  read: () => LazyState<T>;
  subscribe: (onChange: () => void) => () => void;
}

/** A script that is loaded on demand. Unlike `React.lazy` it can be loaded again after a failure. */
export function lazyModule<T>(fetch: () => Promise<T>): LazyModule<T> {
  let state: LazyState<T> = { kind: 'idle' };
  let loading = false;
  const listeners = new Set<() => void>();
  const become = (next: LazyState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const module: LazyModule<T> = {
    fetch,
    load: async () => {
      if (loading || state.kind === 'ready') return;
      loading = true;
      // After a failure the state stays `failed` during a retry, so that the focus stays on Retry.
      if (state.kind === 'idle') become({ kind: 'loading' });
      try {
        become({ kind: 'ready', value: await module.fetch() });
      } catch {
        become({ kind: 'failed' });
      } finally {
        loading = false;
      }
    },
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  return module;
}

/** The state of the module, which is loaded as soon as it is `needed`. */
export function useLazyModule<T>(module: LazyModule<T>, needed: boolean): LazyState<T> {
  const state = useSyncExternalStore(module.subscribe, module.read);
  useEffect(() => {
    if (needed && module.read().kind === 'idle') void module.load();
  }, [module, needed]);
  return state;
}
