import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { layoutStore } from './layout.store.ts';
import { FilterButton } from './ListFilters.tsx';

const meta: Meta<typeof FilterButton> = {
  title: 'features/list/FilterButton',
  component: FilterButton,
  beforeEach: () => {
    layoutStore.sidebarOpen = false;
  },
};
export default meta;

/** The browser remembers whether the filters stand beside the rows. */
export const OpensAndCloses: StoryObj<typeof FilterButton> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect([layoutStore.sidebarOpen, localStorage.getItem('list-sidebar')]).toEqual([
      true,
      'open',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect([layoutStore.sidebarOpen, localStorage.getItem('list-sidebar')]).toEqual([
      false,
      'closed',
    ]);
  },
};
