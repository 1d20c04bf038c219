import { activityStore } from '@console/api/core/activity';
import { page as sessionPage } from '@console/api/core/session/browser';
import { startSession } from '@console/api/core/session/session';
import { sessionStore } from '@console/api/core/session/session.store';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App.tsx';

// Pages and dialogs come as scripts of their own, which a cold development server takes a while to hand out.
configure({ asyncUtilTimeout: 8000 });

let location = memoryLocation({ path: '/test', record: true });
const address = () => location.history.at(-1);

/** The whole console at an address: which keys work where. */
function WholeConsole({ path }: { path: string }) {
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App key={path} />
    </Router>
  );
}

const meta: Meta<typeof WholeConsole> = {
  title: 'Shell/Keys',
  component: WholeConsole,
  args: { path: '/test' },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: ({ args: { path } }) => {
    location = memoryLocation({ path, record: true });
    localStorage.clear();
    sessionStorage.clear();
    keysStore.singleKeys = true;
    sessionStore.state = 'starting';
    sessionStore.problem = undefined;
    sessionStore.ended += 1;
    activityStore.pending = 0;
    spyOn(sessionPage, 'goTo').mockImplementation(() => {});
    spyOn(sessionPage, 'reload').mockImplementation(() => {});
    void startSession(window.location.href);
  },
};
export default meta;
type Story = StoryObj<typeof WholeConsole>;

const dialog = () => screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
/** The listener comes after the page. */
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

/** No search, no filters and nothing to open there: only what works is shown. */
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
    await expect(everywhere).not.toContain('Go to Scraper Dashboard'); // a page that is still to come
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
    await userEvent.keyboard('gb');
    await expect(address()).toBe('/users');
    await userEvent.keyboard('ge');
    await waitFor(() => expect(address()).toBe('/entities'));
  },
};

/** An open menu takes its letters for itself. */
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
