import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Edit', icon: <Pencil aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NameUnderThePointer: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
    await expect(button).not.toHaveAttribute('aria-describedby'); // otherwise a screen reader would read the name twice
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'An archived entity cannot be edited.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'An archived entity cannot be edited.',
    );
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(
      'An archived entity cannot be edited.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
