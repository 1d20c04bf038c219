import { sessionStore } from '@console/api/core/session/session.store';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { recentKey } from '@console/features/parts/records/recentKey.ts';
import { meAs } from '@console/mocks/me/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { consoleMeta, goTo, WholeConsole } from '../../../../.storybook/play/wholeConsole.tsx';

const meta: Meta<typeof WholeConsole> = {
  title: 'Shell/Palette',
  component: WholeConsole,
  args: { path: '/entities' },
  ...consoleMeta,
};
export default meta;
type Story = StoryObj<typeof WholeConsole>;

const CTRL_K = '{Control>}k{/Control}';
const palette = () => screen.queryByRole('dialog', { name: 'Search or jump' });
const button = () => screen.getByRole('button', { name: 'Search or jump (Ctrl K)' });
/** Presses Ctrl+K until the palette opens, because the key listener loads after the page. */
const openByKey = () =>
  waitFor(async () => {
    if (!palette()) await userEvent.keyboard(CTRL_K);
    await expect(screen.getByRole('combobox', { name: 'Search or jump' })).toHaveFocus();
  });
const closed = () => waitFor(() => expect(palette()).not.toBeInTheDocument());
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/**
 * The shortcut opens and closes the palette, also from a text field, and closing restores the
 * focus.
 */
export const OpenedByKey: Story = {
  parameters: { covers: ['H-PAL-001', 'H-PAL-011'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    const search = screen.getByRole('searchbox');
    search.focus();
    await openByKey();
    await userEvent.keyboard(CTRL_K);
    await closed();
    await expect(search).toHaveFocus();
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(search).toHaveFocus();
  },
};

export const SingleKeysOff: Story = {
  parameters: { covers: ['H-PAL-001', 'H-PAL-012'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    keysStore.singleKeys = false;
    await openByKey();
    await expect(options('Actions')).toContain('Load the list again r');
  },
};

/** The palette does not open over a dialog, whose input would be lost. */
export const UnderADialog: Story = {
  parameters: { covers: ['H-PAL-001'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    await userEvent.keyboard(CTRL_K);
    await expect(palette()).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  },
};

export const InTheHelp: Story = {
  args: { path: '/test' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Test' });
    await openByKey();
    await userEvent.keyboard('shortcuts{Enter}');
    const help = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
    await expect(
      within(help).getByText('Search or jump, also while typing and in the code editor'),
    ).toBeVisible();
  },
};

/**
 * The button opens the palette; choosing a page navigates there, and the palette then offers the
 * actions of that page.
 */
export const OpenedByItsButton: Story = {
  parameters: { covers: ['H-PAL-012'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await userEvent.click(button());
    await screen.findByRole('combobox', { name: 'Search or jump' });
    await expect(options('Actions')).toContain('Show or hide the filters f');
    await userEvent.keyboard('user man{Enter}');
    await waitFor(() => expect(address()).toBe('/users'));
    await screen.findByRole('table', { name: 'Users' });
    await userEvent.click(button());
    await screen.findByRole('combobox', { name: 'Search or jump' });
    await expect(options('Actions')).not.toContain('Show or hide the filters f');
  },
};

/** An action runs after the focus has returned. */
export const ActionChosen: Story = {
  parameters: { covers: ['H-PAL-012'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await openByKey();
    await userEvent.keyboard('hide filters{Enter}');
    await closed();
    await expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
  },
};

/** A recently opened record is found by its name, until the person signs out. */
export const RecentRecords: Story = {
  parameters: { covers: ['H-PAL-008', 'H-PAL-009', 'H-PAL-016'] },
  args: { path: '/entities/1' },
  play: async () => {
    const kept = () => localStorage.getItem(recentKey(meAs('ROLE_ADMIN').id));
    await screen.findByRole('heading', { level: 1, name: 'Acme' });
    await waitFor(() => expect(kept()).toContain('Acme'));
    goTo('/scrapes/812');
    await waitFor(() => expect(kept()).toContain('"kind":"scrape","id":812'));
    goTo('/queue-requests/9');
    await waitFor(() => expect(kept()).toContain('"kind":"request","id":9'));
    goTo('/jobs/1');
    await waitFor(() => expect(kept()).toContain('"kind":"job","id":1'));
    goTo('/entities/404');
    await screen.findByRole('heading', { name: 'Entity not found.' });
    await openByKey();
    await expect(options('Recent')).toEqual([
      'Senior Welder Job 1',
      'Acme Queue request 9',
      'Acme Workday Scrape 812',
      'Acme Entity 1',
    ]);
    await userEvent.keyboard('{Escape}');
    await closed();
    sessionStore.state = 'loggedOut';
    await expect(kept()).toBeNull();
  },
};

/** A view opens its list, with the view's filters and order. */
export const ViewChosen: Story = {
  parameters: { covers: ['H-PAL-018'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await openByKey();
    await userEvent.keyboard('Workday dr');
    const view = await screen.findByRole('option', { name: /Workday drops/ });
    await waitFor(() => expect(view).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toMatch(/^\/dashboard\/data-quality\/daily-job-shift\?.*ats\[\]=workday/),
    );
    await closed();
  },
};
