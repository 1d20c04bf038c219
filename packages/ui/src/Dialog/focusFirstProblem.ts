import { afterPaint } from '../afterPaint.ts';

/** Moves the focus to the first invalid field of the top dialog, once the fields show it. */
export function focusFirstProblem(): void {
  afterPaint(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    const field = top?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field?.querySelector<HTMLElement>('input') ?? field)?.focus();
  });
}
