import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { label: 'Search Entities', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search Entities' })).toHaveAttribute(
      'placeholder',
      'Search Entities',
    );
  },
};

export const Typed: Story = {
  args: { delayMs: 20 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nvidia', { delay: null });
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('nvidia'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const SearchedByEnter: Story = {
  args: { delayMs: 1_000_000 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'acme{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('acme');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

function Remembered() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search Entities" value={value} onSearch={setValue} delayMs={20} />
      <output>{value}</output>
    </>
  );
}

export const BlankBetweenTwoWords: Story = {
  render: () => <Remembered />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'star ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('star'));
    await expect(box).toHaveValue('star ');
    await userEvent.type(box, 'bucks');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('star bucks'));
  },
};

export const TabPasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('Acme\tCorp ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('Acme Corp');
  },
};

function Outside() {
  const [value, setValue] = useState('nvidia');
  return (
    <>
      <SearchBox label="Search Entities" value={value} onSearch={setValue} />
      <button type="button" onClick={() => setValue('')}>
        Clear
      </button>
    </>
  );
}

export const ChangedElsewhere: Story = {
  render: () => <Outside />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('nvidia');
    await userEvent.type(box, ' corp');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
  },
};

/** Right-to-left text does not run over the search icon. */
export const RightToLeft: Story = {
  args: { value: 'شركة تبحث عن موظفين في مدن كثيرة حول العالم' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await expect(getComputedStyle(box).direction).toBe('rtl');
    const glass = box.previousElementSibling?.getBoundingClientRect();
    await expect(
      box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft),
    ).toBeGreaterThanOrEqual(glass?.right ?? Infinity);
  },
};
