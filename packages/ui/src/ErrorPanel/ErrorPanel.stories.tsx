import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  component: ErrorPanel,
  args: {
    title: 'The entities could not be loaded.',
    detail: 'Internal Server Error',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReasonGiven: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Internal Server Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoReason: Story = { args: { detail: undefined } };
export const MarkupInTheReason: Story = {
  args: { detail: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};

/** After a Retry that worked, the part around the panel has the focus. */
export const LoadedByRetry: Story = {
  render: function Render(args) {
    const [failed, setFailed] = useState(true);
    return (
      <section aria-label="Entities">
        {failed ? <ErrorPanel {...args} onRetry={() => setFailed(false)} /> : 'Some entities'}
      </section>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Some entities')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Entities' })).toHaveFocus();
  },
};
