import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import {
  button,
  editor,
  editorMeta,
  enabled,
  lines,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/History',
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const selector = async (name: string) => screen.findByRole('combobox', { name });
const optionsOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ text }) => text);
const side = async (name: RegExp | string) =>
  screen.findByRole('textbox', { name }, { timeout: 15_000 });

export const Versions: Story = {
  parameters: { address: '/scrapes/812/parser/history' },
  play: async ({ step }) => {
    await step('A-CED-019 A-CED-020 A-CED-021 two selectors with labelled versions', async () => {
      for (const name of ['Left Version', 'Right Version'])
        await expect(optionsOf(await selector(name))).toEqual([
          expect.stringMatching(/^3 - 05\/21\/2026.* \(Last Saved\)$/),
          expect.stringMatching(/^2 - 04\/18\/2026 [A-Z]\. \w+$/),
          expect.stringMatching(/^1 - 03\/02\/2026 [A-Z]\. \w+$/),
        ]);
    });
    await step('the newest stands beside the one before it', async () => {
      await side(/^2 - 04/);
      await side(/^3 - 05/);
    });
    await step('a choice is a link', async () => {
      const left = await selector('Left Version');
      const first = [...left.querySelectorAll('option')].at(-1)?.value ?? '';
      await userEvent.selectOptions(left, first);
      await expect(address()).toBe(`/scrapes/812/parser/history?left=${first}`);
      await side(/^1 - 03/);
    });
    await step('A-CED-032 nothing can be saved here', async () => {
      await expect(button('Save Parser Code')).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const NeitherIsChosen: Story = {
  parameters: {
    address: '/scrapes/812/parser/history?left=1&right=2',
    covers: ['A-CED-022'],
  },
  play: async () => {
    for (const name of ['Left Version', 'Right Version']) {
      await expect(await selector(name)).toHaveAccessibleDescription('This is required');
      await expect(await selector(name)).toHaveAttribute('aria-required', 'true');
    }
  },
};

export const OnlyOneVersion: Story = {
  parameters: { address: '/scrapes/4/combo/history' },
  play: async () => {
    await expect(await screen.findByText('There is only one version.')).toBeVisible();
  },
};

export const UnsavedCode: Story = {
  play: async ({ step }) => {
    await typeCode('// mine ');
    await userEvent.click(screen.getByRole('link', { name: 'Code History' }));
    await step('the unsaved text can be compared', async () => {
      const right = await selector('Right Version');
      await waitFor(() => expect(optionsOf(right)).toContain('Unsaved code'));
      await userEvent.selectOptions(right, 'draft');
      await expect(address()).toBe('/scrapes/812/spider/history?right=draft');
      await side('Unsaved code');
    });
    await step('going back to the code keeps it', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'New Code' }));
      await waitFor(() => expect(lines()).toMatch(/^\/\/ mine /));
    });
  },
};

export const Restoring: Story = {
  parameters: { address: '/scrapes/812/parser/history' },
  play: async () => {
    await selector('Left Version');
    await userEvent.click(button('Restore Left Version'));
    await expect(address()).toBe('/scrapes/812/parser/code');
    await waitFor(() => expect(lines()).not.toContain('acme_parser_marker'));
    await enabled('Save Parser Code');
    const area = await editor('Parser Code');
    area.focus();
    fireEvent.keyDown(area, { key: 'z', keyCode: 90, ctrlKey: true });
    await waitFor(() => expect(lines()).toContain('acme_parser_marker'));
  },
};
