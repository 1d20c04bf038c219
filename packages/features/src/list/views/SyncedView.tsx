import { noticesStore, showError } from '@console/ui/Notices/notices.store.ts';
import { useEffect, useEffectEvent } from 'react';
import type { RememberedView } from '../viewMemory.ts';
import { syncDefaultView } from './syncViews.ts';
import { missingText, type ViewTarget } from './viewState.ts';

interface SyncedViewProps {
  target: ViewTarget;
  /** The default view that this browser remembers. */
  first: RememberedView | undefined;
  /** True until the person changes the list. */
  isUntouched: boolean;
  /** Called when the list has taken another view, or none. */
  onChange: (view: RememberedView | undefined) => void;
}

/** Shows a notice, unless the history under "Notices" still has one with the same title. */
function sayOnce(title: string | undefined): void {
  if (title !== undefined && !noticesStore.history.some((notice) => notice.title === title))
    showError({ title });
}

/**
 * Asks the server for the default view after the rows are painted. When it differs from the view
 * that this browser remembers, the list takes it, unless the person has changed the list. A notice
 * names the filters and columns of the view that the list no longer has.
 */
export function SyncedView({ target, first, isUntouched, onChange }: SyncedViewProps) {
  const { name, list, table } = target;
  const correct = useEffectEvent((view: RememberedView | undefined) => {
    if (!isUntouched) return;
    sayOnce(view && missingText(view, list.definition, table.all));
    if (JSON.stringify(view?.state) === JSON.stringify(first?.state)) return;
    list.setAddress(view?.state.query ?? '');
    if (view?.state.layout) table.onChange(view.state.layout);
    onChange(view);
  });
  useEffect(() => {
    let isHere = true;
    syncDefaultView(name, list.pathname)
      .catch(() => first) // The list works without the answer, and the views panel shows the error.
      .then((view) => {
        if (isHere) correct(view); // On another page the address belongs to another list.
      });
    return () => {
      isHere = false;
    };
  }, [name, list.pathname, first]);
  return null;
}
