import { useEffect, useSyncExternalStore } from 'react';

export type LazyState<T> = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'ready'; value: T };

export interface LazyModule<T> {
  /** The `import()`; asked again after it failed. */
  fetch: () => Promise<T>;
  /** Fetches once, and again after a failure. Never rejects: the state says what happened. */
  load: () => Promise<void>;
  read: () => LazyState<T>;
  subscribe: (onChange: () => void) => () => void;
}

/** A script that comes when it is needed and, unlike `React.lazy`, may be asked for again. */
export function lazyModule<T>(fetch: () => Promise<T>): LazyModule<T> {
  let state: LazyState<T> = { kind: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: LazyState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const module: LazyModule<T> = {
    fetch,
    load: async () => {
      if (state.kind === 'loading' || state.kind === 'ready') return;
      become({ kind: 'loading' });
      try {
        become({ kind: 'ready', value: await module.fetch() });
      } catch {
        become({ kind: 'failed' });
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

/** The state of the module, which is asked for as soon as it is `wanted`. */
export function useLazyModule<T>(module: LazyModule<T>, wanted: boolean): LazyState<T> {
  const state = useSyncExternalStore(module.subscribe, module.read);
  useEffect(() => {
    if (wanted && module.read().kind === 'idle') void module.load();
  }, [module, wanted]);
  return state;
}
