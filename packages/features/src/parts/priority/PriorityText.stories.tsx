import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PriorityText } from './PriorityText.tsx';

const meta: Meta<typeof PriorityText> = {
  title: 'parts/PriorityText',
  component: PriorityText,
  args: { value: 4 },
};
export default meta;
type Story = StoryObj<typeof PriorityText>;

export const OneOfFive: Story = {
  parameters: { covers: ['B-CON-014'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('4 Low')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Not in hurry, but don not wait more then 48 hours.',
    );
  },
};

export const AnAverage: Story = {
  args: { value: 2.5 },
  play: async ({ canvas }) => expect(canvas.getByText('2.5 (High to Average)')).toBeVisible(),
};
export const NoPriority: Story = {
  args: { value: null },
  play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible(),
};
