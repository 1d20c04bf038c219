import type { Meta, StoryObj } from '@storybook/react-vite';
import Archive from 'lucide-react/icons/archive';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { tone: 'neutral', children: 'Idle' },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Active' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Manual' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
export const Information: Story = { args: { tone: 'info', children: 'Spidering' } };
export const OwnShape: Story = {
  args: { children: 'Archived', icon: <Archive aria-hidden="true" /> },
};
