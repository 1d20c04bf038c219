import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from './ExternalLink.tsx';

const meta: Meta<typeof ExternalLink> = {
  title: 'parts/ExternalLink',
  component: ExternalLink,
  args: { url: 'https://acme.example/jobs' },
};
export default meta;
type Story = StoryObj<typeof ExternalLink>;

export const WebAddress: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://acme.example/jobs' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** What is no http address shows as text and leads nowhere. */
export const ScriptAsAddress: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const NoAddress: Story = {
  args: { url: null },
  play: async ({ canvas }) => expect(canvas.getByText('–')).toBeVisible(),
};
