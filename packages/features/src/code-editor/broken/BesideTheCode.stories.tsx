import { acmeWorkday, buildScrape, NOW } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { buildError } from '@console/mocks/scrapes/scrapeStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { button, editor, editorMeta } from '../../../../../.storybook/play/codeEditor.tsx';
import { CodeEditorPage } from '../CodeEditorPage.tsx';

const code = `<?php\n${'$line;\n'.repeat(12)}`;
const broken = { broken_since: NOW - 5 * 24 * 3600, spider_code: code, parser_code: code };
const scrapes = [
  acmeWorkday,
  buildScrape({ ...broken, id: 41, name: 'Broken' }),
  buildScrape({ ...broken, id: 42, name: 'Broken combo', is_combo: true }),
  buildScrape({ ...broken, id: 43, name: 'Shortened', parser_code: '<?php\n' }),
];
const errors = scrapes.map((scrape, index) =>
  buildError(
    index + 1,
    { log_message: 'Uncaught Error in parser.php:9', log_date_time: NOW - 3600 },
    scrape,
  ),
);

const meta: Meta<typeof CodeEditorPage> = {
  ...editorMeta,
  title: 'features/code-editor/Beside the code',
  parameters: { ...editorMeta.parameters, inFront: scrapeHandlers(scrapes, { errors }) },
};
export default meta;
type Story = StoryObj<typeof CodeEditorPage>;

const cards = () => screen.findByRole('region', { name: 'Errors' });
const configuration = () => screen.getByRole('heading', { name: 'Configuration' });
const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const lineButton = async () => within(await cards()).findByRole('button', { name: 'Line 9' });
const lineOfTheCursor = () => document.querySelector('.active-line-number')?.textContent;
const cursorIsIn = (line: string) => waitFor(() => expect(lineOfTheCursor()).toBe(line));

/** An error of the other script leads there once. */
export const LineOfAnError: Story = {
  parameters: { address: '/scrapes/41/spider' },
  play: async ({ step }) => {
    await editor('Spider Code');
    await step('what is broken stands before the configuration', async () => {
      await expect(isBefore(await cards(), configuration())).toBe(true);
    });
    await step('the button leads to the script and the line that the error names', async () => {
      await userEvent.click(await lineButton());
      await expect(address()).toBe('/scrapes/41/parser/code');
      await waitFor(async () => expect(await editor('Parser Code')).toHaveFocus());
      await cursorIsIn('9');
    });
    await step('afterwards the cursor stays where it was put', async () => {
      fireEvent.keyDown(await editor('Parser Code'), { key: 'Home', keyCode: 36, ctrlKey: true });
      await cursorIsIn('1');
      await userEvent.click(button('View Spider'));
      await editor('Spider Code');
      await userEvent.click(button('View Parser'));
      await editor('Parser Code');
      await expect(button('View Spider')).toHaveFocus();
      await expect(lineOfTheCursor()).toBe('1');
    });
    await step('the button leads there again', async () => {
      await userEvent.click(await lineButton());
      await cursorIsIn('9');
    });
  },
};

/** A combo has one script, whatever file the error names. */
export const LineOfACombo: Story = {
  parameters: { address: '/scrapes/42/combo' },
  play: async () => {
    await editor('Combo Code');
    await userEvent.click(await lineButton());
    await waitFor(async () => expect(await editor('Combo Code')).toHaveFocus());
    await cursorIsIn('9');
    await expect(address()).toBe('/scrapes/42/combo');
  },
};

/** The code has become shorter since the error. */
export const LineThatIsGone: Story = {
  parameters: { address: '/scrapes/43/parser' },
  play: async () => {
    await editor('Parser Code');
    const line = await lineButton();
    await userEvent.hover(line);
    await waitFor(() =>
      expect(line).toHaveAccessibleDescription('The code has no such line any more.'),
    );
  },
};

export const Healthy: Story = {
  play: async () => {
    await editor('Spider Code');
    await expect(isBefore(configuration(), await cards())).toBe(true);
  },
};
