import { noticesStore, showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useEffectEvent } from 'react';
import type { RememberedView } from '../viewMemory.ts';
import { syncDefaultView } from './syncViews.ts';
import type { ViewTarget } from './ViewsButton.tsx';
import { lostWords } from './viewState.ts';

interface SyncedViewProps {
  target: ViewTarget;
  /** The default view that this browser remembers. */
  first: RememberedView | undefined;
  /** Nobody has changed the list since it was entered. */
  isUntouched: boolean;
  /** The list has taken another view, or none. */
  onChange: (view: RememberedView | undefined) => void;
}

/** Says once what the list does not have, for as long as it can be read again under "Notices". */
function sayOnce(title: string | undefined): void {
  if (title !== undefined && !noticesStore.history.some((notice) => notice.title === title))
    showError({ title });
}

/**
 * After the rows are painted the server is asked which view is the default. When it says another
 * than this browser remembers, a list that nobody has changed takes it. What the default names and
 * the list does not have is said.
 */
export function SyncedView({ target, first, isUntouched, onChange }: SyncedViewProps) {
  const { name, list, table } = target;
  const correct = useEffectEvent((view: RememberedView | undefined) => {
    if (!isUntouched) return;
    sayOnce(view && lostWords(view, list.definition, table.all));
    if (JSON.stringify(view?.state) === JSON.stringify(first?.state)) return;
    list.setAddress(view?.state.query ?? '');
    if (view?.state.layout) table.onChange(view.state.layout);
    onChange(view);
  });
  useEffect(() => {
    let isHere = true;
    syncDefaultView(name, list.pathname)
      .catch(() => first) // The list works without; the panel says what is wrong.
      .then((view) => {
        if (isHere) correct(view); // Another page has another address.
      });
    return () => {
      isHere = false;
    };
  }, [name, list.pathname, first]);
  return null;
}
