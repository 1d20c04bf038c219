import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SuggestField } from './SuggestField.tsx';

function Example(props: ComponentProps<typeof SuggestField>) {
  const [value, setValue] = useState(props.value);
  return <SuggestField {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SuggestField> = {
  component: SuggestField,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Entity',
    name: 'entity',
    value: '',
    onChange: fn(),
    onTake: fn(),
    suggestions: [
      { value: '1', label: 'Acme', detail: 'https://acme.example' },
      { value: '2', label: 'Bygone', disabledReason: 'The entity is archived.' },
      { value: '3', label: 'Crown' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Entity' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'a');
    await expect(await screen.findByRole('option', { name: /^Acme/ })).toBeVisible();
    await expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onTake).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('c{Enter}');
    await expect(args.onTake).toHaveBeenLastCalledWith('1');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
  },
};

/** The text is an answer of its own: Enter leaves it as it is until an arrow has chosen. */
export const FreeText: Story = {
  args: { isFreeText: true },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Entity' }), 'a{Enter}');
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onTake).toHaveBeenCalledWith('1');
  },
};

export const ClosedByEscape: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Entity' }), 'a');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Entity' }), 'a');
    await userEvent.click(await screen.findByRole('option', { name: /Bygone/ }));
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: /^Acme/ }));
    await expect(args.onTake).toHaveBeenCalledWith('1');
  },
};

export const LockedWithReason: Story = {
  args: { value: 'Acme', disabledReason: 'The entity is fixed.' },
  play: async () => {
    const field = screen.getByRole('combobox', { name: 'Entity' });
    await expect(field).toHaveAccessibleDescription('The entity is fixed.');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('Acme');
  },
};
