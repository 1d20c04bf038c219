/* oxlint-disable no-restricted-globals -- ui imports no api, whose core/storage lists this key */
export const STORAGE_KEY = 'face';

/** Puts the page into the console's own face. */
export const setFace = (): void => void (document.documentElement.dataset['face'] = '');

/**
 * Puts the page into the console's own face if this browser has fetched it before. The boot script
 * calls it before the first paint. The file is asked for at once: when it comes after the first
 * texts, the browser lays them out a second time. A page that starts without the face keeps the
 * system's, so that no text changes its width while somebody reads it.
 */
export function applyFace(): void {
  try {
    const href = localStorage.getItem(STORAGE_KEY);
    if (href === null) return;
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }),
    );
    setFace();
  } catch {
    /* without storage the page keeps the system's face */
  }
}
