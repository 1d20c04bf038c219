/**
 * For `ref`. When the element goes with the focus in it, the section around it takes the focus. It
 * needs a `key` where another element of its kind may take its place.
 */
export function passFocus(element: HTMLElement | null) {
  const around = element?.parentElement?.closest('section');
  return () => {
    if (!around || !element?.contains(document.activeElement)) return;
    around.tabIndex = -1;
    around.focus();
  };
}
