import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

/** What has a meaning of its own inside a row. */
const CONTROL = 'a, button, input, select, textarea, label, summary, [contenteditable]';

/**
 * Whether the press was on the row itself: not on a control in it, not in what a control of it has
 * opened elsewhere, and no text was marked with it.
 */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROL))
    return false;
  const marked = getSelection();
  return !marked || marked.isCollapsed || !currentTarget.contains(marked.anchorNode);
}

/** A row that goes away while the focus is in it hands it to the row that takes its place. */
function handFocusOn(row: HTMLTableRowElement | null) {
  return () => {
    if (!row?.contains(document.activeElement)) return;
    const next = row.nextElementSibling ?? row.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
}

/**
 * Of a row that can be made the active one: by a press on it, or by Enter or Space while it has the
 * focus itself.
 */
export const activation = (
  onActivate: () => void,
): ComponentProps<'tr'> & { 'data-activates': '' } => ({
  'data-activates': '',
  tabIndex: 0,
  ref: handFocusOn,
  onClick: (event) => {
    if (isOnRow(event)) onActivate();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' '))
      return;
    event.preventDefault();
    onActivate();
  },
});
