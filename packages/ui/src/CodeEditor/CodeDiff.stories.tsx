import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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

const side = async (name: string) => screen.findByRole('textbox', { name }, { timeout: 15_000 });

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
