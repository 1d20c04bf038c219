import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

function Three({ onChange, ...props }: ComponentProps<typeof Tabs>) {
  const [current, setCurrent] = useState(props.current);
  const change = (id: string) => {
    onChange(id);
    setCurrent(id);
  };
  return (
    <Tabs {...props} current={current} onChange={change}>
      <p>What belongs to {current}</p>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    label: 'Details',
    tabs: [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
      { id: 'three', label: 'Three' },
    ],
    current: 'one',
    onChange: fn(),
    children: null,
  },
  render: (args) => <Three {...args} />,
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const ChosenByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Two' }));
    await expect(args.onChange).toHaveBeenCalledWith('two');
    const panel = canvas.getByRole('tabpanel', { name: 'Two' });
    await expect(canvas.getByRole('tab', { name: 'Two', selected: true })).toHaveAttribute(
      'aria-controls',
      panel.id,
    );
    await expect(panel).toHaveTextContent('What belongs to two');
  },
};

/** One stop of the Tab key; the arrows go round. */
export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'One' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Three', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Two', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
  },
};
