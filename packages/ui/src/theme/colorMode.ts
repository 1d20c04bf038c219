/* oxlint-disable no-restricted-globals -- ui imports no api, whose core/storage lists this key */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const STORAGE_KEY = 'theme';

/** The chosen theme; `system` when nothing valid is stored. */
export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system'; // the browser denies storage to this page
  }
}

/**
 * Sets the stored theme on `<html>`. The boot script calls it before the first paint; `system` sets
 * nothing.
 */
export function applyColorMode(mode: ColorMode = readColorMode()): void {
  if (mode === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = mode;
}

/** Sets and stores a theme; `system` follows the system again. */
export function setColorMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    /* without storage the theme holds for this page only */
  }
  applyColorMode(mode);
}
