let site: Window | null = null;

/**
 * Opens a site in the one window for career pages, within the press, so that no browser blocks it, and brings it to the front. The handle is
 * kept, so no noopener; the site cannot reach this page all the same. A window that was closed, or that its site has cut off from us
 * (both read as closed), is replaced by a new one. False where the browser blocked it.
 */
export function openCareerPage(href: string): boolean {
  if (!site || site.closed) {
    site = window.open('about:blank', '_blank');
    if (!site) return false;
    site.opener = null;
  }
  site.location.href = href;
  site.focus();
  return true;
}
