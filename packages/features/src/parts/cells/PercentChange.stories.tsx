import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PercentChange } from './PercentChange.tsx';

const meta: Meta<typeof PercentChange> = {
  title: 'parts/PercentChange',
  component: PercentChange,
};
export default meta;
type Story = StoryObj<typeof meta>;

const reads = (change: number | null, text: string): Story => ({
  args: { change },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain(text);
  },
});

export const Fewer = reads(-23.456, '▼ −23.46%');
export const More = reads(12.5, '▲ +12.50%');
export const Same = reads(0, '0.00%');
export const Unknown = reads(null, '–');
