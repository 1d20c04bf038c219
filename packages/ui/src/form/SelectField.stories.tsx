import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = {
  component: SelectField,
  args: {
    label: 'Reason',
    name: 'reason',
    value: '',
    onChange: fn(),
    options: [
      { value: '10', label: 'Out of business' },
      { value: '9', label: 'Acquired' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Reason' });
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['–', 'Out of business', 'Acquired']);
    await userEvent.selectOptions(select, 'Acquired');
    await expect(args.onChange).toHaveBeenCalledWith('9');
  },
};

export const RequiredAndChosen: Story = {
  args: { required: true, value: '9' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('combobox')).toBeRequired();
  },
};

export const Invalid: Story = { args: { required: true, error: 'Choose a reason.' } };

export const LockedWithReason: Story = {
  args: { value: '9', disabledReason: 'Your role may not change it.' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Reason' });
    await expect(select).toHaveAccessibleDescription('Your role may not change it.');
    await userEvent.selectOptions(select, 'Out of business');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(select).toHaveValue('9');
  },
};

export const AllChosen: Story = {
  args: { options: { open: 'Open', closed: 'Closed' }, emptyLabel: 'All' },
};
