import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { isTopLayer, openLayer } from './layers.ts';

const FIRST_FIELD =
  ':is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], [disabled], [aria-disabled="true"], [readonly])';
/** Among radio buttons the keyboard stands on the chosen one. */
const chosenOf = (field: HTMLElement | null, layer: HTMLElement) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? ([...layer.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(
        ({ name }) => name === field.name,
      ) ?? field)
    : field;

// The first field; where there is none, the first button of the footer, which is the one that changes nothing.
const firstFocus = (layer: HTMLElement) =>
  chosenOf(layer.querySelector<HTMLElement>(FIRST_FIELD), layer) ??
  layer.querySelector<HTMLElement>('footer button') ??
  layer.querySelector<HTMLElement>('dialog');

/**
 * Makes the layer modal while it is mounted: focus goes to its first field and returns afterwards,
 * Escape calls `onEscape`.
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
      if (event.key !== 'Escape' || event.defaultPrevented || !isTopLayer(ref.current)) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [ref, onEscape]);
}
