/** For `ref`. What replaces the element that had the focus takes it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
