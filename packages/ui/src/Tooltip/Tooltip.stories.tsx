import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tooltip } from './Tooltip.tsx';

const tags = ['Fortune 500', 'NASDAQ', 'Semiconductors', 'Remote', 'Hardware'];

const meta = {
  component: Tooltip,
  args: {
    content: tags.map((tag) => <div key={tag}>{tag}</div>),
    children: <button type="button">Fortune 500, NASDAQ, Semiconductors +2</button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 120 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderThePointer: Story = {
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    for (const tag of tags) await expect(tooltip).toHaveTextContent(tag);
  },
};

export const PointerMovedAway: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(tags.join(' '));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
  },
};

export const InANarrowCell: Story = {
  args: { side: 'right' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 90, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBeGreaterThan(90);
  },
};
