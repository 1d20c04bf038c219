import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';

/**
 * Puts an address of the console on the clipboard, and says so. Where the browser refuses, which it
 * also does on a page that did not come over https, a notice has the link.
 */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showSuccess('Link copied.');
  } catch {
    showError({
      title: 'The link could not be copied.',
      detail: 'Copy it from here:',
      link: { label: address, href: address },
    });
  }
}
