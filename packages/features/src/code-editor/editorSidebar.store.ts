import { proxy } from 'valtio';

const KEY = 'editor-sidebar';

function isStoredOpen(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'closed';
  } catch {
    return true;
  }
}

/** Whether the configuration is shown beside the code, which this browser remembers. */
export const editorSidebarStore = proxy({ open: isStoredOpen() });

export function toggleEditorSidebar(): void {
  editorSidebarStore.open = !editorSidebarStore.open;
  try {
    localStorage.setItem(KEY, editorSidebarStore.open ? 'open' : 'closed');
  } catch {
    // Without local storage the choice lasts until the page is closed.
  }
}
