import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountChange, PercentChange } from './PercentChange.tsx';

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

/** A change in jobs instead: the sign says it without the colour. */
export const InJobs: Story = {
  args: { change: null },
  parameters: { covers: ['H-IMP-002'] },
  render: () => (
    <ul>
      {[1234, -56, -24.5, 0, null].map((change) => (
        <li key={change}>
          <CountChange change={change} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '+1,234',
      '−56',
      '−24.5',
      '0',
      '–',
    ]);
  },
};
