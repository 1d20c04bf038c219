let site: Window | null = null;
let opener: HTMLIFrameElement | undefined;

/**
 * An empty frame that opens the window. Without an opener the console could not navigate the window
 * to another site, and with the console as its opener the window could navigate the console. With
 * this frame as the opener, the console can navigate the window, and the site in it can only reach
 * the empty frame.
 */
function openingFrame(): HTMLIFrameElement {
  if (opener?.isConnected) return opener;
  opener = document.createElement('iframe');
  opener.hidden = true;
  document.body.append(opener);
  return opener;
}

/** Whether the window is open. When its site has severed the opener, the window counts as closed. */
export const isCareerWindowOpen = (): boolean => site !== null && !site.closed;

/**
 * Opens a site in the shared window for career pages and brings it to the front. Call it
 * synchronously in the event handler, or the browser blocks it. A window that was closed or whose
 * site has severed its opener is replaced. Returns false when the browser blocked the window.
 */
export function openCareerPage(href: string): boolean {
  if (site && !site.closed) site.location.href = href;
  else site = openingFrame().contentWindow?.open(href, '_blank') ?? null;
  site?.focus();
  return site !== null;
}

/** Navigates the open window without focusing it. Returns false when no window is open. */
export function moveCareerPage(href: string): boolean {
  if (!site || site.closed) return false;
  site.location.href = href;
  return true;
}
