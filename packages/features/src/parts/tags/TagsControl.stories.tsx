import { allHandlers } from '@console/mocks/handlers';
import { tagNamed } from '@console/mocks/tags/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { FilterSidebar } from '../../list/filterSidebarScript.ts';
import { TagsControl } from './TagsControl.tsx';

const nasdaq = tagNamed('NASDAQ');

const meta: Meta<typeof TagsControl> = {
  title: 'parts/TagsControl',
  component: TagsControl,
  decorators: [withSwr],
  args: { label: 'Tags', value: [], onChange: fn() },
  parameters: { msw: { handlers: allHandlers() } },
  beforeEach: () => FilterSidebar.load(), // it stands inside the filters
};
export default meta;
type Story = StoryObj<typeof TagsControl>;

export const Choosing: Story = {
  parameters: { covers: ['A-ENT-017', 'A-ENT-026'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.click(await screen.findByRole('option', { name: nasdaq.title }));
    await expect(args.onChange).toHaveBeenCalledWith([String(nasdaq.id)]);
  },
};

export const Chosen: Story = {
  args: { value: [String(nasdaq.id)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nasdaq.title)).toBeVisible();
  },
};
