/**
 * Opens an empty tab at once, within the click, so that no browser blocks it; where it goes is
 * decided when the answer is there. `goTo` answers false where the tab was blocked or closed
 * meanwhile. The new page cannot reach this one.
 */
export function openTab(): { goTo: (href: string) => boolean; close: () => void } {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo: (href) => {
      if (!tab || tab.closed) return false;
      tab.location.href = new URL(href, location.origin).href;
      return true;
    },
    close: () => tab?.close(),
  };
}
