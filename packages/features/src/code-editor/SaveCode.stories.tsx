import { invalid } from '@console/api/core/hydra/problem';
import * as lookupEndpoints from '@console/api/lookups/endpoints';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { problemResponse, resource } from '@console/mocks/respond';
import { conflicting, failing, failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  button,
  colleagueSaves,
  editor,
  editorMeta,
  enabled,
  lines,
  save,
  sent,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Saving',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

export const SavingCode: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('A-CED-030 nothing has been changed', async () => {
      await expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('A-CED-028 the code is dirty after a pause', async () => {
      await typeCode('// one ');
      await enabled('Save Spider Code');
    });
    await step('A-CED-023 A-CED-024 a reason is required', async () => {
      await userEvent.click(button('Save Spider Code'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save Spider Code' }));
      const reason = dialog.getByRole('combobox', { name: 'Reason Code' });
      await waitFor(() => expect(reason.querySelectorAll('option').length).toBeGreaterThan(1), {
        timeout: 10_000,
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(reason).toHaveAccessibleDescription('This is required');
      await expect(sent).not.toHaveBeenCalled();
      await userEvent.selectOptions(reason, 'bug_fix');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    await step('A-CED-043 A-CED-046 the code is sent, and the toast says so', async () => {
      await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
      await expect(sent.mock.calls).toHaveLength(1);
      await expect(sent.mock.calls[0]).toEqual([
        'PATCH',
        '/api/scrapes/812',
        {
          spider_code: `// one ${acmeWorkday.spider_code}`,
          code_change_reason_code: 'bug_fix',
        },
        '"scrape-812-7"',
      ]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true'),
      );
      await expect(lines()).toMatch(/^\/\/ one /);
    });
  },
};

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}');

export const SavedBeforeThePause: Story = {
  play: async ({ step }) => {
    await step('a letter that was just typed is about to be saved', async () => {
      await typeCode('#');
      await pressSave();
      const dialog = within(await screen.findByRole('dialog', { name: 'Save Spider Code' }));
      await expect(await dialog.findByText('Spider')).toBeVisible();
    });
    await step('without a change it says so and asks nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const area = await editor('Spider Code');
      area.focus();
      fireEvent.keyDown(area, { key: 'z', keyCode: 90, ctrlKey: true });
      await waitFor(() => expect(lines()).not.toMatch(/^#/));
      await pressSave();
      await expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const SavedWithoutAMethod: Story = {
  parameters: { address: '/scrapes/32/parser' },
  play: async () => {
    await typeCode('#', 'Parser Code');
    await pressSave();
    await expect(await screen.findByText('Cookie Method: This is required')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const writes = () => sent.mock.calls.map(([, , body]) => body);

export const SavingAllParts: Story = {
  play: async ({ step }) => {
    await typeCode('// one ');
    await userEvent.click(button('View Parser'));
    await typeCode('// two ', 'Parser Code');
    await step('A-CED-027 A-CED-029 the parser and the settings are dirty as well', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
      await enabled('Save Parser Code');
    });
    await step(
      'A-CED-044 A-CED-045 each part is sent by itself, on the newest version',
      async () => {
        const dialog = await save('Save Parser Code');
        await expect(dialog.getByText('Clear Cookie: No → Yes')).toBeInTheDocument();
        await waitFor(() => expect(sent.mock.calls).toHaveLength(3));
        await expect(writes()).toEqual([
          { spider_code: `// one ${acmeWorkday.spider_code}`, code_change_reason_code: 'bug_fix' },
          { parser_code: `// two ${acmeWorkday.parser_code}`, code_change_reason_code: 'bug_fix' },
          {
            id: 812,
            specific_host: 'any',
            clear_cookie: true,
            method: 'session',
            proxy_service: 'none',
            self_identification: false,
            spider_frequency: 24,
          },
        ]);
        await expect(sent.mock.calls.map(([, , , version]) => version)).toEqual([
          '"scrape-812-7"',
          '"scrape-812-8"',
          '"scrape-812-9"',
        ]);
      },
    );
    await step('A-CED-046 A-CED-047 A-CED-048 each part has its toast', async () => {
      for (const text of [
        'Spider has been saved.',
        'Parser has been saved.',
        'Code Configuration has been saved.',
      ])
        await expect(await screen.findByText(text)).toBeVisible();
    });
  },
};

export const PartRefused: Story = {
  play: async ({ msw, step }) => {
    msw?.use(
      endpoint(scrapeCodeEndpoints.update, async ({ request }) =>
        (await request.clone().text()).includes('spider_code')
          ? problemResponse(
              invalid([
                { propertyPath: 'spider_code', message: 'Value is too long', code: 'too_long' },
              ]),
            )
          : undefined,
      ),
    );
    await typeCode('// one ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
    const dialog = await save();
    await step('what failed is named with its reason and stays dirty', async () => {
      await expect(await dialog.findByText(/^Not saved: .*Value is too long/)).toBeVisible();
      await expect(screen.getByText('Code Configuration has been saved.')).toBeVisible();
      await expect(dialog.queryByRole('region', { name: 'Configuration' })).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(lines()).toMatch(/^\/\/ one /);
      await enabled('Save Spider Code');
    });
  },
};

export const ServerFails: Story = {
  parameters: { inFront: [failing(scrapeCodeEndpoints.update)] },
  play: async () => {
    await typeCode('// one ');
    const dialog = await save();
    await expect(await dialog.findByText('Not saved: Internal Server Error')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Reason Code' })).toHaveValue('bug_fix');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(lines()).toMatch(/^\/\/ one /);
  },
};

export const ColleagueChangedAnotherPart: Story = {
  play: async () => {
    noticesStore.history = [];
    await typeCode('// mine ');
    await colleagueSaves({ parser_code: '<?php theirs();', code_change_reason_code: 'bug_fix' });
    sent.mockClear();
    await save();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    await expect(sent.mock.calls.map(([, , , version]) => version)).toEqual([
      '"scrape-812-7"',
      '"scrape-812-8"',
    ]);
    // No notice of the 412 was shown, not even until the second answer.
    await expect(noticesStore.history.map(({ title }) => title)).toEqual([
      'Spider has been saved.',
    ]);
    await userEvent.click(button('View Parser'));
    await waitFor(() => expect(lines()).toBe('<?php theirs();'));
  },
};

const conflict = async () => {
  await typeCode('// mine ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Clear Cookie' }));
  await colleagueSaves({ spider_code: '<?php theirs();', code_change_reason_code: 'bug_fix' });
  sent.mockClear();
  await save();
  return within(await screen.findByRole('dialog', { name: 'Somebody saved first' }));
};

export const KeepMine: Story = {
  play: async ({ step }) => {
    const dialog = await conflict();
    await step('it says who saved what and when, with the status', async () => {
      await expect(dialog.getByText(/^Spider: .+ saved it on /)).toBeVisible();
      await expect(dialog.getByText(/Status 412/)).toBeVisible();
    });
    await step('the two texts can be compared', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'View diff' }));
      await dialog.findByRole('textbox', { name: 'Theirs' });
    });
    await step('the own text is saved over theirs at once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
      await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
      await expect(await screen.findByText('Code Configuration has been saved.')).toBeVisible();
      await expect(writes()[1]).toMatchObject({
        spider_code: `// mine ${acmeWorkday.spider_code}`,
      });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const LoadTheirs: Story = {
  play: async () => {
    const dialog = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(lines()).toBe('<?php theirs();'));
    await expect(screen.getByRole('checkbox', { name: 'Clear Cookie' })).toBeChecked();
    await enabled('Save Spider Code');
    await expect(sent.mock.calls).toHaveLength(1);
    // The own text is a draft.
    await expect(await screen.findByText(/^Unsaved draft from/)).toBeVisible();
    await userEvent.click(button('Restore'));
    await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
  },
};

/** Settings keep no person and no time of their own. The refusal has both. */
export const SettingsConflict: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    const method = screen.getByRole('combobox', { name: 'Cookie Method' });
    await waitFor(() => expect(method.querySelectorAll('option').length).toBeGreaterThan(1));
    await userEvent.selectOptions(method, 'none');
    await colleagueSaves({ id: 812, method: 'per_request' });
    sent.mockClear();
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved first' }));
    await step('it says who changed the settings and when', async () => {
      await expect(
        dialog.getByText(/^Configuration: Changed by .+ meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d/),
      ).toBeVisible();
    });
    await step('the difference is in the words of the form', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'View diff' }));
      await expect(await dialog.findByText('Cookie Method: Per Request → None')).toBeVisible();
    });
    await step('theirs takes the place of the own value', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }));
      await waitFor(() => expect(method).toHaveValue('per_request'));
    });
  },
};

/** A proxy was chosen here, and Self-Identified there. Keep mine changes both, and says so before. */
export const ProxyConflict: Story = {
  play: async () => {
    await editor('Spider Code');
    const proxy = screen.getByRole('combobox', { name: 'Proxy Service' });
    await within(proxy).findByRole('option', { name: 'Residential' });
    await userEvent.selectOptions(proxy, 'Residential');
    await colleagueSaves({ id: 812, self_identification: true, proxy_service: 'none' });
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved first' }));
    await expect(dialog.getByText('Keep mine changes these saved settings:')).toBeVisible();
    await expect(dialog.getByText('Proxy Service: None → Residential')).toBeVisible();
    await expect(dialog.getByText('Self-Identified: Yes → No')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ReasonsFail: Story = {
  parameters: { inFront: [failingOnce(lookupEndpoints.codeChangeReasons)] },
  play: async () => {
    await typeCode('// one ');
    await enabled('Save Spider Code');
    await userEvent.click(button('Save Spider Code'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Spider Code' }));
    await expect(await dialog.findByText('The reasons could not be loaded.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    const reason = await dialog.findByRole('combobox', { name: 'Reason Code' });
    await waitFor(() => expect(reason.querySelectorAll('option').length).toBeGreaterThan(1));
  },
};

/** The scrape was archived meanwhile: nothing is sent again, and the text stays for copying. */
export const ArchivedMeanwhile: Story = {
  play: async ({ msw, step }) => {
    await typeCode('// mine ');
    msw?.use(
      conflicting(scrapeCodeEndpoints.update, 'scrape_archived', 'The scrape is archived.'),
      ...lookupHandlers(),
      endpoint(scrapeEndpoints.read, () =>
        resource(toScrapeDetail({ ...acmeWorkday, archived: true, version: 8 })),
      ),
    );
    const dialog = await save();
    await expect(await dialog.findByText('Not saved: The scrape is archived.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await step('the page says why, and keeps what was typed', async () => {
      await expect(
        await screen.findByText('This code can only be read. The scrape is archived.'),
      ).toBeVisible();
      await expect(lines()).toMatch(/^\/\/ mine /);
      await expect(button('Save Spider Code')).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
