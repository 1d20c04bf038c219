/**
 * For `ref`. When the element goes with the focus in it, the part around it takes the focus. It
 * needs a `key` where another element of its kind may take its place.
 */
export function passFocus(element: HTMLElement | null) {
  const around = element?.parentElement?.closest<HTMLElement>('section, aside, main, [tabindex]');
  return () => {
    if (!around || !element?.contains(document.activeElement)) return;
    // Lets a part take the focus that cannot; one that the Tab key reaches stays so.
    if (around.tabIndex < 0) around.tabIndex = -1;
    around.focus();
  };
}
