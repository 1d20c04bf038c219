import type { Tag } from '@console/api/tags/schema';
import { createContext } from 'react';

/** The dialog of the page that is open. */
export type TagDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; tag: Tag };

/**
 * A context with the function that opens a dialog. The page renders the dialogs, so that they stay
 * open when their row is deleted.
 */
export const OpenTagDialog = createContext<(open: TagDialogState) => void>(() => {});

/**
 * Fetches the chunks of the dialogs. It is called when the pointer or the focus reaches their
 * buttons.
 */
export const loadTagDialog = () => import('./TagDialog.tsx');
export const loadDeleteTagDialog = () => import('./DeleteTagDialog.tsx');

export const preloadTagDialogs = (): void =>
  void Promise.all([loadTagDialog(), loadDeleteTagDialog()]).catch(() => undefined);
