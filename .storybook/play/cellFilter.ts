import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

// User actions that filter a list by a value in its table.

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
};

/** Scrolls a cell into view, clear of the pinned columns. */
export const bringIntoSight = (cell: HTMLElement) =>
  cell.scrollIntoView({ block: 'nearest', inline: 'center' });

const buttons = () => screen.queryAllByRole('button', { name: /^Filter by / });

/** Hovers a cell until its button appears. */
export const restIn = (cell: HTMLElement, name: string | RegExp) =>
  waitFor(
    () => {
      fireEvent.pointerOver(cell, { pointerType: 'mouse', ...middle(cell) });
      return screen.getByRole('button', { name });
    },
    // Does not observe attributes: hovering sets the title of a truncated cell, which would trigger
    // another check.
    { mutationObserverOptions: { childList: true, subtree: true } },
  );

/** Moves the pointer off the table and waits until the button has disappeared. */
export async function leaveTable() {
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await hasNoButton();
}

export const hasNoButton = () => waitFor(() => expect(buttons()).toEqual([]));

/** The names of the values that are offered: "ATS: Workday". */
export const offered = () =>
  screen
    .getAllByRole('menuitem')
    .map(
      ({ firstChild, lastChild }) => lastChild?.firstChild?.textContent ?? firstChild?.textContent,
    );

/** Focuses the row and presses its shortcut until the script of the filters has loaded. */
export async function openRowMenu(row: HTMLElement | undefined) {
  row?.focus();
  await waitFor(async () => {
    if (!screen.queryByRole('menu')) await userEvent.keyboard('=');
    await expect(screen.queryByRole('menu', { name: 'Filter by' })).toBeInTheDocument();
  });
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
}
