import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// User actions on the bar of selected rows, shared by the stories of all tabs.

export const sheet = () => within(screen.getByRole('dialog', { name: /^(Review|Assign) \d+ / }));
export const send = () => sheet().getByRole('button', { name: 'Send' });
export const counts = () => sheet().getAllByRole('textbox', { name: /^Job Count/ });
export const countAt = (index: number) => {
  const cell = counts()[index];
  if (!cell) throw new Error(`No row ${index}`);
  return cell;
};

/** Presses a button of the bar and waits for the sheet that it opens. */
export async function pressInBar(button: string, name: RegExp) {
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await userEvent.click(await bar.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name });
}
/** Selects the page and presses a button of the bar. */
export async function openSheet(button: string, name: RegExp) {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await pressInBar(button, name);
}
export async function writeNote(text: string) {
  const note = await sheet().findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.keyboard(text);
}
export async function chooseReason(label: string) {
  const select = await sheet().findByRole('combobox', { name: 'Reason Code' });
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: label }));
}
export const paste = async (index: number, text: string) => {
  await userEvent.click(countAt(index));
  await userEvent.paste(text);
};
export const isFree = () => waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
export const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), {
    timeout: 15_000,
  });
