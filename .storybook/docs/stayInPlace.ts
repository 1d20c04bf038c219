/**
 * Keeps the docs page where its reader has scrolled it, while the stories in its frames play: a
 * browser also scrolls the pages around a frame to what gets the focus there.
 */
export function stayInPlace(): void {
  if (!window.frameElement?.closest('.sbdocs')) return;
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function focusInPlace(options) {
      focus.call(this, { ...options, preventScroll: true });
    };
  }
  Element.prototype.scrollIntoView = () => {};
}
