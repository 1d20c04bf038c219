import type { Meta, StoryObj } from '@storybook/react-vite';
import Building2 from 'lucide-react/icons/building-complex';
import House from 'lucide-react/icons/house';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';

const items = [
  { href: '/', label: 'Home', icon: <House />, current: false },
  { href: '/entities', label: 'All Entities List', icon: <Building2 />, current: true },
  { href: '/tags', label: 'Tag Management', icon: <Tags />, current: false },
  { href: '/users', label: 'User Management', icon: <Users />, current: false },
];

const meta = {
  component: SideMenu,
  args: {
    items,
    collapsed: false,
    onToggle: fn(),
    footer: <small style={{ paddingInline: 11 }}>1.0.44</small>,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  parameters: { covers: ['A-SHL-011'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All Entities List' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Menu' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tag Management' });
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(56);
    await userEvent.hover(link);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Tag Management');
  },
};

function Stateful() {
  const [collapsed, setCollapsed] = useState(false);
  return <SideMenu items={items} collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />;
}

export const HiddenAndShownAgain: Story = {
  render: () => <Stateful />,
  parameters: { covers: ['A-SHL-012', 'A-SHL-013'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Menu' }));
    await expect(canvas.queryByText('All Entities List')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Menu' }));
    await expect(canvas.getByText('All Entities List')).toBeVisible();
  },
};
