import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import { failingOnce, missing, nonsense, refused, unreachable } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { held } from '../../../../.storybook/play/calls.ts';
import {
  button,
  colleagueSaves,
  editor,
  editorMeta,
  enabled,
  save,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Save trouble',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const reason = () => screen.getByRole('combobox', { name: 'Reason Code' });
const none = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

const update = held(scrapeCodeEndpoints.update);

/**
 * The dialog stays open until the save is answered: a late answer would otherwise close the next
 * dialog.
 */
export const DialogHeldOpen: Story = {
  parameters: { inFront: [update.handler] },
  play: async () => {
    await typeCode('// one ');
    const dialog = await save();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getByRole('dialog', { name: 'Save Spider Code' })).toBeVisible();
    await update.answer();
    await none('Save Spider Code');
    await expect(screen.getByText('Spider has been saved.')).toBeVisible();
    await waitFor(() => expect(button('Save Spider Code')).toHaveFocus());
  },
};

/** The check of the code fails. The save goes on and says so. */
export const NotChecked: Story = {
  beforeEach: () => {
    const { postMessage } = Worker.prototype;
    // A text goes to the check alone.
    const posted = spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      message: unknown,
    ) {
      if (typeof message === 'string') throw new Error('No check.');
      postMessage.call(this, message);
    });
    return () => posted.mockRestore();
  },
  play: async () => {
    await typeCode('// one ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Save Spider Code'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Spider Code' }));
    await expect(dialog.getByText('The code could not be checked for problems.')).toBeVisible();
  },
};

/** A refused reason stands at its field, and its notice goes when another reason is chosen. */
export const ReasonRefused: Story = {
  parameters: {
    inFront: [
      refused(scrapeCodeEndpoints.update, [
        {
          propertyPath: 'code_change_reason_code',
          message: 'Choose another one.',
          code: 'not_allowed',
        },
      ]),
    ],
  },
  play: async () => {
    await typeCode('// one ');
    const dialog = await save();
    await waitFor(() => expect(reason()).toHaveAccessibleDescription('Choose another one.'));
    await expect(dialog.queryByText(/^Not saved/)).toBeNull();
    await expect(screen.getByText(/Status 422/)).toBeVisible();
    await userEvent.selectOptions(reason(), 'optimisation');
    await expect(reason()).not.toHaveAccessibleDescription('Choose another one.');
    await waitFor(() => expect(screen.queryByText(/Status 422/)).toBeNull());
  },
};

/** The server fails for one part. The parts after it are saved. */
export const OnePartFails: Story = {
  parameters: { inFront: [failingOnce(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// one ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    const dialog = await save();
    await expect(await dialog.findByText('Not saved: Internal Server Error')).toBeVisible();
    await expect(await screen.findByText('Code Configuration has been saved.')).toBeVisible();
    await expect(dialog.queryByRole('region', { name: 'Configuration' })).toBeNull();
  },
};

/** No answer comes, so the parts after the first are not tried, and say so. */
export const LaterPartsNotTried: Story = {
  parameters: { inFront: [unreachable(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// one ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    const dialog = await save();
    const configuration = within(await dialog.findByRole('region', { name: 'Configuration' }));
    await expect(
      await configuration.findByText(
        'Not saved: It was not tried, because the part before it was refused.',
      ),
    ).toBeVisible();
  },
};

export const AnswerOfAnotherShape: Story = {
  parameters: { inFront: [nonsense(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// one ');
    const dialog = await save();
    await expect(
      await dialog.findByText(
        'Not saved: The answer could not be read. Reload the page to see whether it was saved.',
      ),
    ).toBeVisible();
  },
};

const conflict = async () => {
  await typeCode('// mine ');
  await enabled('Save Spider Code');
  await colleagueSaves({ spider_code: '<?php theirs();', code_change_reason_code: 'bug_fix' });
  await save();
  return within(await screen.findByRole('dialog', { name: 'Somebody saved first' }));
};

/** Escape in the diff closes the diff, then the question; the reason is still chosen. */
export const ConflictLeft: Story = {
  play: async () => {
    const dialog = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'View diff' }));
    const theirs = await dialog.findByRole('textbox', { name: 'Theirs' });
    theirs.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Theirs' })).toBeNull());
    const question = screen.getByRole('dialog', { name: 'Somebody saved first' });
    await expect(question).toContainElement(document.querySelector(':focus'));
    await userEvent.keyboard('{Escape}');
    await none('Somebody saved first');
    await expect(reason()).toHaveValue('bug_fix');
    await expect(
      screen.getByText(/^Not saved: Changed by .+ meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d/),
    ).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Save Spider Code' })).toContainElement(
      document.querySelector(':focus'),
    );
  },
};

/**
 * Cancel closes the question whether the diff is shown or not. What is called the last saved text
 * then is the colleague's.
 */
export const ConflictCancelled: Story = {
  play: async () => {
    const dialog = await conflict();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'View diff' }));
    await dialog.findByRole('textbox', { name: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await none('Somebody saved first');
    await expect(reason()).toHaveValue('bug_fix');
    const saving = screen.getByRole('dialog', { name: 'Save Spider Code' });
    await within(saving).findByRole('textbox', { name: 'Last Saved' });
    await waitFor(() =>
      expect(saving.querySelector('.original .view-lines')?.textContent).toMatch(/theirs/),
    );
    await expect(document.querySelector('footer')).toHaveTextContent(/^Last saved .+ by /);
  },
};

/** The save alone is answered with 404. The scrape is there, so the save can be tried again. */
export const SaveMissing: Story = {
  parameters: { inFront: [missing(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// one ');
    const dialog = await save();
    await expect(await dialog.findByText(/^Not saved: (?!The scrape has been)/)).toBeVisible();
    await expect(screen.getByText(/Status 404/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** The same person, who is the one that the mock server saves for, saved the newer version. */
export const OwnConflict: Story = {
  parameters: { role: 'ROLE_ADMIN' },
  play: async () => {
    await typeCode('// mine ');
    await enabled('Save Spider Code');
    await colleagueSaves({ spider_code: '<?php other();', code_change_reason_code: 'bug_fix' });
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'You saved another version' }));
    await expect(
      dialog.getByText(
        /^Spider: You saved it yourself on .+, for example in another tab or window\.$/,
      ),
    ).toBeVisible();
    await expect(dialog.queryByText(/colleague/)).toBeNull();
  },
};

/** A conflict raises no notice beside its dialog, and leaves nothing when it is settled. */
export const ConflictSettled: Story = {
  play: async ({ step }) => {
    await step('Load theirs', async () => {
      const dialog = await conflict();
      await expect(dialog.getByText(/Status 412/)).toBe(screen.getByText(/Status 412/));
      await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }));
      await none('Somebody saved first');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(screen.queryByText(/Status 412/)).toBeNull());
      await expect(button('Save Spider Code')).toHaveFocus();
    });
    await step('Keep mine', async () => {
      await editor('Spider Code');
      await colleagueSaves({ spider_code: '<?php again();', code_change_reason_code: 'bug_fix' });
      await typeCode('// mine ');
      await save();
      const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved first' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
      await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
      await waitFor(() => expect(screen.queryByText(/Status 412/)).toBeNull());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
