import { RICH_NOTE } from '@console/mocks/notes/fixtures';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { NoteCell } from './NoteCell.tsx';

const meta: Meta<typeof NoteCell> = {
  title: 'parts/NoteCell',
  component: NoteCell,
  args: { note: { content: RICH_NOTE } },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The note in the cell. Its tooltip has the text once more. */
const noteIn = (canvasElement: HTMLElement) =>
  existing(canvasElement.querySelector<HTMLElement>('[tabindex="0"]'));

/** One line in the cell; the tooltip has the whole note. */
export const FormattedNote: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(noteIn(canvasElement)).toHaveTextContent('career page'));
    const cell = noteIn(canvasElement);
    await expect(cell).toBeVisible();
    await expect(cell.getBoundingClientRect().height).toBeLessThanOrEqual(20);
    cell.focus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveTextContent('We are hiring!'));
    await waitFor(() => expect(tooltip.querySelector('strong')).toHaveTextContent('career page'));
  },
};

export const HostileText: Story = {
  args: {
    note: {
      content:
        '<p>Before <img src="x" onerror="window.attacked = true"><script>window.attacked = true</script>after</p>',
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(noteIn(canvasElement)).toHaveTextContent('Before after'));
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect('attacked' in window).toBe(false);
  },
};

export const NoNote: Story = {
  args: { note: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
  },
};
