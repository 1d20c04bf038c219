import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

// How a person makes a value in a table a filter of its list.

const middle = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { clientX: (left + right) / 2, clientY: (top + bottom) / 2 };
};

/** Scrolls a cell to where no column that stays lies over it. */
export const bringIntoSight = (cell: HTMLElement) =>
  cell.scrollIntoView({ block: 'nearest', inline: 'center' });

const buttons = () => screen.queryAllByRole('button', { name: /^Filter by / });

/** The pointer comes to a cell and stays, until the button at the cell is there. */
export const restIn = (cell: HTMLElement, name: string | RegExp) =>
  waitFor(
    () => {
      fireEvent.pointerOver(cell, { pointerType: 'mouse', ...middle(cell) });
      return screen.getByRole('button', { name });
    },
    // The pointer gives a cut cell its title, and that is no reason to look again.
    { timeout: 5000, mutationObserverOptions: { childList: true, subtree: true } },
  );

/** The pointer goes away from the table, and the button with it. */
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

/** The row has the focus, and its key is pressed until the script of the filters is there. */
export async function openRowMenu(row: HTMLElement | undefined) {
  row?.focus();
  await waitFor(
    async () => {
      if (!screen.queryByRole('menu')) await userEvent.keyboard('=');
      await expect(screen.queryByRole('menu', { name: 'Filter by' })).toBeInTheDocument();
    },
    { timeout: 5000 },
  );
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
}
