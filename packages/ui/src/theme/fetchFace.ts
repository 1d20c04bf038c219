/* oxlint-disable no-restricted-globals -- ui imports no api, whose core/storage lists this key */
import href from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { STORAGE_KEY } from './face.ts';

/** Fetches the face for the pages that start later. */
export async function fetchFace(): Promise<void> {
  try {
    const faces = await document.fonts.load('1em "Inter Variable"');
    if (faces.length > 0) localStorage.setItem(STORAGE_KEY, href);
  } catch {
    /* the next page tries it again */
  }
}
