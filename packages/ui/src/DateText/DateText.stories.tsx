import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DateText } from './DateText.tsx';

const meta = { component: DateText, args: { at: 1_795_270_500 } } satisfies Meta<typeof DateText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {
  parameters: { covers: ['A-CON-007', 'B-CON-018'] },
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByText(/^\d{2}\/\d{2}\/2026$/);
    await userEvent.hover(date);
    await waitFor(() =>
      expect(date).toHaveAttribute(
        'title',
        expect.stringMatching(/^\d{2}\/\d{2}\/2026 \d{2}:\d{2}:\d{2} \S+$/),
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
