import { afterPaint } from '../afterPaint.ts';

const open: HTMLElement[] = [];

function update(): void {
  const top = open.at(-1);
  for (const child of document.body.children) {
    if (child instanceof HTMLElement)
      child.inert = top !== undefined && child !== top && !('overDialogs' in child.dataset);
  }
}

/**
 * Puts a child of `<body>` on top: everything else cannot be reached until it is closed, except
 * what is marked `data-over-dialogs`. Returns the way back. Not the browser's own modal dialog,
 * because that would make the notices above it unreachable too.
 */
export function openLayer(element: HTMLElement): () => void {
  open.push(element);
  // What becomes unreachable is styled anew, element by element: more than all else that a dialog takes until it shows. It covers the rest before.
  const callOff = afterPaint(update);
  return () => {
    callOff();
    open.splice(open.indexOf(element), 1);
    update();
  };
}

export const isTopLayer = (element: HTMLElement | null): boolean =>
  element !== null && open.at(-1) === element;
