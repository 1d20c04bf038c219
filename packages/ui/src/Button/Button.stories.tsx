import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Add Entity', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { tone: 'primary', icon: <Plus /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Entity' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = {};
export const Ghost: Story = { args: { tone: 'ghost' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Archive' } };
export const Small: Story = { args: { size: 'sm' } };

export const WaitingForTheAnswer: Story = {
  args: { tone: 'primary', pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Entity' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your role may not add entities.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Entity' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Your role may not add entities.',
    );
    await expect(button).toHaveAccessibleDescription('Your role may not add entities.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
