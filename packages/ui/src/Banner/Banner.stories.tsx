import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const retry = fn();

const meta = {
  component: Banner,
  args: { tone: 'neutral', children: 'This entity is archived.' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'The scrape has been requested.' },
};
export const Warning: Story = {
  args: { tone: 'warning', children: 'These rows may be out of date.' },
};
export const Information: Story = { args: { tone: 'info', children: 'Sample data' } };

export const DangerWithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The list could not be refreshed.',
    action: (
      <Button size="sm" onClick={retry}>
        Retry
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { tone: 'warning', children: 'x'.repeat(400) } };
