import { buildShift, shifts } from '@console/mocks/daily-job-shifts/fixtures';
import { existing } from '@console/ui/testing/existing.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dailyJobShift, tabUnderTest } from './qualityTab.ts';

// User actions and assertions in review mode, shared by the stories of all tabs.

/** The tab that most stories of review mode begin with, in the order of the fixtures. */
export const shiftsTab = () =>
  tabUnderTest({
    ...dailyJobShift,
    path: `${dailyJobShift.path}?orderBy=id&order=asc`,
    first: '?page=1&limit=20&order[id]=asc',
  });

/** The first shifts that can be reviewed and are neither assigned nor reviewed. */
export const openShifts = (count: number) =>
  shifts
    .filter(({ entity, scrape }) => !entity.archived && !scrape.archived)
    .slice(0, count)
    .map((shift) =>
      buildShift({ ...shift, last_time_reviewed: null, last_reviewed_by: null, assigned_to: [] }),
    );

/** The number of key presses so far, without those that type a number or a text. */
export const PRESSES = { count: 0 };

/** Presses one key, with its modifiers. */
export async function press(key: string) {
  PRESSES.count += 1;
  await userEvent.keyboard(key);
}

/** A longer timeout for the scripts of review mode on a busy machine. */
const SCRIPTS = { timeout: 15_000 };

export const isOpen = async () =>
  expect(await screen.findByRole('region', { name: 'Review mode' }, SCRIPTS)).toBeVisible();

/** The form of the open row. */
export const form = () => within(screen.getByRole('form', { name: /^Review / }));

/** Opens review mode at the first row with its shortcut. */
export async function open() {
  await screen.findByRole('table');
  const button = screen.getByRole('button', { name: 'Review mode' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.keyboard('w');
  await isOpen();
  await waitFor(() => expect(form().getAllByRole('radio')[0]).toHaveFocus());
}

const rows = () => screen.findByRole('navigation', { name: 'Rows to review' });

/** A row of the queue by its place in it. */
export async function row(place: number) {
  const item = within(await rows())
    .getAllByRole('listitem')
    .find((one) => one.getAttribute('aria-posinset') === String(place));
  return within(existing(item)).getByRole('button');
}

/** The state of each row in the queue; empty for waiting rows. */
export const rowStates = async () =>
  within(await rows())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.lastElementChild?.textContent);

/** Asserts the position in the queue, both visible and announced. */
export async function isAt(words: string) {
  await waitFor(() => expect(screen.getByText(words, { selector: 'p' })).toBeVisible());
  await waitFor(() => expect(screen.getByText(words, { selector: 'output' })).toBeInTheDocument());
}

/** Waits until the editor has loaded with this text. */
export const hasNote = (text: string) =>
  waitFor(
    () =>
      expect(form().getByRole('textbox', { name: 'Note', busy: false })).toHaveTextContent(text),
    SCRIPTS,
  );

/** Writes a do-nothing review with the keyboard alone. */
export async function writeReview({ count, note }: { count: string; note: string }) {
  await waitFor(() => expect(form().getByRole('radio', { name: 'Do Nothing' })).toBeVisible());
  await press('5');
  await waitFor(() => expect(form().getByRole('radio', { name: 'Do Nothing' })).toBeChecked());
  await press('c');
  await userEvent.keyboard(count);
  await press('{Tab}');
  const reason = form().getByRole('combobox', { name: 'Reason Code' });
  await expect(reason).toHaveFocus();
  await within(reason).findByRole('option', { name: 'Fix Scrape' });
  // A real key press on a letter selects in a list; a synthetic one does not.
  PRESSES.count += 1;
  await userEvent.selectOptions(reason, 'Fix Scrape');
  await press('{Escape}');
  await press('n');
  await userEvent.keyboard(note);
  await hasNote(note);
}
