/* oxlint-disable no-restricted-globals -- ui imports no api, whose core/storage lists this key */
const STORAGE_KEY = 'face';

/** Puts the page into the console's own face. */
export const setFace = (): void => void (document.documentElement.dataset['face'] = '');

/**
 * Puts the page into the console's own face if this browser has fetched it before. The boot script
 * calls it before the first paint. A page that starts without it keeps the system's face, so that
 * no text changes its width while somebody reads it.
 */
export function applyFace(): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null) setFace();
  } catch {
    /* without storage the page keeps the system's face */
  }
}

/** Fetches the face for the pages that start later. */
export async function fetchFace(): Promise<void> {
  try {
    const faces = await document.fonts.load('1em "Inter Variable"');
    if (faces.length > 0) localStorage.setItem(STORAGE_KEY, 'fetched');
  } catch {
    /* the next page tries it again */
  }
}
