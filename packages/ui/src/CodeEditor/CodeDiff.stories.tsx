import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CodeDiff } from './CodeDiff.tsx';
import { DEFAULT_EDITOR_THEME } from './editorThemes.ts';

const before = '<?php\n$pages = 3;\n$base = fetch($url);\n';
const after = '<?php\n$pages = 30;\n$base = fetch($url);\nclean($base);\n';

const meta: Meta<typeof CodeDiff> = {
  component: CodeDiff,
  args: {
    left: { label: '1 - 05/20/2024 J. Smith', text: before },
    right: { label: '2 - 05/21/2024 J. Smith (Last Saved)', text: after },
    theme: DEFAULT_EDITOR_THEME,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900, blockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

const side = async (name: string) => screen.findByRole('textbox', { name });

export const Different: Story = {
  play: async () => {
    await side('1 - 05/20/2024 J. Smith');
    await side('2 - 05/21/2024 J. Smith (Last Saved)');
    await waitFor(() =>
      expect(document.querySelectorAll('.line-insert').length).toBeGreaterThanOrEqual(2),
    );
    await expect(document.querySelectorAll('.line-delete')).toHaveLength(1);
    await expect(screen.queryByText('The two texts are the same.')).not.toBeInTheDocument();
  },
};

export const Same: Story = {
  args: { right: { label: 'Unsaved code', text: before } },
  play: async () => {
    await expect(screen.getByText('The two texts are the same.')).toBeVisible();
    await side('Unsaved code');
  },
};

/** Two texts that look alike: what cannot be seen is marked and named. */
export const InvisibleCharacters: Story = {
  args: { right: { label: 'Unsaved code', text: before.replace('$url', '\u00A0$url\u200B') } },
  play: async () => {
    await side('Unsaved code');
    const marked = (name: string) =>
      [...document.querySelectorAll(`.${name} [class*="_invisible_"]`)].map(
        ({ textContent }) => textContent,
      );
    await waitFor(() =>
      expect(marked('modified')).toEqual(['U+00A0', '\u00A0', 'U+200B', '\u200B']),
    );
    await expect(marked('original')).toEqual([]);
  },
};

const long = `$a = '${'x'.repeat(12_000)}';\n`;

/** The element of each side holds the lines around the cursor for a screen reader. */
export const ReadAloud: Story = {
  args: {
    left: { label: 'Saved code', text: before + long },
    right: { label: 'Unsaved code', text: after + long },
  },
  play: async () => {
    const right = await side('Unsaved code');
    right.focus();
    await waitFor(() => expect(right).toHaveTextContent(/^<\?php \$pages = 30; .* \$a = 'x+$/));
    const left = await side('Saved code');
    left.focus();
    await waitFor(() => expect(left).toHaveTextContent(/^<\?php \$pages = 3; /));
    // Nothing is wrapped: five and six lines.
    await waitFor(() => expect(document.querySelectorAll('.view-line')).toHaveLength(11));
  },
};

const lines = (last: string) => `<?php\n${'step();\n'.repeat(400)}${last}\n`;

/** Each comparison begins at the first difference, also when the worker that compares is running. */
export const FirstDifferenceInSight: Story = {
  args: {
    left: { label: 'Saved code', text: lines('$end = 1;') },
    right: { label: 'Unsaved code', text: lines('$end = 2;') },
  },
  render: function Again(args) {
    const [opened, setOpened] = useState(0);
    return (
      <>
        <Button onClick={() => setOpened(opened + 1)}>Open again</Button>
        <CodeDiff key={opened} {...args} />
      </>
    );
  },
  play: async () => {
    const shown = () => document.querySelector('.modified .view-lines');
    const atTheEnd = (before: Element | null) =>
      waitFor(async () => {
        await expect(shown()).not.toBe(before);
        await expect(shown()).toHaveTextContent('$end = 2');
      });
    await side('Unsaved code');
    await atTheEnd(null);
    for (let times = 0; times < 4; times += 1) {
      const before = shown();
      await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
      await atTheEnd(before);
    }
  },
};
