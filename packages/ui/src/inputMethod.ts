function keep(event: KeyboardEvent): void {
  const { isComposing, keyCode, key } = event;
  // Some browsers send the key that ends a composition after its end, with the code 229 alone. The
  // code editor handles such keys itself, and remembers some of them.
  if (!(isComposing || keyCode === 229) || document.activeElement?.closest('.monaco-editor'))
    return;
  event.stopImmediatePropagation();
  // Where the browser is told the real key, it would send the form or close a popover.
  if (keyCode !== 229 && key[0] === 'E') event.preventDefault(); // Enter and Escape
}

/**
 * Keeps the keys of an input method from everything else: Enter takes a suggestion of the method
 * and no option of a list, and Escape drops it and closes no dialog. No other listener has to know
 * about it. Call this before any listener for keys is added to the window.
 */
export const leaveKeysToInputMethod = (): void => addEventListener('keydown', keep, true);
