/** Pixels, in the editor and in the plain text alike. */
export const LINE_HEIGHT = 18;
const PADDING = 16;
const MOST_LINES = 20;

/** High enough for the code, up to twenty lines; more of it scrolls. The find box needs a few lines. */
export function viewHeight(code: string): number {
  const lines = code.split('\n', MOST_LINES).length;
  return Math.max(4, lines) * LINE_HEIGHT + PADDING;
}
