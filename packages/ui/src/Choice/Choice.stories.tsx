import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Choice } from './Choice.tsx';

const meta: Meta<typeof Choice<'all' | 'few'>> = {
  component: Choice<'all' | 'few'>,
  args: {
    label: 'How many',
    choices: [
      { value: 'all', label: 'All (12)' },
      { value: 'few', label: 'Few (3)' },
    ],
    current: 'all',
    onChange: fn(),
  },
};
export default meta;

export const OneOfTwo: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'How many' })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All (12)');
    await userEvent.click(canvas.getByRole('button', { name: 'Few (3)' }));
    await expect(args.onChange).toHaveBeenCalledWith('few');
  },
};
