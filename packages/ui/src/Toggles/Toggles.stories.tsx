import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toggles } from './Toggles.tsx';

const meta: Meta<typeof Toggles<'large' | 'late'>> = {
  component: Toggles<'large' | 'late'>,
  args: {
    label: 'Which',
    toggles: [
      { name: 'large', label: 'Large', count: 1234, on: true },
      { name: 'late', label: 'Late', on: false },
    ],
    onToggle: fn(),
  },
};
export default meta;

export const OneOn: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Which' })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Large 1,234');
    await userEvent.click(canvas.getByRole('button', { name: 'Late' }));
    await expect(args.onToggle).toHaveBeenCalledWith('late');
    await userEvent.click(canvas.getByRole('button', { name: 'Large 1,234' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('large');
  },
};
