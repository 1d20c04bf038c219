import { post, undo } from '@console/api/reviews/outbox/outbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { consoleMeta, visited, WholeConsole } from '../../../../.storybook/play/wholeConsole.tsx';

const meta: Meta<typeof WholeConsole> = {
  title: 'Shell/Keys',
  component: WholeConsole,
  args: { path: '/test' },
  ...consoleMeta,
};
export default meta;
type Story = StoryObj<typeof WholeConsole>;

const UNSAVED = 'Decisions not saved yet';
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
/** Presses `?` until the help opens, because the key listener loads after the page. */
const openHelp = async () => {
  await waitFor(async () => {
    if (!screen.queryByRole('dialog')) await userEvent.keyboard('?');
    await expect(screen.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
  });
};
const described = async (name: string) =>
  within(within(await dialog()).getByRole('region', { name }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

export const OnTheListOfEntities: Story = {
  args: { path: '/entities' },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await openHelp();
    await expect(await described('On this list')).toEqual([
      'Go to the search box',
      'Show or hide the filters',
      'Next row',
      'Previous row',
      'Open the row',
      'Load the list again',
      'Next page',
    ]);
  },
};

/**
 * The user list has no search, no filters and nothing to open: the help shows only shortcuts that
 * work.
 */
export const OnTheListOfUsers: Story = {
  args: { path: '/users?page=2' },
  play: async () => {
    await screen.findByRole('table', { name: 'Users' });
    await openHelp();
    await expect(await described('On this list')).toEqual([
      'Next row',
      'Previous row',
      'Load the list again',
      'Previous page',
    ]);
  },
};

export const OffTheLists: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Test' });
    await openHelp();
    await expect(within(await dialog()).getAllByRole('region')).toHaveLength(1);
    const everywhere = await described('Everywhere');
    await expect(everywhere).toEqual(
      expect.arrayContaining([
        'Go to Home',
        'Go to All Entities List',
        'Go to User Management',
        'Show the shortcuts that work now',
      ]),
    );
    await expect(everywhere).toContain('Open a queue request by its number');
  },
};

export const FromTheUserMenu: Story = {
  args: { path: '/entities' },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    const trigger = screen.getByRole('button', { name: /^User menu/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard Shortcuts' }));
    await expect(await described('On this list')).toContain('Next row');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

export const GoToAPage: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Test' });
    await openHelp();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gu');
    await waitFor(() => expect(address()).toBe('/users'));
    await screen.findByRole('table', { name: 'Users' });
    await userEvent.keyboard('gx');
    await expect(address()).toBe('/users');
    await userEvent.keyboard('ge');
    await waitFor(() => expect(address()).toBe('/entities'));
  },
};

/** Two keys and a number open a record; Escape cancels. */
export const OpenARecord: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Test' });
    await openHelp();
    await expect(await described('Everywhere')).toEqual(
      expect.arrayContaining(['Open an entity by its number', 'Open a job by its number']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gs81');
    const box = await screen.findByText(/^Open a scrape by its number/);
    await expect(box).toHaveTextContent('Open a scrape by its number: 81');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/scrapes'));
    await userEvent.keyboard('ge1{Enter}');
    await waitFor(() => expect(address()).toMatch('/entities/1'));
    await screen.findByRole('heading', { level: 1, name: 'Acme' });
    await expect(visited()).not.toContain('/entities');
  },
};

/** The shell shows a held decision, and a key takes it back. */
export const TakeADecisionBack: Story = {
  parameters: { covers: ['H-OUT-021'] },
  play: async () => {
    await screen.findByRole('heading', { name: 'Test' });
    await openHelp();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.queryByRole('region', { name: UNSAVED })).not.toBeInTheDocument();
    // Loaded first, because a cold development server may take longer than a decision is held.
    await import('./outbox/Outbox.tsx');
    const { id } = post({
      kind: 'watch-lists',
      row: { id: 1, last_time_reviewed: null },
      values: {},
      form: {},
      draftKey: 'watch-list-review-1',
      title: 'Acme: Snooze',
      tab: 'watch-list',
    });
    await expect(await screen.findByText('Sending Acme: Snooze...')).toBeVisible();
    await userEvent.keyboard('z');
    await expect(await screen.findByText(/^Acme: Snooze was not sent\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Sending Acme: Snooze...')).toBeNull());
    await expect(undo(id)).toBeUndefined();
  },
};

/** An open menu handles letters itself. */
export const UnderAMenu: Story = {
  args: { path: '/entities' },
  play: async () => {
    await screen.findByRole('table', { name: 'Entities' });
    await openHelp();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^User menu/ }));
    await screen.findByRole('menu');
    await userEvent.keyboard('/fj?gu');
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    await expect(address()).toBe('/entities');
  },
};
