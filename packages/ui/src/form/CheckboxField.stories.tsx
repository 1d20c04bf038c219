import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  component: CheckboxField,
  args: { label: 'No Website', name: 'no_website', value: false, onChange: fn() },
} satisfies Meta<typeof CheckboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('No Website'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = {
  args: { value: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const LockedWithReason: Story = {
  args: {
    label: 'Can not scrape employer',
    value: true,
    disabledReason: 'It stays on while No Website is on.',
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Can not scrape employer' });
    await userEvent.click(box);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAccessibleDescription('It stays on while No Website is on.');
  },
};

export const Invalid: Story = { args: { error: 'Confirm this first.' } };
