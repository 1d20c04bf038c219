import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

// User actions and assertions in a review dialog, shared by several stories.

export const dialog = () => within(screen.getByRole('dialog', { name: /^(Review|Assign) / }));
export const save = () => dialog().getByRole('button', { name: 'Save' });
export const action = (name: string) => dialog().getByRole('radio', { name });
export const jobCount = () => dialog().getByRole('textbox', { name: /^Job Count/ });
export const reason = () => dialog().getByRole('combobox', { name: 'Reason Code' });
export const note = () => dialog().findByRole('textbox', { name: 'Note', busy: false });

export const isHeld = () => expect(save()).toHaveAttribute('aria-disabled', 'true');
export const isFree = () => waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
/** Asserts that Save is disabled with this reason, which the keyboard can reach, too. */
export const isHeldBecause = async (text: string | RegExp) => {
  await waitFor(isHeld);
  save().focus();
  await waitFor(() => expect(save()).toHaveAccessibleDescription(text));
};

export const writeNote = async (text: string) => {
  await userEvent.click(await note());
  await userEvent.keyboard(text);
};

export const chooseReason = async (label: string) => {
  const select = await dialog().findByRole('combobox', { name: 'Reason Code' });
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: label }));
};

/** The reasons that are offered, without the empty choice. */
export const offeredReasons = async () => {
  await within(reason()).findAllByRole('option', { name: /\w/ });
  return within(reason())
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'))
    .filter(Boolean);
};

export const snoozeUntil = (day: string) =>
  fireEvent.change(dialog().getByLabelText('Snooze Date'), { target: { value: day } });
/** The day this many days from now, as YYYY-MM-DD. */
export const dayIn = (days: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toLocaleDateString(
    'sv-SE',
  );
};
/** The start of a day in the local zone, as an ISO string. */
export const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();

export const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

/** Asserts that the dialog is still open with this message and the note. */
export const staysOpenWith = async (message: RegExp, written: string) => {
  await expect(await dialog().findByText(message)).toBeVisible();
  await expect(await note()).toHaveTextContent(written);
};

/**
 * Asserts that the refusal is shown at its field and in one notice, which is announced, but not in
 * a banner.
 */
export const isRefusedAtFieldOnly = async (written: string) => {
  await expect(screen.getAllByRole('alert')).toHaveLength(1);
  await expect(dialog().queryByText(/Status 422/)).not.toBeInTheDocument();
  await expect(await note()).toHaveTextContent(written);
};

/** Asserts that the dialog shows the message, keeps the note and offers only Close. */
export const offersOnlyClose = async (message: RegExp, written: string) => {
  await staysOpenWith(message, written);
  await expect(dialog().queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await expect(dialog().queryByRole('button', { name: 'Keep my text' })).not.toBeInTheDocument();
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Close' })).toHaveFocus());
};
