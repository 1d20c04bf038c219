import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { resource } from '@console/mocks/respond';
import { conflicting, failingOnce, missing, stale } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { held } from '../../../../.storybook/play/calls.ts';
import {
  button,
  colleagueSaves,
  editor,
  editorMeta,
  lines,
  save,
  saveInDialog,
  sent,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Changing the type',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const press = () => userEvent.click(button('Change to Combo'));

/** A colleague saved first. The page reads that version, and the next try is made on it. */
export const SavedMeanwhile: Story = {
  play: async () => {
    await editor('Spider Code');
    await colleagueSaves({ spider_code: '<?php theirs();', code_change_reason_code: 'bug_fix' });
    await press();
    await expect(await screen.findByText(/Status 412/)).toBeVisible();
    await waitFor(() => expect(lines()).toBe('<?php theirs();'));
    await expect(address()).toBe('/scrapes/812/spider');
    await press();
    await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
  },
};

/** Nothing can be changed any more, and the page says why. */
export const ArchivedMeanwhile: Story = {
  play: async ({ msw }) => {
    await editor('Spider Code');
    msw?.use(
      conflicting(scrapeCodeEndpoints.toggleCombo, 'scrape_archived', 'The scrape is archived.'),
      endpoint(scrapeEndpoints.read, () =>
        resource(toScrapeDetail({ ...acmeWorkday, archived: true, version: 8 })),
      ),
    );
    await press();
    await expect(
      await screen.findByText('This code can only be read. The scrape is archived.'),
    ).toBeVisible();
    await expect(button('Change to Combo')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DeletedMeanwhile: Story = {
  play: async ({ msw }) => {
    await editor('Spider Code');
    msw?.use(missing(scrapeCodeEndpoints.toggleCombo), missing(scrapeEndpoints.read));
    await press();
    await expect(
      await screen.findByText('This code can only be read. The scrape has been deleted.'),
    ).toBeVisible();
    await expect(button('Change to Combo')).toHaveAttribute('aria-disabled', 'true');
  },
};

const answerWith = async (name: string) => {
  const question = within(await screen.findByRole('dialog', { name: 'Change the type?' }));
  await userEvent.click(question.getByRole('button', { name }));
};
const saveFirst = async () => {
  await press();
  await answerWith('Save first');
};
const discardAndPress = async () => {
  await press();
  await answerWith('Discard');
};
const writes = () => sent.mock.calls.map(([, path]) => path);

/** Unsaved changes can be saved before the type is changed. */
export const SaveFirst: Story = {
  play: async ({ step }) => {
    await typeCode('// mine ');
    await saveFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Save Spider Code' });
    await expect(within(dialog).getByRole('combobox', { name: 'Reason Code' })).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: 'Change the type?' })).toBeNull();
    await step('the type is changed once everything is saved', async () => {
      await saveInDialog('Save Spider Code');
      await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
      await editor('Combo Code');
      await expect(lines()).toMatch(/^\/\/ mine /);
      await expect(writes()).toEqual(['/api/scrapes/812', '/api/scrapes/812/toggle_combo']);
      await expect(screen.getByText('Spider has been saved.')).toBeVisible();
      await expect(screen.getByText('Scrape type setting has been updated.')).toBeVisible();
    });
  },
};

/** The dialog of the save was closed: a later save leaves the type as it is. */
export const SaveFirstCancelled: Story = {
  play: async () => {
    await typeCode('// mine ');
    await saveFirst();
    const dialog = await screen.findByRole('dialog', { name: 'Save Spider Code' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await save();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(writes()).toEqual(['/api/scrapes/812']);
    await expect(address()).toBe('/scrapes/812/spider');
  },
};

/** A part that was refused stays unsaved, so the type stays as it is until it is saved too. */
export const SaveFirstRefused: Story = {
  parameters: { inFront: [failingOnce(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// mine ');
    await saveFirst();
    const dialog = await saveInDialog('Save Spider Code');
    await expect(await dialog.findByText(/^Not saved:/)).toBeVisible();
    await expect(address()).toBe('/scrapes/812/spider');
    await expect(writes()).not.toContain('/api/scrapes/812/toggle_combo');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
  },
};

const toggle = held(scrapeCodeEndpoints.toggleCombo);

/** While the type changes nothing can be typed, because the answer replaces the code. */
export const WaitingForTheAnswer: Story = {
  parameters: { inFront: [toggle.handler] },
  play: async () => {
    const area = await editor('Spider Code');
    await press();
    const setting = () => screen.getByRole('checkbox', { name: 'Clear Cookie' });
    await waitFor(() =>
      expect(setting()).toHaveAccessibleDescription('The type of the scrape is being changed.'),
    );
    await expect(area).toHaveAttribute('aria-readonly', 'true');
    await toggle.answer();
    await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
    await editor('Combo Code');
    await waitFor(() => expect(setting()).not.toHaveAttribute('aria-disabled'));
  },
};

/** After Discard no draft of what was discarded is left, and no notice speaks of one. */
export const Discarded: Story = {
  play: async () => {
    await typeCode('// mine ');
    await discardAndPress();
    await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
    await editor('Combo Code');
    await expect(lines()).not.toContain('// mine ');
    await expect(screen.queryByText(/^Unsaved draft/)).not.toBeInTheDocument();
    await expect(
      screen.queryByText('The type of this scrape was changed meanwhile.'),
    ).not.toBeInTheDocument();
  },
};

/** Answers the toggle with a refusal and the next reads with another version. */
const changedElsewhere = (refusal: RequestHandler, change: Partial<typeof acmeWorkday>) => [
  refusal,
  endpoint(scrapeEndpoints.read, () =>
    resource(toScrapeDetail({ ...acmeWorkday, ...change, version: 8 })),
  ),
];

/** A colleague has changed the type. The page follows as soon as it knows, and says so. */
export const ChangedByAColleague: Story = {
  play: async ({ msw }) => {
    await typeCode('// mine ');
    msw?.use(...changedElsewhere(stale(scrapeCodeEndpoints.toggleCombo), { is_combo: true }));
    await discardAndPress();
    await editor('Combo Code');
    await expect(
      await screen.findByText('The type of this scrape was changed meanwhile.'),
    ).toBeVisible();
    await expect(screen.getByText('Your unsaved changes are kept as a draft.')).toBeVisible();
    await expect(await screen.findByText(/^Unsaved draft from/)).toBeVisible();
  },
};

/** A colleague archives the scrape while there are unsaved changes: the whole page says so. */
export const ArchivedWithUnsavedCode: Story = {
  play: async ({ msw }) => {
    await typeCode('// mine ');
    const refusal = conflicting(
      scrapeCodeEndpoints.toggleCombo,
      'scrape_archived',
      'The scrape is archived.',
    );
    msw?.use(...changedElsewhere(refusal, { archived: true }));
    await discardAndPress();
    await expect(
      await screen.findByText('This code can only be read. The scrape is archived.'),
    ).toBeVisible();
    await expect(screen.getByText('Archived')).toBeVisible();
    await expect(screen.queryByText('Active')).not.toBeInTheDocument();
    await expect(lines()).toMatch(/^\/\/ mine /);
  },
};
