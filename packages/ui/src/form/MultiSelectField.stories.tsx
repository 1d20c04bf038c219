import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';

const options = [
  'NASDAQ',
  'NYSE',
  'Fortune 500',
  'Semiconductors',
  'Software & Services',
  '<b>markup</b>',
].map((label, index) => ({ value: String(90 - index), label }));

function Stateful({ value: start, onChange, ...rest }: ComponentProps<typeof MultiSelectField>) {
  const [value, setValue] = useState(start);
  return (
    <MultiSelectField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof MultiSelectField> = {
  component: MultiSelectField,
  args: { label: 'Tags', name: 'tags', value: [], options, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 288, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(box);
    await expect(
      (await screen.findAllByRole('option')).map((option) => option.textContent),
    ).toEqual(options.map(({ label }) => label));
  },
};

const onClose = fn<() => void>();
/** The keys of an input method take its suggestion: no option, no chip, no dialog. */
export const TypedWithAnInputMethod: Story = {
  args: { value: ['90'] },
  render: (args) => (
    <FormDialog title="Add Tag" dirty={false} onClose={onClose} onSubmit={onClose}>
      <Stateful {...args} />
    </FormDialog>
  ),
  play: async ({ args }) => {
    const box = await screen.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(box, 'ny');
    await screen.findByRole('option', { name: 'NYSE' });
    for (const key of ['ArrowDown', 'Enter', 'Backspace', 'Escape'])
      fireEvent.keyDown(box, { key, isComposing: true, keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('option', { name: 'NYSE' })).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const ChosenByMouse: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: 'NYSE' }));
    await userEvent.click(screen.getByRole('option', { name: 'Fortune 500' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['89', '88']);
    await expect(screen.getByRole('option', { name: 'NYSE' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove NYSE' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['88']);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['89']);
    await userEvent.keyboard('soft{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['89', '86']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['89']);
  },
};

/** A choice ends the search: the next letters begin a new one, and Backspace has no text to remove. */
export const ChosenByTyping: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(box, 'soft{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['86']);
    await expect(box).toHaveValue('');
    await expect(screen.getAllByRole('option')).toHaveLength(options.length);
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Software & Services' }).id,
    );
    await userEvent.keyboard('nys');
    await userEvent.click(screen.getByRole('option', { name: 'NYSE' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['86', '89']);
    await expect(box).toHaveValue('');
  },
};

/** A held Backspace removes the text and stops there. A new press removes the last choice. */
export const BackspaceHeld: Story = {
  args: { value: ['90', '89'] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(box, 's');
    await fireEvent.keyDown(box, { key: 'Backspace' });
    await fireEvent.change(box, { target: { value: '' } });
    await fireEvent.keyDown(box, { key: 'Backspace', repeat: true });
    await fireEvent.keyDown(box, { key: 'Backspace', repeat: true });
    await fireEvent.keyUp(box, { key: 'Backspace' });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(box, { key: 'Backspace' });
    await expect(args.onChange).toHaveBeenLastCalledWith(['90']);
    await fireEvent.keyDown(box, { key: 'Backspace', repeat: true });
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'zzz{Enter}');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ListClosedInADialog: Story = {
  tags: ['!autodocs'], // its dialog would cover the docs page
  decorators: [
    (Story) => (
      <FormDialog
        title="Edit Tags"
        submit={{ label: 'Save', pending: false }}
        dirty={false}
        onSubmit={fn()}
        onClose={fn()}
      >
        <Story />
      </FormDialog>
    ),
  ],
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Edit Tags' })).toBeVisible();
  },
};

const many = Array.from({ length: 30 }, (_, index) => ({
  value: String(index),
  label: `Person ${index}`,
}));

/** The open list stands clear of the buttons of its dialog, also when chips move them. */
export const ListInADialog: Story = {
  tags: ['!autodocs'],
  args: { options: many },
  decorators: ListClosedInADialog.decorators,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tags' }));
    const box = dialog.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    const isClear = async () => {
      const { top, bottom, height } = list.getBoundingClientRect();
      await expect(height).toBeGreaterThan(100);
      for (const name of ['Cancel', 'Save']) {
        const button = dialog.getByRole('button', { name }).getBoundingClientRect();
        await expect(bottom <= button.top || top >= button.bottom).toBe(true);
      }
      const field = box.getBoundingClientRect();
      await expect(bottom <= field.top || top >= field.bottom).toBe(true);
    };
    await waitFor(isClear);
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(dialog.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    await waitFor(isClear);
  },
};

/** In a low window the open list is as high as the room below the field, and scrolls. */
export const ListInALowWindow: Story = {
  args: { options: many },
  parameters: {
    viewport: {
      options: { low: { name: '240 px high', styles: { width: '640px', height: '240px' } } },
    },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(box);
    const list = (await screen.findByRole('listbox')).getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(box.getBoundingClientRect().bottom);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/**
 * Disabled options cannot be chosen by mouse or Enter; a chosen one can still be removed by its
 * chip.
 */
export const LockedOptions: Story = {
  args: {
    value: ['90'],
    options: options.map((option) => ({ ...option, disabled: option.value === '90' })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    const taken = await screen.findByRole('option', { name: 'NASDAQ' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: 'NYSE' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(taken);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['90', '89']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove NASDAQ' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['89']);
  },
};

export const Chosen: Story = { args: { value: ['90', '87', '85'], help: 'At most one exchange.' } };
export const Invalid: Story = { args: { required: true, error: 'Choose at least one.' } };

export const LockedWithReason: Story = {
  args: { value: ['90'], disabledReason: 'Your role may not change tags.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove NASDAQ' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
