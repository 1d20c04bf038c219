import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { text: 'Ad' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const InitialsAndName: Story = { args: { name: 'Ada King', detail: 'Administrator' } };
export const LongName: Story = {
  args: { name: 'Ægir'.repeat(30), detail: 'Scrape Lead' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
