import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioField } from './RadioField.tsx';

const meta = {
  component: RadioField,
  args: {
    label: 'Priority',
    name: 'priority',
    value: '3',
    onChange: fn(),
    options: [
      { value: '1', label: 'Now' },
      { value: '2', label: 'High' },
      { value: '3', label: 'Average' },
    ],
  },
} satisfies Meta<typeof RadioField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Priority' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Average' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Now' }));
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};

/** The numbers are visible only: the accessible names do not include them. */
export const Numbered: Story = {
  args: { numbered: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeVisible();
    await expect(
      [...canvasElement.querySelectorAll('kbd')].map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3']);
  },
};

/** In a dialog a press on a label moves the focus to the dialog: the field has not been left. */
export const PressOnALabel: Story = {
  args: { value: '', onBlur: fn() },
  render: (args) => (
    <section aria-label="Change" tabIndex={-1}>
      <RadioField {...args} />
      <button>Save</button>
    </section>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Now' }).focus();
    canvas.getByRole('region', { name: 'Change' }).focus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('High'));
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(args.onBlur).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Save' }).focus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { value: '', required: true, error: 'Choose a priority.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a priority.');
  },
};

export const LockedWithReason: Story = {
  args: { disabledReason: 'The request is closed.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Now' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'The request is closed.',
    );
  },
};

/** One that cannot be chosen says why. */
export const OneOptionLocked: Story = {
  args: {
    value: '',
    options: [
      { value: '1', label: 'Now', disabledReason: 'The present priority' },
      { value: '2', label: 'High' },
    ],
  },
  play: async ({ args, canvas }) => {
    const now = canvas.getByRole('radio', { name: 'Now' });
    await expect(now).toHaveAccessibleDescription('The present priority');
    await userEvent.click(now);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'High' }));
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};
