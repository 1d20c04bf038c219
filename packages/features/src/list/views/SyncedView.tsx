import { useEffect, useEffectEvent } from 'react';
import type { RememberedView } from '../viewMemory.ts';
import { syncDefaultView } from './syncViews.ts';
import type { ViewTarget } from './ViewsButton.tsx';

interface SyncedViewProps {
  target: ViewTarget;
  /** The default view that this browser remembers. */
  first: RememberedView | undefined;
  /** Nobody has changed the list since it was entered. */
  isUntouched: boolean;
  /** The list has taken another view, or none. */
  onChange: (view: RememberedView | undefined) => void;
}

/**
 * After the rows are painted the server is asked which view is the default. When it says another
 * than this browser remembers, a list that nobody has changed takes it.
 */
export function SyncedView({ target, first, isUntouched, onChange }: SyncedViewProps) {
  const { name, list, table } = target;
  const correct = useEffectEvent((view: RememberedView | undefined) => {
    if (!isUntouched || JSON.stringify(view?.state) === JSON.stringify(first?.state)) return;
    list.setAddress(view?.state.query ?? '');
    if (view?.state.layout) table.onChange(view.state.layout);
    onChange(view);
  });
  useEffect(() => {
    let isHere = true;
    syncDefaultView(name, list.pathname)
      .then((view) => {
        if (isHere) correct(view); // Another page has another address.
      })
      .catch(() => undefined); // The list works without; the panel says what is wrong.
    return () => {
      isHere = false;
    };
  }, [name, list.pathname]);
  return null;
}
