import type { Tag } from '@console/api/tags/schema';
import { lazy } from '@console/ui/lazy';
import { createContext } from 'react';

/** The dialog of the page that is open. */
export type TagDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; tag: Tag };

/**
 * A context with the function that opens a dialog. The page renders the dialogs, so that they stay
 * open when their row is deleted.
 */
export const OpenTagDialog = createContext<(open: TagDialogState) => void>(() => {});

export const TagDialog = lazy(() => import('./TagDialog.tsx').then((it) => it.TagDialog));
export const DeleteTagDialog = lazy(() =>
  import('./DeleteTagDialog.tsx').then((it) => it.DeleteTagDialog),
);

/** Fetches the dialogs when the pointer or the focus reaches their buttons. */
export const preloadTagDialogs = () => {
  TagDialog.preload();
  DeleteTagDialog.preload();
};
