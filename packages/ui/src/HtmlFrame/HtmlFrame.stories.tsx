import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { HtmlFrame } from './HtmlFrame.tsx';

const meta = {
  component: HtmlFrame,
  args: { title: 'Posting', html: '<h3>Tasks</h3><p>Plan the week.</p>' },
} satisfies Meta<typeof HtmlFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async () => {
    const frame = screen.getByTitle('Posting');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute(
      'srcdoc',
      expect.stringMatching(/^<!doctype html><meta http-equiv="Content-Security-Policy".*Tasks/),
    );
  },
};
