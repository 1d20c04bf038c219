/**
 * A ref callback. When the element is unmounted while it has the focus, its container takes the
 * focus. The element needs a `key` when another of its kind may replace it.
 */
export function passFocusToContainer(element: HTMLElement | null) {
  const around = element?.parentElement?.closest<HTMLElement>('section, aside, main, [tabindex]');
  return () => {
    if (!around || !element?.contains(document.activeElement)) return;
    // Makes the container focusable by script, unless Tab reaches it already.
    if (around.tabIndex < 0) around.tabIndex = -1;
    around.focus();
  };
}
