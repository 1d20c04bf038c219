import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx';

type Props = ComponentProps<typeof CommandPalette>;

const GROUPS: readonly PaletteGroup[] = [
  {
    label: 'Fruit',
    options: [
      { id: 'apple', label: 'Apple', marks: [[0, 2]], detail: 'Red or green' },
      { id: 'pineapple', label: 'Pineapple', marks: [[4, 6]] },
      {
        id: 'grape',
        label: 'Grape',
        marks: [
          [2, 3],
          [3, 4],
        ],
      },
    ],
  },
  { label: 'Nothing here', options: [] },
  {
    label: 'Numbers',
    options: Array.from({ length: 20 }, (_, at) => ({
      id: `n${at}`,
      label: `Number ${at}`,
      aside: at === 0 ? <kbd>g n</kbd> : undefined,
    })),
  },
];

function Example({ onClose, onTextChange, ...props }: Props) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(props.text);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <CommandPalette
          {...props}
          text={text}
          onTextChange={(next) => {
            setText(next);
            onTextChange(next);
          }}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    label: 'Search or jump',
    placeholder: 'Name',
    text: '',
    onTextChange: fn(),
    groups: GROUPS,
    onChoose: fn(),
    onClose: fn(),
    children: <output>23 results</output>,
  },
  render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('combobox', { name: 'Search or jump' });
};
/** The option that the field points at. */
const active = () => {
  const field = screen.getByRole('combobox');
  const option = screen
    .getAllByRole('option')
    .find(({ id }) => id === field.getAttribute('aria-activedescendant'));
  return option?.textContent;
};

export const ChosenByKeyboard: Story = {
  parameters: { covers: ['H-PAL-011'] },
  play: async ({ args }) => {
    const field = await open();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toBe('Apple Red or green');
    const steps = [
      ['{ArrowUp}', 'Apple Red or green'],
      ['{ArrowDown}', 'Pineapple'],
      ['{PageDown}', 'Number 6'],
      ['{PageUp}{PageUp}', 'Apple Red or green'],
      ['{End}', 'Number 19'],
      ['{ArrowDown}', 'Number 19'],
      ['{Home}', 'Apple Red or green'],
      ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Number 0 g n'],
    ] as const;
    for (const [keys, option] of steps) {
      await userEvent.keyboard(keys);
      await expect(active()).toBe(option);
    }
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Number 0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('n0', false);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('n0', true);
    await expect(field).toHaveFocus();
  },
};

/**
 * The letters of a text with Shift are selected, and the first option is the active one of each
 * text.
 */
export const Typed: Story = {
  play: async ({ args }) => {
    const field = await open();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('ap');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('ap');
    await expect(field).toHaveValue('ap');
    await expect(active()).toBe('Apple Red or green');
    await userEvent.keyboard('{Shift>}{Home}{/Shift}x');
    await expect(field).toHaveValue('xap');
  },
};

export const MarkedLetters: Story = {
  parameters: { covers: ['H-PAL-006'] },
  play: async () => {
    await open();
    const marked = (name: string) =>
      [...screen.getByRole('option', { name }).querySelectorAll('mark')].map(
        ({ textContent }) => textContent,
      );
    await expect(marked('Apple Red or green')).toEqual(['Ap']);
    await expect(marked('Pineapple')).toEqual(['ap']);
    await expect(marked('Grape')).toEqual(['a', 'p']);
  },
};

export const TwoGroups: Story = {
  play: async () => {
    await open();
    const list = within(screen.getByRole('listbox', { name: 'Search or jump' }));
    await expect(list.getAllByRole('group')).toHaveLength(2);
    await expect(
      within(list.getByRole('group', { name: 'Fruit' })).getAllByRole('option'),
    ).toHaveLength(3);
  },
};

export const ChosenByPointer: Story = {
  parameters: { covers: ['H-PAL-011'] },
  play: async ({ args }) => {
    const field = await open();
    const option = screen.getByRole('option', { name: 'Pineapple' });
    await userEvent.click(option);
    await expect(args.onChoose).toHaveBeenLastCalledWith('pineapple', false);
    await expect(field).toHaveFocus();
    await userEvent.pointer({ keys: '[MouseMiddle]', target: option });
    await expect(args.onChoose).toHaveBeenLastCalledWith('pineapple', true);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: 'Grape' }));
    await user.keyboard('{/Control}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('grape', true);
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
  },
};

export const Closed: Story = {
  parameters: { covers: ['H-PAL-011'] },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Enter chooses nothing while there is nothing. */
export const NothingFound: Story = {
  args: { groups: [], children: <output>No results.</output> },
  play: async ({ args }) => {
    const field = await open();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('No results.');
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** It stays inside its window, and nothing of it is markup. */
export const LongAndHostileNames: Story = {
  args: {
    groups: [
      {
        label: 'Names',
        options: [
          { id: 'long', label: 'Donaudampfschifffahrt'.repeat(40), detail: 'x'.repeat(1000) },
          { id: 'markup', label: '<img src=x onerror=alert(1)>', marks: [[1, 4]] },
          { id: 'rtl', label: 'شركة الاتصالات (STC)', detail: 'סודהסטרים בע״מ' },
        ],
      },
    ],
  },
  play: async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    for (const option of screen.getAllByRole('option'))
      await expect(option.getBoundingClientRect().right).toBeLessThan(
        dialog.getBoundingClientRect().right,
      );
    await expect(
      screen.getByRole('option', { name: '<img src=x onerror=alert(1)>' }),
    ).toBeVisible();
    await expect(dialog.querySelector('img')).toBeNull();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await open();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};
