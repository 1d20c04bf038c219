import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Entity Info', children: <p>Acme, EID 4711</p> },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CountAndButton: Story = {
  args: { count: 1204, action: <Button size="sm">Edit</Button> },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Entity Info' });
    await expect(card).toHaveTextContent('1,204');
    await expect(card).not.toHaveAttribute('aria-busy');
  },
};

export const Loading: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Entity Info' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

function Closing() {
  const [open, setOpen] = useState(true);
  return (
    <Card title="Scrape Info: Acme Workday" toggle={{ open, onToggle: () => setOpen(!open) }}>
      <p>SID 812</p>
    </Card>
  );
}

export const OpensAndCloses: Story = {
  render: () => <Closing />,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Scrape Info: Acme Workday' });
    const button = canvas.getByRole('button', {
      name: 'Scrape Info: Acme Workday',
      expanded: true,
    });
    await expect(card).toHaveTextContent('SID 812');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(card).not.toHaveTextContent('SID 812');
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveTextContent('SID 812');
  },
};

export const Empty: Story = {
  args: {
    title: 'Scrapes',
    count: 0,
    children: <EmptyState title="This entity has no scrapes.">Add Scrape makes one.</EmptyState>,
  },
};
