import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { firstFieldIn, invalidFieldIn } from './fieldsIn.ts';
import { openDialogs } from './topDialog.ts';

function update(): void {
  const top = openDialogs.at(-1);
  for (const child of document.body.children) {
    if (child instanceof HTMLElement)
      child.inert = top !== undefined && child !== top && !('overDialogs' in child.dataset);
  }
}

/**
 * Makes a child of `<body>` the top layer: everything else is inert until the returned function is
 * called, except elements with `data-over-dialogs`. A native modal dialog would make the notices
 * above it inert too.
 */
export function openLayer(element: HTMLElement): () => void {
  openDialogs.push(element);
  // The update waits for the paint, because making the page inert restyles all of it, which takes
  // longer than showing the dialog. The backdrop covers the page until then.
  const cancel = afterPaint(update);
  return () => {
    cancel();
    openDialogs.splice(openDialogs.indexOf(element), 1);
    update();
  };
}

/**
 * Moves the focus to the first invalid field of a form, or of the top dialog, once its errors are
 * shown. Does nothing when the focus has moved meanwhile.
 */
export function focusFirstInvalid(frame?: HTMLElement | null): void {
  const before = document.activeElement;
  afterPaint(() => {
    if (document.activeElement !== before) return;
    invalidFieldIn(frame ?? openDialogs.at(-1))?.focus();
  });
}

// The focus goes to the first field. In a dialog without fields it goes to the first button of the
// footer, which is the safe one.
const firstFocus = (layer: HTMLElement) =>
  firstFieldIn(layer) ??
  layer.querySelector<HTMLElement>('footer button') ??
  layer.querySelector<HTMLElement>('dialog');

/**
 * Makes the layer modal while it is mounted: the focus moves to its first field and returns
 * afterwards, and Escape calls `onEscape`.
 */
export function useModal(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  // This is a layout effect, so that Escape works from the first paint on.
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return undefined;
    const before = document.activeElement;
    const close = openLayer(layer);
    firstFocus(layer)?.focus();
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openDialogs.at(-1) !== layer) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}
