import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Entity Info', children: <p>Acme, EID 4711</p> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { count: 1204, action: <Button size="sm">Edit</Button> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Entity Info' });
    await expect(card).toHaveTextContent('1,204');
    await expect(card).not.toHaveAttribute('aria-busy');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Entity Info' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = { args: { title: 'Scrapes', count: 0, children: <EmptyState title="This entity has no scrapes.">Add Scrape makes one.</EmptyState> } };
