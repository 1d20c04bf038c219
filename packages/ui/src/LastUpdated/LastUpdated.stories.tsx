import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LastUpdated } from './LastUpdated.tsx';

const meta = { component: LastUpdated, args: { at: 1_795_270_500 } } satisfies Meta<
  typeof LastUpdated
>;
export default meta;

export const DayAndTime: StoryObj<typeof meta> = {
  parameters: { covers: ['A-SHL-031'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Last Updated/)).toHaveTextContent(
      /^Last Updated \d{2}\/\d{2}\/2026 \d{2}:\d{2} \S+$/,
    );
  },
};
