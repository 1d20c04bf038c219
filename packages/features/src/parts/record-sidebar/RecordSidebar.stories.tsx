import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DetailsButton } from './DetailsButton.tsx';
import {
  recordSidebarStore,
  resetRecordSidebar,
  setRecordSidebarOpen,
  showRecordPanel,
} from './recordSidebar.store.ts';
import { RecordSidebar } from './RecordSidebar.tsx';

const panels = ['Overview', 'Queue Status', 'Notes'].map((label) => ({
  id: label,
  label,
  content: <p>All about {label}</p>,
}));

const meta: Meta<typeof RecordSidebar> = {
  title: 'parts/RecordSidebar',
  component: RecordSidebar,
  args: { label: 'Entity Detail', panels },
  render: (args) => (
    <main style={{ display: 'flex', gap: 16, blockSize: '100dvh' }}>
      <DetailsButton onIntent={fn()} />
      <RecordSidebar {...args} />
    </main>
  ),
  beforeEach: () => {
    localStorage.removeItem('record-sidebar');
    resetRecordSidebar();
    setRecordSidebarOpen(false);
  },
};
export default meta;
type Story = StoryObj<typeof RecordSidebar>;

const details = () => screen.getByRole('button', { name: 'Details' });
const sidebar = () => screen.queryByRole('complementary', { name: 'Entity Detail' });

/** Closing the sidebar returns the focus. The browser remembers whether it is open. */
export const OpenedAndClosed: Story = {
  play: async () => {
    await expect(sidebar()).not.toBeInTheDocument();
    await userEvent.click(details());
    await expect(sidebar()).toBeVisible();
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Queue Status',
      'Notes',
    ]);
    await expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent(
      'All about Overview',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('All about Notes');
    details().focus();
    screen.getByRole('button', { name: 'Close Entity Detail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sidebar()).not.toBeInTheDocument();
    await expect(details()).toHaveFocus();
    await expect(localStorage.getItem('record-sidebar')).toBe('closed');
    resetRecordSidebar();
    await expect(recordSidebarStore.open).toBe(false);
  },
};

/** Where it covers the page, Escape in it closes it, also on its own button with the tooltip. */
export const EscapeOnANarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const places = [
      () => screen.getByRole('button', { name: 'Close Entity Detail' }).focus(),
      () => screen.getByRole('tab', { name: 'Overview' }).focus(),
      () => userEvent.click(screen.getByText('All about Overview')),
    ];
    for (const goInside of places) {
      await userEvent.click(details());
      await expect(sidebar()).toBeVisible();
      await userEvent.click(document.body);
      await goInside();
      await expect(sidebar()).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(sidebar()).not.toBeInTheDocument());
      await expect(details()).toHaveFocus();
    }
  },
};

export const EscapeBesideThePage: Story = {
  play: async () => {
    await userEvent.click(details());
    screen.getByRole('button', { name: 'Close Entity Detail' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(sidebar()).toBeVisible();
  },
};

/** The remembered panel does not exist on this page, so the first one is shown. */
export const ChosenPanelIsElsewhere: Story = {
  play: async () => {
    showRecordPanel('Filters');
    await expect(
      await screen.findByRole('tab', { name: 'Overview', selected: true }),
    ).toBeVisible();
  },
};

/** Another component, such as a filter button, opens a panel. */
export const PanelOpenedFromThePage: Story = {
  play: async () => {
    showRecordPanel('Queue Status');
    await expect(await screen.findByText('All about Queue Status')).toBeVisible();
  },
};
