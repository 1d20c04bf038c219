import type { Meta, StoryObj } from '@storybook/react-vite';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();
const archive = fn();

const meta = {
  component: Menu,
  args: {
    label: 'Actions for Acme',
    items: [
      { id: 'edit', label: 'Edit', icon: <Pencil />, onSelect: edit },
      {
        id: 'scrape',
        label: 'Add Scrape',
        disabledReason: 'The entity is archived.',
        onSelect: fn(),
      },
      { kind: 'separator' },
      { id: 'archive', label: 'Archive', icon: <Archive />, tone: 'danger', onSelect: archive },
    ],
  },
  beforeEach: () => {
    edit.mockClear();
    archive.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Acme' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu', { name: 'Actions for Acme' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  },
};

export const ChosenByMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Acme' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(archive).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Acme' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('menuitem', { name: 'Archive' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{End}{Home}a');
    await expect(screen.getByRole('menuitem', { name: 'Add Scrape' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledOnce();
  },
};

export const ItemLockedWithReason: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Acme' }));
    const item = await screen.findByRole('menuitem', { name: 'Add Scrape' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('The entity is archived.');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const ClosedByAPressElsewhere: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Elsewhere</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Acme' }));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByText('Elsewhere'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const WordOnTheButton: Story = {
  args: { label: 'Entity', children: 'Actions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entity Actions' })).toBeVisible();
  },
};

export const OpenedByAnAvatar: Story = {
  args: {
    label: 'User menu',
    children: <Avatar text="Ad" name="Ada King" detail="Administrator" />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu Ada King Administrator' }));
    await expect(await screen.findByRole('menu', { name: 'User menu' })).toBeVisible();
  },
};
