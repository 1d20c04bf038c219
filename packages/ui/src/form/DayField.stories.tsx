import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DayField } from './DayField.tsx';

const meta: Meta<typeof DayField> = {
  component: DayField,
  args: {
    label: 'Until',
    name: 'until',
    value: '',
    onChange: fn(),
    min: '2026-11-22',
    presets: [
      { label: 'Tomorrow', day: '2026-11-22' },
      { label: '1 week', day: '2026-11-28' },
    ],
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DayField
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day);
          args.onChange(day);
        }}
      />
    );
  },
};
export default meta;

type Story = StoryObj<typeof DayField>;

export const Empty: Story = {
  args: { required: true, help: 'From the start of that day.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Until');
    await expect(field).toHaveAccessibleDescription('From the start of that day.');
    await expect(field).toHaveAttribute('min', '2026-11-22');
    const week = canvas.getByRole('button', { name: '1 week' });
    await expect(week).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(week);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await expect(field).toHaveValue('2026-11-28');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Until'), '2027-02-03');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-03');
  },
};

export const Invalid: Story = {
  args: { value: '2026-11-20', error: 'Date must be in the future' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAccessibleDescription(
      'Date must be in the future',
    );
    await expect(canvas.getByLabelText('Until')).toBeInvalid();
  },
};

export const LockedWithReason: Story = {
  args: { value: '2026-11-28', disabledReason: 'The row is closed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Until')).toHaveAccessibleDescription('The row is closed.');
    await expect(canvas.getByLabelText('Until')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
