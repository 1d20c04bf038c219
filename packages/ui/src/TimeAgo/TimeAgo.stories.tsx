import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TimeAgo } from './TimeAgo.tsx';

const at = 1_795_239_600;
const meta = {
  component: TimeAgo,
  args: { at, now: at + 3 * 86_400 + 60 },
} satisfies Meta<typeof TimeAgo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDaysAgo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const ago = canvas.getByText('3 days ago');
    await expect(ago).toHaveAttribute('dateTime', new Date((args.at ?? 0) * 1000).toISOString());
    await userEvent.hover(ago);
    await waitFor(() =>
      expect(ago).toHaveAttribute(
        'title',
        expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2} \S+$/),
      ),
    );
  },
};

export const NoDate: Story = {
  args: { at: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('–');
  },
};
