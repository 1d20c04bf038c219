import type { Tag } from '@console/api/tags/schema';
import { createContext } from 'react';

/** Which dialog of the page is open. */
export type TagDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; tag: Tag };

/**
 * A context with the function that opens a dialog. The page renders the dialogs, so that they stay
 * open when their row is deleted.
 */
export const OpenTagDialog = createContext<(open: TagDialogState) => void>(() => {});

/** The dialogs' scripts, preloaded when the pointer or the focus comes to their buttons. */
export const loadTagDialog = () => import('./TagDialog.tsx');
export const loadDeleteTagDialog = () => import('./DeleteTagDialog.tsx');

export const preloadTagDialogs = (): void =>
  void Promise.all([loadTagDialog(), loadDeleteTagDialog()]).catch(() => undefined);
