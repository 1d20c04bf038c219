import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

function Stateful({ value: start, onChange, ...rest }: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(start);
  return (
    <TextField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: 'Website', name: 'website', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Stateful {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: 'With or without https://' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' });
    await expect(field).toHaveAccessibleDescription('With or without https://');
    await userEvent.type(field, 'acme.example');
    await expect(args.onChange).toHaveBeenLastCalledWith('acme.example');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Website')).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { value: 'not a website', error: 'Enter a website.', help: 'With or without https://' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a website.');
    await expect(canvas.queryByText('With or without https://')).not.toBeInTheDocument();
  },
};

export const LockedWithReason: Story = {
  args: { value: 'acme.example', disabledReason: 'No Website is on.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Website' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('No Website is on.');
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NumberTyped: Story = {
  args: { label: 'Tier', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tier' }), '2x');
    await expect(canvas.getByRole('textbox', { name: 'Tier' })).toHaveValue('2x');
  },
};

export const ManyLines: Story = { args: { label: 'Comment', lines: 4 } };
export const Day: Story = { args: { label: 'Snooze until', type: 'date' } };
