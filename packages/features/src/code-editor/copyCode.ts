import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';

/** Copies a code to the clipboard and confirms it. */
export async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showSuccess('The code has been copied.');
  } catch {
    // This also happens on a page that was not loaded over https, where browsers have no clipboard.
    showError({ title: 'The code could not be copied.' });
  }
}
