import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';

/** Puts a code on the clipboard, and says so. */
export async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showSuccess('The code has been copied.');
  } catch {
    // Also covers a page that was not loaded over https, where browsers have no clipboard.
    showError({ title: 'The code could not be copied.' });
  }
}
