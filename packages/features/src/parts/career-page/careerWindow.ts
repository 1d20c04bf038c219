let site: Window | null = null;
let opener: HTMLIFrameElement | undefined;

/**
 * The frame that opens the window. A window without an opener could not be sent on to another site,
 * and a window whose opener is the console could send the console elsewhere. The console may send
 * the window of the frame on, and the site in it reaches the empty frame only.
 */
function openingFrame(): HTMLIFrameElement {
  if (opener?.isConnected) return opener;
  opener = document.createElement('iframe');
  opener.hidden = true;
  document.body.append(opener);
  return opener;
}

/** Whether the window is there. One that its site has cut off reads as closed. */
export const isCareerWindowOpen = (): boolean => site !== null && !site.closed;

/**
 * Opens a site in the one window for career pages and brings it to the front. It has to be called
 * within the press, or the browser blocks it. A window that was closed, or that its site has cut
 * off (both read as closed), is replaced. Returns false where the browser blocked the window.
 */
export function openCareerPage(href: string): boolean {
  if (site && !site.closed) site.location.href = href;
  else site = openingFrame().contentWindow?.open(href, '_blank') ?? null;
  site?.focus();
  return site !== null;
}

/** Sends the open window on, and leaves the focus where it is. Returns false where there is none. */
export function moveCareerPage(href: string): boolean {
  if (!site || site.closed) return false;
  site.location.href = href;
  return true;
}
