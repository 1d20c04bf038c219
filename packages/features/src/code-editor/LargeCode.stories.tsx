import { CODE_MAX_BYTES } from '@console/api/scrape-code/rules';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { buildScrape } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  editor,
  editorMeta,
  enabled,
  lines,
  save,
  sent,
  typeCode,
} from '../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from './CodeEditorPage.tsx';

// Long comments, because parsing and comparing as much code takes seconds.
const line = `// ${'$page = fetch(); '.repeat(24)}\n`;
/** As large as a code may be, less the few characters that are typed. */
const megabyte = `<?php\n${line.repeat(Math.floor((CODE_MAX_BYTES - 100) / line.length))}`;
const oneLine = `<?php $jobs = '${'x'.repeat(200 * 1024)}';\n`;
const full = `<?php\n${'/'.repeat(CODE_MAX_BYTES - 7)}\n`;

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Large code',
  parameters: {
    ...editorMeta.parameters,
    inFront: [
      ...lookupHandlers(),
      ...scrapeHandlers([
        buildScrape({ id: 61, name: 'A megabyte', spider_code: megabyte }),
        buildScrape({ id: 62, name: 'One line', spider_code: oneLine }),
        buildScrape({ id: 63, name: 'Full', spider_code: full }),
      ]),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

/** It is shown, typed in and saved with nothing lost. */
const isSaved =
  (code: string): Story['play'] =>
  async () => {
    await editor('Spider Code');
    await typeCode('#');
    await waitFor(() => expect(lines()).toMatch(/^#<\?php/));
    await save();
    await expect(await screen.findByText('Spider has been saved.')).toBeVisible();
    const saved = sent.mock.calls.map(([, , body]) => body as { spider_code: string });
    // Not compared by `toEqual`, which would print two megabytes.
    await expect(saved.map(({ spider_code }) => spider_code === `#${code}`)).toEqual([true]);
  };

export const OneLongLine: Story = {
  parameters: { address: '/scrapes/62/spider' },
  play: isSaved(oneLine),
};

export const OneMegabyte: Story = {
  parameters: { address: '/scrapes/61/spider' },
  play: isSaved(megabyte),
};

/** More than the server takes is not sent, and stays in the editor. */
export const TooLarge: Story = {
  parameters: { address: '/scrapes/63/spider' },
  play: async () => {
    await editor('Spider Code');
    await typeCode('#');
    const dialog = await save();
    await expect(
      await dialog.findByText(/^Not saved: .*1,048,577 bytes of at most 1,048,576/),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(lines()).toMatch(/^#<\?php/);
    await enabled('Save Spider Code');
  },
};
