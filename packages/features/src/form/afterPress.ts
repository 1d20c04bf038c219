let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => (isPressed = false), true);

/**
 * Runs at once, or after the click while the pointer is pressed. A message that appears between
 * press and release moves what the person is about to click.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const released = new AbortController();
  const later = () => {
    released.abort();
    setTimeout(run);
  };
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, later, { capture: true, signal: released.signal });
}
