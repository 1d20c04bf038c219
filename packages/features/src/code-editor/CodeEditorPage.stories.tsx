import * as lookupEndpoints from '@console/api/lookups/endpoints';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { codeTemplates } from '@console/mocks/lookups/fixtures';
import { failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import {
  button,
  editor,
  editorMeta,
  enabled,
  lines,
  parserUser,
  sent,
  spiderUser,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/CodeEditorPage',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

/** The configuration gives its width to the code, and the browser remembers it. */
export const ConfigurationClosed: Story = {
  play: async () => {
    await editor('Spider Code');
    const sidebar = screen.getByRole('complementary', { name: 'Configuration' });
    await expect(button('Configuration')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Configuration'));
    await expect(sidebar).not.toBeVisible();
    await expect(localStorage.getItem('editor-sidebar')).toBe('closed');
    await userEvent.click(button('Configuration'));
    await expect(sidebar).toBeVisible();
    await expect(button('Configuration')).toHaveFocus();
    localStorage.removeItem('editor-sidebar');
  },
};

export const SpiderAndParser: Story = {
  tags: ['screen'],
  parameters: { covers: ['A-SHL-052', 'A-SHL-053'] },
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('A-CED-001 A-CED-002 the tab New Code has the sidebar Configuration', async () => {
      const tabs = within(screen.getByRole('navigation', { name: 'Code tabs' }));
      await expect(tabs.getByRole('link', { name: 'New Code' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(tabs.getByRole('link', { name: 'New Code' })).toHaveAttribute(
        'href',
        '/scrapes/812/spider/code',
      );
      await expect(screen.getByRole('heading', { name: 'Configuration' })).toBeVisible();
    });
    await step('A-CED-003 A-CED-004 the tab Code History has the sidebar Versioning', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Code History' }));
      await expect(address()).toMatch(/^\/scrapes\/812\/spider\/history(\?|$)/);
      await expect(await screen.findByRole('heading', { name: 'Versioning' })).toBeVisible();
      await expect(screen.queryByRole('heading', { name: 'Configuration' })).toBeNull();
    });
  },
};

/** The line names the day and the person of the code that is shown. */
export const LastSave: Story = {
  parameters: { covers: ['B-SCR-011'] },
  play: async () => {
    await editor('Spider Code');
    const line = () => screen.getByText(/^Last saved/).textContent;
    const of = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
      `Last saved ${formatMinute(acmeWorkday.spider_last_date_modified ?? 0)} by ${first_name[0]}. ${last_name}`;
    await expect(line()).toBe(of(spiderUser));
    await userEvent.click(button('View Parser'));
    await waitFor(() => expect(line()).toBe(of(parserUser)));
  },
};

/** The clipboard gets all of the code, with what was typed last. */
export const CodeCopied: Story = {
  parameters: { covers: ['B-SCR-012'] },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await typeCode('// mine ');
    await userEvent.click(button('Copy'));
    await expect(await screen.findByText('The code has been copied.')).toBeVisible();
    await expect(write.mock.calls).toEqual([[`// mine ${acmeWorkday.spider_code}`]]);
    write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(button('Copy'));
    await expect(await screen.findByText('The code could not be copied.')).toBeVisible();
    write.mockRestore();
  },
};

export const Header: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('A-CED-005 A-CED-008 A-CED-009 the buttons of a spider', async () => {
      for (const name of ['View Parser', 'Test Spider', 'Save Spider Code'])
        await expect(button(name)).toBeVisible();
    });
    await step('A-CED-005 A-CED-008 A-CED-009 the buttons of a parser', async () => {
      await userEvent.click(button('View Parser'));
      await expect(address()).toBe('/scrapes/812/parser/code');
      await editor('Parser Code');
      await waitFor(() => expect(lines()).toContain('acme_parser_marker'));
      for (const name of ['View Spider', 'Test Parser', 'Save Parser Code'])
        await expect(button(name)).toBeVisible();
    });
  },
};

export const Combo: Story = {
  parameters: { address: '/scrapes/4/spider', covers: ['A-CED-006', 'A-CED-014', 'A-CED-017'] },
  play: async () => {
    await editor('Combo Code');
    await expect(address()).toBe('/scrapes/4/combo');
    await expect(screen.queryByRole('button', { name: /^View (Parser|Spider)$/ })).toBeNull();
    await expect(button('Change to Parser/Spider')).toBeVisible();
    const method = screen.getByRole('combobox', { name: 'Update Method' });
    await expect(method).toHaveAttribute('aria-disabled', 'true');
    await expect(method).toHaveAccessibleDescription('A combo scrape has no update method.');
  },
};

export const ParserOfACombo: Story = {
  parameters: { address: '/scrapes/4/parser', covers: ['A-CED-014'] },
  play: async () => {
    await editor('Combo Code');
    await expect(address()).toBe('/scrapes/4/combo');
  },
};

export const NoCombo: Story = {
  parameters: { address: '/scrapes/812/combo/history', covers: ['A-CED-015'] },
  play: async () => {
    await screen.findByRole('heading', { name: 'Versioning' });
    await expect(address()).toMatch(/^\/scrapes\/812\/spider\/history(\?|$)/);
  },
};

export const UnknownTab: Story = {
  parameters: { address: '/scrapes/812/spider/zzz' },
  play: async () => {
    await editor('Spider Code');
    await expect(screen.getByRole('link', { name: 'New Code' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const TypeChanged: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('A-CED-007 A-CED-041 A-CED-042 to combo and back', async () => {
      await userEvent.click(button('Change to Combo'));
      await expect(await screen.findByText('Scrape type setting has been updated.')).toBeVisible();
      await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
      await userEvent.click(await screen.findByRole('button', { name: 'Change to Parser/Spider' }));
      await waitFor(() => expect(address()).toBe('/scrapes/812/spider'));
    });
    await step('A-API-029 a PUT with the version says which type it is to be', async () => {
      await expect(sent.mock.calls[0]).toEqual([
        'PUT',
        '/api/scrapes/812/toggle_combo',
        { is_combo: true },
        '"scrape-812-7"',
      ]);
    });
    await step('unsaved changes ask first', async () => {
      await typeCode('// x ');
      await userEvent.click(button('Change to Combo'));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change the type?' }));
      await expect(dialog.getByRole('button', { name: 'Save first' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
      await waitFor(() => expect(lines()).toMatch(/^\/\/ x /));
      await userEvent.click(button('Change to Combo'));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(address()).toBe('/scrapes/812/combo'));
    });
  },
};

const unordered = endpoint(scrapeCodeEndpoints.codeTemplates, () => {
  const members = codeTemplates.filter(({ code_type }) => code_type === 'spider').toReversed();
  return Response.json({ 'hydra:member': members, 'hydra:totalItems': members.length });
});
export const TemplatesFailed: Story = {
  parameters: { inFront: [failingOnce(scrapeCodeEndpoints.codeTemplates)] },
  play: async () => {
    const choice = await screen.findByRole('combobox', { name: 'Template' });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Templates' }));
    await waitFor(() => expect(choice.querySelectorAll('option').length).toBeGreaterThan(2));
    await expect(screen.queryByRole('button', { name: 'Retry Templates' })).toBeNull();
    await editor('Spider Code');
  },
};

export const CookieMethodsFailed: Story = {
  parameters: { inFront: [failingOnce(lookupEndpoints.cookieMethods)] },
  play: async () => {
    const choice = await screen.findByRole('combobox', { name: 'Cookie Method' });
    const retry = await screen.findByRole('button', { name: 'Retry Cookie Method' });
    await expect(screen.queryByRole('button', { name: 'Retry Proxy Service' })).toBeNull();
    await userEvent.click(retry);
    await waitFor(() => expect(choice.querySelectorAll('option').length).toBeGreaterThan(2));
    await expect(screen.queryByRole('button', { name: 'Retry Cookie Method' })).toBeNull();
    await expect(choice).toHaveFocus();
    await editor('Spider Code');
  },
};

export const Templates: Story = {
  parameters: { inFront: [unordered] },
  play: async ({ step }) => {
    await editor('Spider Code');
    const choice = screen.getByRole('combobox', { name: 'Template' });
    await step('A-CED-010 A-CED-011 default templates come first', async () => {
      await waitFor(() => expect(choice.querySelectorAll('option').length).toBeGreaterThan(2));
      const names = [...choice.querySelectorAll('option')].slice(1).map(({ text }) => text);
      const first = names.filter((name) => /default/i.test(name));
      await expect(first.length).toBeGreaterThan(0);
      await expect(names.slice(0, first.length)).toEqual(first);
    });
    await step('it takes the place of code that was not changed', async () => {
      const before = lines();
      await userEvent.selectOptions(choice, choice.querySelectorAll('option')[1] as HTMLElement);
      await waitFor(() => expect(lines()).not.toBe(before));
      await enabled('Save Spider Code');
    });
    await step('changed code is replaced after a question', async () => {
      const before = lines();
      await userEvent.selectOptions(choice, choice.querySelectorAll('option')[2] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await expect(lines()).toBe(before);
      await userEvent.selectOptions(choice, choice.querySelectorAll('option')[2] as HTMLElement);
      await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
      await waitFor(() => expect(lines()).not.toBe(before));
    });
  },
};

export const Themes: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    const choice = screen.getByRole('combobox', { name: 'Editor Theme' });
    const background = () =>
      getComputedStyle(existing(document.querySelector('.monaco-editor'))).backgroundColor;
    await step('A-CED-012 A-CED-013 there are 55 themes, dark at first', async () => {
      await expect(choice.querySelectorAll('option')).toHaveLength(55);
      await expect(choice).toHaveValue('dark');
      await expect(choice.querySelector('option')).toHaveTextContent(/^dark$/);
    });
    await step('another one is shown and remembered', async () => {
      await userEvent.selectOptions(choice, 'GitHub Light');
      await waitFor(() => expect(background()).toBe('rgb(255, 255, 255)'));
      await expect(localStorage.getItem('editor-theme')).toBe('GitHub Light');
      await userEvent.selectOptions(choice, 'dark');
    });
  },
};

export const Settings: Story = {
  play: async ({ step }) => {
    await editor('Spider Code');
    const configuration = within(screen.getByRole('complementary', { name: 'Configuration' }));
    await step('A-CED-016 A-CED-018 every setting has its control', async () => {
      for (const name of [
        'Cookie Method',
        'Proxy Service',
        'Specific Host',
        'Spider Frequency',
        'Update Method',
      ])
        await expect(configuration.getByRole('combobox', { name })).toBeVisible();
      for (const name of ['Clear Cookie', 'Self-Identified'])
        await expect(configuration.getByRole('checkbox', { name })).toBeVisible();
      for (const name of ['Test URL', 'Job Data'])
        await expect(configuration.getByRole('textbox', { name })).toBeVisible();
      const frequency = configuration.getByRole('combobox', { name: 'Spider Frequency' });
      await expect(
        [...frequency.querySelectorAll('option')].slice(1).map(({ text }) => text),
      ).toEqual([24, 48, 72, 96, 120, 144, 168].map((hours) => `${hours} hours`));
    });
    await step('A-CED-034 A-CED-035 Self-Identified takes the proxy away', async () => {
      const proxy = configuration.getByRole('combobox', { name: 'Proxy Service' });
      await within(proxy).findByRole('option', { name: 'Residential' });
      await userEvent.selectOptions(proxy, 'Residential');
      await userEvent.click(configuration.getByRole('checkbox', { name: 'Self-Identified' }));
      await expect(proxy).toHaveValue('none');
      await expect(proxy).toHaveAttribute('aria-disabled', 'true');
    });
    await step('without it the proxy comes back', async () => {
      await userEvent.click(configuration.getByRole('checkbox', { name: 'Self-Identified' }));
      await expect(configuration.getByRole('combobox', { name: 'Proxy Service' })).toHaveValue(
        'residential',
      );
    });
    await step('A-CED-038 the test URL is an address', async () => {
      await userEvent.type(configuration.getByRole('textbox', { name: 'Test URL' }), 'abc');
      await expect(
        configuration.getByRole('textbox', { name: 'Test URL' }),
      ).toHaveAccessibleDescription('URL not valid');
    });
  },
};

export const RequiredSettings: Story = {
  parameters: { address: '/scrapes/32/parser', covers: ['A-CED-036', 'A-CED-037'] },
  play: async () => {
    await editor('Parser Code');
    for (const name of ['Cookie Method', 'Update Method'])
      await expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription(
        'This is required',
      );
    await typeCode('// x ', 'Parser Code');
    await userEvent.hover(button('Save Parser Code'));
    await waitFor(() =>
      expect(button('Save Parser Code')).toHaveAccessibleDescription(
        'Cookie Method: This is required',
      ),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cookie Method' }), 'none');
    await enabled('Save Parser Code');
  },
};

const readOnly = async (name: string, reason: string) => {
  await editor(name);
  await expect(screen.getByText(`This code can only be read. ${reason}`)).toBeVisible();
  await typeCode('// x ', name);
  await waitFor(() => expect(lines()).not.toContain('// x '));
  const [template, theme] = ['Template', 'Editor Theme'].map((label) =>
    screen.getByRole('combobox', { name: label }),
  );
  await expect(template).toHaveAccessibleDescription(reason);
  await expect(template?.getBoundingClientRect().top).toBe(theme?.getBoundingClientRect().top);
  for (const control of [
    template,
    screen.getByRole('combobox', { name: 'Cookie Method' }),
    screen.getByRole('checkbox', { name: 'Clear Cookie' }),
    button('Format'),
  ])
    await expect(control).toHaveAttribute('aria-disabled', 'true');
  for (const pressed of [/^Save/, /^Test (Spider|Parser)$/, /^Change to/])
    await expect(screen.getByRole('button', { name: pressed })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  await expect(screen.getByRole('combobox', { name: 'Editor Theme' })).not.toHaveAttribute(
    'aria-disabled',
  );
};

export const ArchivedScrape: Story = {
  parameters: { address: '/scrapes/33/spider', covers: ['A-CED-031', 'A-CED-039'] },
  play: () => readOnly('Spider Code', 'The scrape is archived.'),
};

export const ArchivedEntity: Story = {
  parameters: { address: '/scrapes/31/spider', covers: ['A-CED-040'] },
  play: () => readOnly('Spider Code', 'The entity is archived.'),
};

/** Scrape and entity are both archived: the banner names only one reason. */
export const ArchivedScrapeAndEntity: Story = {
  parameters: { address: '/scrapes/2/spider' },
  play: () => readOnly('Spider Code', 'The entity is archived.'),
};

export const AsDataQuality: Story = {
  parameters: {
    role: 'ROLE_DQ',
    covers: ['A-ROL-015', 'A-ROL-017', 'A-ROL-021', 'A-ROL-023'],
  },
  play: async ({ step }) => {
    await readOnly('Spider Code', 'Your role (Data Quality) may not do this.');
    await step('A-ROL-019 no test can be run', async () => {
      await expect(button('Test Spider')).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

const mayEdit: Story['play'] = async ({ step }) => {
  await typeCode('// x ');
  await step('A-ROL-018 tests can be run', async () => {
    await enabled('Test Spider');
  });
  await enabled('Save Spider Code');
  await enabled('Change to Combo');
  await expect(screen.getByRole('combobox', { name: 'Template' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await expect(screen.getByRole('checkbox', { name: 'Clear Cookie' })).not.toHaveAttribute(
    'aria-disabled',
  );
};

const MAY_EDIT = ['A-ROL-014', 'A-ROL-016', 'A-ROL-020', 'A-ROL-022'];
export const AsScraper: Story = {
  parameters: { role: 'ROLE_SCRAPER', covers: MAY_EDIT },
  play: mayEdit,
};
export const NotFound: Story = {
  parameters: { address: '/scrapes/999999/spider' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Scrape not found.' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All Scrapes List' })).toBeVisible();
  },
};
