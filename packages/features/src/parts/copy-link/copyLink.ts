import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';

/**
 * Copies an address of the console to the clipboard and confirms it. When the browser refuses, as
 * it does on a page that was not loaded over https, a notice shows the link.
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
