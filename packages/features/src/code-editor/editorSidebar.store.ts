import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';

const KEY = 'editor-sidebar';

/** Whether the configuration is shown beside the code: a preference of this browser. */
export const editorSidebarStore = proxy({ open: readPreference(KEY) !== 'closed' });

export function toggleEditorSidebar(): void {
  editorSidebarStore.open = !editorSidebarStore.open;
  storePreference(KEY, editorSidebarStore.open ? 'open' : 'closed');
}
