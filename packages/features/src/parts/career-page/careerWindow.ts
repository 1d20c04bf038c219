let site: Window | null = null;
let opener: HTMLIFrameElement | undefined;

/**
 * What opens the window in our place: an empty frame. A window without an opener could not be sent
 * on to another site, and one whose opener is the console could send the console somewhere. A frame
 * stands in between: we may send its window on, and the site reaches nothing but the frame.
 */
function openingFrame(): HTMLIFrameElement {
  if (opener?.isConnected) return opener;
  opener = document.createElement('iframe');
  opener.hidden = true;
  document.body.append(opener);
  return opener;
}

/**
 * Opens a site in the one window for career pages, within the press, so that no browser blocks it,
 * and brings it to the front. The handle is kept, so no noopener. A window that was closed, or that
 * its site has cut off from us (both read as closed), is replaced by a new one. False where the
 * browser blocked it.
 */
export function openCareerPage(href: string): boolean {
  if (site && !site.closed) site.location.href = href;
  else site = openingFrame().contentWindow?.open(href, '_blank') ?? null;
  site?.focus();
  return site !== null;
}
