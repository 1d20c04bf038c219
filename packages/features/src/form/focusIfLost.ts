/**
 * A ref callback for an element that replaces a focused one. It takes the focus when the removal
 * left the focus on the body.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
