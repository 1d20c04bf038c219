import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { openDialogs } from './topDialog.ts';

function update(): void {
  const top = openDialogs.at(-1);
  for (const child of document.body.children) {
    if (child instanceof HTMLElement)
      child.inert = top !== undefined && child !== top && !('overDialogs' in child.dataset);
  }
}

/**
 * Puts a child of `<body>` on top: everything else is inert until the returned function is called,
 * except elements with `data-over-dialogs`. The browser's own modal dialog would make the notices
 * above it inert too.
 */
export function openLayer(element: HTMLElement): () => void {
  openDialogs.push(element);
  // Making the page inert restyles all of it, which takes longer than showing the dialog. The backdrop covers the page until then.
  const cancel = afterPaint(update);
  return () => {
    cancel();
    openDialogs.splice(openDialogs.indexOf(element), 1);
    update();
  };
}

/**
 * Moves the focus to the first invalid field of the top dialog, once its errors are shown. A focus
 * that somebody has moved meanwhile stays.
 */
export function focusFirstInvalid(): void {
  const before = document.activeElement;
  afterPaint(() => {
    if (document.activeElement !== before) return;
    const field = openDialogs.at(-1)?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  });
}

const FIRST_FIELD =
  ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], [disabled], [aria-disabled="true"], [readonly])';

/** In a group of radio buttons the focus belongs on the chosen one. */
const chosenOf = (field: HTMLElement | null, layer: HTMLElement) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...layer.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === field.name,
      ) ?? field)
    : field;

// The first field; without fields the first button of the footer, which is the one that changes nothing.
const firstFocus = (layer: HTMLElement) =>
  chosenOf(layer.querySelector<HTMLElement>(FIRST_FIELD), layer) ??
  layer.querySelector<HTMLElement>('footer button') ??
  layer.querySelector<HTMLElement>('dialog');

/**
 * Makes the layer modal while it is mounted: the focus moves to its first field and returns
 * afterwards, Escape calls `onEscape`.
 */
export function useModal(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return undefined;
    const before = document.activeElement;
    const close = openLayer(layer);
    firstFocus(layer)?.focus();
    return () => {
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openDialogs.at(-1) !== ref.current)
        return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [ref, onEscape]);
}
