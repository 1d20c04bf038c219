import { useState } from 'react';

/**
 * Knows which notes show their text: either all except those that were closed, or only those that
 * were opened.
 */
export function useOpenBodies() {
  const [state, setState] = useState<{ open: boolean; except: ReadonlySet<number> }>({
    open: true,
    except: new Set(),
  });
  return {
    isOpen: (id: number): boolean => state.open !== state.except.has(id),
    toggle: (id: number) =>
      setState(({ open, except }) => {
        const next = new Set(except);
        if (!next.delete(id)) next.add(id);
        return { open, except: next };
      }),
    openAll: () => setState({ open: true, except: new Set() }),
    closeAll: () => setState({ open: false, except: new Set() }),
  };
}
export type OpenBodies = Pick<ReturnType<typeof useOpenBodies>, 'isOpen' | 'toggle'>;
