export interface Placement {
  /** The preferred side of the anchor. The box flips when there is no room. */
  side: 'below' | 'above' | 'right';
  align: 'start' | 'center' | 'end';
}

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 4;
const EDGE = 8;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The height that is free above or below the anchor, whichever is larger. */
export const roomBeside = (anchor: Box, window: Size): number =>
  Math.floor(Math.max(anchor.top, window.height - anchor.top - anchor.height) - GAP - EDGE);

/**
 * The top left corner, in viewport pixels, of a box of `size` beside `anchor`, kept inside the
 * window.
 */
export function place(
  anchor: Box,
  size: Size,
  window: Size,
  { side, align }: Placement,
): { left: number; top: number } {
  const along = (start: number, length: number, own: number) =>
    align === 'start' ? start : align === 'end' ? start + length - own : start + (length - own) / 2;
  const inside = (left: number, top: number) => ({
    left: clamp(left, EDGE, Math.max(EDGE, window.width - size.width - EDGE)),
    top: clamp(top, EDGE, Math.max(EDGE, window.height - size.height - EDGE)),
  });
  if (side === 'right')
    return inside(anchor.left + anchor.width + GAP, along(anchor.top, anchor.height, size.height));
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - size.height - GAP;
  const fitsBelow = below + size.height <= window.height - EDGE;
  const fitsAbove = above >= EDGE;
  const top =
    side === 'below'
      ? fitsBelow || !fitsAbove
        ? below
        : above
      : fitsAbove || !fitsBelow
        ? above
        : below;
  return inside(along(anchor.left, anchor.width, size.width), top);
}
