import type { Tag } from '@console/api/tags/schema';
import { createContext } from 'react';

/** Which dialog of the page is open. */
export type TagDialogState = { kind: 'add' } | { kind: 'edit' | 'delete'; tag: Tag };

/**
 * How a row opens one of them: the dialogs are the page's, so that they outlive a row that is
 * deleted meanwhile.
 */
export const OpenTagDialog = createContext<(open: TagDialogState) => void>(() => {});
