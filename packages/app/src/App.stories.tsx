import { tokenExpired } from '@console/api/core/hydra/problem';
import { page as sessionPage } from '@console/api/core/session/browser';
import { sessionStore } from '@console/api/core/session/session.store';
import * as meEndpoints from '@console/api/me/endpoints';
import { ROLE_AVATARS, ROLE_LABELS, type Role } from '@console/api/roles/rules';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { meAs, meHandlers, meRefusedHandlers } from '@console/mocks/me/handlers';
import { never, problemResponse } from '@console/mocks/respond';
import { agentFails, agentOffline, sessionHandlers } from '@console/mocks/session/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, type RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../.storybook/decorators/address.ts';
import { held } from '../../../.storybook/play/calls.ts';
import {
  consoleMeta,
  goTo,
  visited,
  WholeConsole,
} from '../../../.storybook/play/wholeConsole.tsx';

const agentCalls = fn<(call: string, body: string) => void>().mockName('the agent was called');
const recorded = (call: '/login/end' | '/login/start' | '/logout' | '/refresh'): RequestHandler =>
  endpoint(call, async ({ request }) => {
    agentCalls(call, await request.clone().text());
  });

const meta: Meta<typeof WholeConsole> = {
  title: 'Shell/Console',
  component: WholeConsole,
  args: { path: '/test' },
  ...consoleMeta,
  beforeEach: (context) => {
    agentCalls.mockClear();
    return consoleMeta.beforeEach(context);
  },
};
export default meta;
type Story = StoryObj<typeof WholeConsole>;

const as = (role: Role, given?: Parameters<typeof meAs>[1]) => ({
  msw: [...meHandlers(meAs(role, given)), ...allHandlers({ role })],
});
const menu = () => screen.findByRole('navigation', { name: 'Main' });

/** The links of the menu in their order. */
const LINKS = [
  ['A-SHL-003', 'Data Quality Dashboard', '/dashboard/data-quality'],
  ['A-SHL-001', 'Home', '/'],
  ['A-SHL-002', 'Scraper Dashboard', '/dashboard/scraper'],
  ['A-SHL-004', 'Queue Requests', '/queue-requests'],
  ['A-SHL-005', 'Code Search', '/code-search'],
  ['A-SHL-006', 'All Entities List', '/entities'],
  ['A-SHL-007', 'All Scrapes List', '/scrapes'],
  ['A-SHL-008', 'Tag Management', '/tags'],
  ['A-SHL-009', 'User Management', '/users'],
] as const;

export const AsAdmin: Story = {
  play: async ({ step }) => {
    const links = await within(await menu()).findAllByRole('link');
    await step('A-SHL-010 A-ROL-011 A-ROL-013 the links stand in their order', async () => {
      await expect(links.map((link) => link.textContent)).toEqual(LINKS.map(([, name]) => name));
    });
    for (const [index, [id, name, href]] of LINKS.entries())
      await step(`${id} ${name} leads to ${href}`, async () => {
        await expect(links[index]).toHaveAttribute('href', href);
      });
    await step('A-ROL-010 the open menu shows the full name', async () => {
      await expect(within(await menu()).getByText('Admin Demo')).toBeVisible();
    });
    await expect(await screen.findByRole('heading', { name: 'Test' })).toBeVisible();
  },
};

const shownAs = (role: Role, covers: readonly string[]): Story => ({
  parameters: { ...as(role), covers: [...covers, 'A-ROL-009'] },
  play: async () => {
    const navigation = within(await menu());
    await expect(navigation.getByText(ROLE_LABELS[role])).toBeVisible();
    await userEvent.click(navigation.getByRole('button', { name: 'Hide Menu' }));
    await expect(navigation.getByText(ROLE_AVATARS[role])).toBeVisible();
    await expect(navigation.queryByText(ROLE_LABELS[role])).not.toBeInTheDocument();
  },
});
export const AsScrapeLead = shownAs('ROLE_SCRAPE_LEAD', ['A-ROL-005']);
export const SeveralRoles: Story = {
  parameters: {
    ...as('ROLE_USER', { roles: ['ROLE_USER', 'ROLE_SCRAPER', 'ROLE_DQ', 'ROLE_DQ_LEAD'] }),
    covers: ['A-ROL-002'],
  },
  play: async () => {
    await expect(within(await menu()).getByText('Data Quality Lead')).toBeVisible();
  },
};

export const MenuCollapsed: Story = {
  play: async ({ step }) => {
    const navigation = within(await menu());
    await step('A-SHL-014 A-CON-012 the version stands in the open menu', async () => {
      await expect(navigation.getByText('1.0.44')).toBeVisible();
    });
    await step('the user menu has its name, the person and the role', async () => {
      await expect(
        await navigation.findByRole('button', { name: 'User menu Admin Demo Admin' }),
      ).toBeVisible();
    });
    await step('A-SHL-011 A-SHL-012 Hide Menu takes the labels away', async () => {
      await userEvent.click(navigation.getByRole('button', { name: 'Hide Menu' }));
      await expect(navigation.queryByText('All Entities List')).not.toBeInTheDocument();
      await expect(navigation.getByRole('link', { name: 'All Entities List' })).toHaveAttribute(
        'href',
        '/entities',
      );
    });
    await step('A-SHL-014 the version stays', async () => {
      await expect(navigation.getByText('1.0.44')).toBeVisible();
    });
    await step('the collapsed user menu has the person in its name', async () => {
      await expect(
        navigation.getByRole('button', { name: 'User menu of Admin Demo' }),
      ).toBeVisible();
    });
    await expect(localStorage.getItem('side-menu')).toBe('collapsed');
    await step('A-SHL-013 the labels come back', async () => {
      await userEvent.click(navigation.getByRole('button', { name: 'Show Menu' }));
      await expect(navigation.getByText('All Entities List')).toBeVisible();
    });
  },
};

async function openUserMenu(item: string) {
  await userEvent.click(within(await menu()).getByRole('button', { name: /^User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const Profile: Story = {
  parameters: {
    ...as('ROLE_USER', {
      first_name: 'Sam',
      last_name: 'Several',
      email: 'sam@console.test',
      roles: ['ROLE_USER', 'ROLE_DQ_LEAD'],
    }),
    covers: ['A-SHL-015', 'A-SHL-017', 'A-SHL-018', 'A-SHL-019'],
  },
  play: async () => {
    await openUserMenu('Profile');
    const dialog = within(await screen.findByRole('dialog', { name: 'Profile' }));
    const shown = dialog
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(shown).toEqual([
      ['First Name', 'Sam'],
      ['Last Name', 'Several'],
      ['Email', 'sam@console.test'],
      ['Roles', 'Data Quality Lead, User'],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Logout: Story = {
  parameters: {
    msw: [recorded('/logout'), ...allHandlers()],
    covers: ['A-SHL-016', 'A-AUT-009', 'A-AUT-013'],
  },
  play: async () => {
    await openUserMenu('Logout');
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(agentCalls).toHaveBeenCalledWith('/logout', expect.anything());
    await expect(sessionPage.goTo).toHaveBeenCalledWith('https://login.console.test/end-session');
  },
};

/** A page with unsaved changes asks before the session ends. */
export const LogoutThatAsks: Story = {
  parameters: { msw: [recorded('/logout'), ...allHandlers()] },
  play: async () => {
    let leave = () => {};
    sessionPage.ask = (go) => {
      leave = go;
      return true;
    };
    await openUserMenu('Logout');
    delete sessionPage.ask;
    await expect(agentCalls).not.toHaveBeenCalledWith('/logout', expect.anything());
    await expect(screen.getAllByRole('navigation')[0]).toBeVisible();
    leave();
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};

export const LogoutThatFails: Story = {
  parameters: {
    msw: [agentFails('/logout', 401, { code: 'unauthorized_request' }), ...allHandlers()],
    covers: ['A-AUT-019'],
  },
  play: async () => {
    await openUserMenu('Logout');
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(sessionPage.goTo).not.toHaveBeenCalled();
  },
};

export const LogoutInAnotherTab: Story = {
  parameters: { covers: ['A-AUT-015'] },
  play: async () => {
    await menu();
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'loggedout',
        newValue: 'true',
        storageArea: localStorage,
      }),
    );
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const SomebodyElseInAnotherTab: Story = {
  parameters: {
    msw: [recorded('/login/start'), ...allHandlers()],
  },
  play: async () => {
    await menu();
    const own = localStorage.getItem('signed-in') ?? '';
    const name = own.slice(own.indexOf(' ') + 1);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'signed-in', newValue: '99 Priya Raman' }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Priya Raman is signed in now' }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Go on as Priya Raman' }));
    await expect(sessionPage.reload).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: `Sign in as ${name}` }));
    await waitFor(() => expect(agentCalls).toHaveBeenCalledWith('/login/start', expect.anything()));
  },
};

export const PastNotices: Story = {
  args: { path: '/reports' },
  parameters: as('ROLE_SCRAPER'),
  play: async () => {
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button'));
    await openUserMenu('Notices');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }));
    await expect(
      dialog.getAllByText('You are not authorized to view this content.')[0],
    ).toBeVisible();
  },
};

const me = held(meEndpoints.read);
export const RequestUnderWay: Story = {
  parameters: { msw: [me.handler, ...allHandlers()] },
  play: async ({ step }) => {
    await step('A-SHL-020 the progress bar is there until the answer comes', async () => {
      await expect(await screen.findByRole('progressbar')).toBeInTheDocument();
      await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await me.answer();
    await step('A-SHL-021 with nothing under way it is gone', async () => {
      await menu();
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    });
  },
};

const refused = (role: Role, path: string, covers: readonly string[]): Story => ({
  args: { path },
  parameters: { ...as(role), covers },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are not authorized to view this content.',
    );
    await waitFor(() => expect(address()).toBe('/'));
    await expect(visited()).toHaveLength(1);
  },
});
export const TestScriptRefused = refused('ROLE_DQ', '/scrapes/1/test-script/spider', [
  'A-ROL-025',
  'A-ROL-026',
]);
export const DataQualityRefused = refused('ROLE_SCRAPER', '/dashboard/data-quality/watch-list', [
  'A-ROL-031',
  'B-DQC-018',
  'B-DQC-019',
]);
export const ReportsRefused = refused('ROLE_USER', '/reports/sla', ['A-ROL-032', 'B-RPT-010']);
const opened = (path: string, title: string, covers: readonly string[]): Story => ({
  args: { path },
  parameters: { ...as('ROLE_ADMIN'), covers },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(address()).toBe(path);
  },
});
export const Reports = opened('/reports', 'Reports', ['A-SHL-059']);
export const SlaReport = opened('/reports/sla', 'SLA Report', ['A-SHL-059']);
export const ProductivityReport = opened('/reports/productivity', 'Productivity Report', [
  'A-SHL-059',
]);

export const HomePage: Story = {
  args: { path: '/' },
  parameters: { ...as('ROLE_USER'), covers: ['B-HOM-001'] },
  play: async () => {
    await expect(await screen.findByRole('form', { name: 'Entity Search' })).toBeVisible();
    await expect(screen.getByRole('form', { name: 'Job Search' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Graph' })).toBeVisible();
  },
};

const notFoundAt = (path: string): Story => ({
  args: { path },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Oops, Sorry, an unexpected error has occurred' }),
    ).toBeVisible();
    await expect(screen.getByText('Not Found')).toBeVisible();
    await expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/');
    await expect(await menu()).toBeVisible();
  },
});
export const UnknownAddress = notFoundAt('/nowhere');

export const IdThatIsNoNumber: Story = {
  args: { path: '/entities/abc' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Entity not found.' })).toBeVisible();
    await expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'All Entities List' }),
    ).toHaveAttribute('href', '/entities');
    await expect(await menu()).toBeVisible();
  },
};
export const DashboardAtItsFirstTab: Story = {
  args: { path: '/dashboard/data-quality' },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/dashboard/data-quality/monitored-entities'));
    await expect(visited()).toHaveLength(1);
  },
};

export const EmptyPage: Story = {
  args: { path: '/test' },
  parameters: { covers: ['A-SHL-056'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Test' })).toBeVisible();
    await expect(
      within(await menu()).queryByRole('link', { name: 'Test' }),
    ).not.toBeInTheDocument();
  },
};

export const LinkFollowed: Story = {
  args: { path: '/nowhere' },
  play: async () => {
    await userEvent.click(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Home' }),
    );
    await expect(address()).toBe('/');
    await userEvent.click(within(await menu()).getByRole('link', { name: 'All Scrapes List' }));
    await expect(address()).toBe('/scrapes');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('All Scrapes List · Pipeline Console'));
    const announced = screen.getByText('All Scrapes List', { selector: '.visually-hidden' });
    await expect(announced).toHaveAttribute('aria-live', 'polite');
  },
};

/** Tabs of several records can be told apart. */
export const TitleOfARecord: Story = {
  args: { path: '/entities/1' },
  play: async () => {
    const title = 'Acme · Entity 1 · Pipeline Console';
    await waitFor(() => expect(document.title).toBe(title));
    await userEvent.click(within(await menu()).getByRole('link', { name: 'Tag Management' }));
    await waitFor(() => expect(document.title).toBe('Tag Management · Pipeline Console'));
    await screen.findByRole('heading', { name: 'Tag Management' });
    // The record is in the cache now, so that its name is known at once.
    goTo('/entities/1');
    await waitFor(() => expect(document.title).toBe(title));
  },
};

/** So can tabs with the codes of several scrapes. */
export const TitleOfACode: Story = {
  args: { path: '/scrapes/812/spider' },
  play: async () => {
    await waitFor(() =>
      expect(document.title).toBe('Acme Workday · Spider 812 · Pipeline Console'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'View Parser' }));
    await waitFor(() =>
      expect(document.title).toBe('Acme Workday · Parser 812 · Pipeline Console'),
    );
  },
};

/**
 * Clicks a link with Ctrl and asserts that the default action is left to the browser. No tab is
 * opened.
 */
const pressWithCtrl = async (link: HTMLElement) => {
  const pressed = fn<(isLeftToTheBrowser: boolean) => void>();
  const onClick = (event: MouseEvent) => {
    pressed(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  await expect(pressed.mock.calls).toEqual([[true]]);
};

/** Ctrl+click is left to the browser, which opens a new tab. This tab stays where it is. */
export const LinkInANewTab: Story = {
  args: { path: '/entities' },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Entities' }));
    const [, name] = await table.findAllByRole('link');
    if (!name) throw new Error('The row has no name.');
    await expect(name.getAttribute('href')).toMatch(/^\/entities\/\d+$/);
    await pressWithCtrl(name);
    await expect(address()).toBe('/entities');
    await pressWithCtrl(within(await menu()).getByRole('link', { name: 'All Scrapes List' }));
    await expect(address()).toBe('/entities');
    await expect(screen.getByRole('table', { name: 'Entities' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { path: '/entities' },
  parameters: {
    msw: [recorded('/login/end'), ...sessionHandlers({ isLoggedIn: false }), ...allHandlers()],
  },
  play: async ({ step }) => {
    await step('A-AUT-001 A-AUT-002 A-AUT-011 signed out, the sign-in screen alone', async () => {
      await expect(
        await screen.findByRole('heading', { name: 'Authentication Required' }),
      ).toBeVisible();
      await expect(screen.getByText('Authentication is required.')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('A-AUT-009 A-AUT-010 login/end was sent the full address', async () => {
      await expect(agentCalls).toHaveBeenCalledWith(
        '/login/end',
        JSON.stringify({ pageUrl: window.location.href }),
      );
    });
  },
};

export const SignInLeadsToTheIdentityProvider: Story = {
  parameters: {
    msw: [recorded('/login/start'), ...sessionHandlers({ isLoggedIn: false }), ...allHandlers()],
    covers: ['A-AUT-009', 'A-AUT-012'],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(sessionPage.goTo).toHaveBeenCalledWith(
        'https://login.console.test/authorize?client_id=console',
      ),
    );
    await expect(agentCalls).toHaveBeenCalledWith('/login/start', expect.anything());
    await expect(localStorage.getItem('redirect-url')).toBe(
      window.location.pathname + window.location.search + window.location.hash,
    );
  },
};

export const SignInFails: Story = {
  parameters: {
    msw: [
      agentFails('/login/start', 502, {
        code: 'authorization_server_error',
        message: 'A problem occurred',
      }),
      ...sessionHandlers({ isLoggedIn: false }),
      ...allHandlers(),
    ],
    covers: ['A-AUT-003', 'A-AUT-005'],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: 502, Code: authorization_server_error, Problem encountered calling the Authentication Agent: A problem occurred',
    );
    await expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

export const PageLoadFails: Story = {
  parameters: {
    msw: [
      agentFails('/login/end', 500, {
        code: 'server_error',
        message: 'A technical problem occurred in the OAuth Agent',
      }),
      ...allHandlers(),
    ],
    covers: ['A-AUT-004', 'A-AUT-005'],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: 500, Code: server_error, Problem encountered calling the Authentication Agent: A technical problem occurred in the OAuth Agent',
    );
  },
};

export const AgentUnreachable: Story = {
  parameters: { msw: [agentOffline('/login/end'), ...allHandlers()], covers: ['A-AUT-004'] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: 0, Code: fetch_error, Problem encountered calling the Authentication Agent',
    );
  },
};

export const UnauthorizedAtPageLoad: Story = {
  parameters: {
    msw: [agentFails('/login/end', 401, { code: 'unauthorized_request' }), ...allHandlers()],
    covers: ['A-AUT-020'],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SessionOver: Story = {
  parameters: {
    msw: [
      endpoint(meEndpoints.read, () => problemResponse(tokenExpired())),
      agentFails('/refresh', 401, { code: 'session_expired' }),
      ...allHandlers(),
    ],
    covers: ['A-AUT-014', 'A-AUT-016', 'A-AUT-017', 'A-AUT-018'],
  },
  play: async () => {
    await waitFor(() => expect(sessionPage.reload).toHaveBeenCalledOnce());
    await expect(sessionStore.state).toBe('expired');
    await expect(screen.queryByText(/Status/)).not.toBeInTheDocument();
  },
};

export const UserCannotBeRead: Story = {
  parameters: {
    msw: [
      endpoint(
        meEndpoints.read,
        () => HttpResponse.json({ code: 'down', message: 'The database is away' }, { status: 503 }),
        { once: true },
      ),
      ...allHandlers(),
    ],
    covers: ['A-AUT-004', 'A-AUT-005'],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Status: 503, Code: down, Problem encountered calling the API: The database is away',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await menu()).toBeVisible();
  },
};

export const AccountMayNotComeIn: Story = {
  parameters: {
    msw: [recorded('/login/start'), ...meRefusedHandlers('user_archived'), ...allHandlers()],
  },
  play: async () => {
    await expect(
      await screen.findByText('Your account has no access to this application.'),
    ).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
    await waitFor(() =>
      expect(agentCalls).toHaveBeenCalledWith('/login/start', expect.stringContaining('prompt')),
    );
  },
};

export const CallbackUnderWay: Story = {
  args: { path: '/auth-callback' },
  parameters: {
    msw: [endpoint('/login/end', never), ...allHandlers()],
    covers: ['A-AUT-008', 'A-SHL-044'],
  },
  play: async () => {
    await expect(await screen.findByText('This is the auth callback route')).toBeVisible();
    await expect(address()).toBe('/auth-callback');
  },
};

export const CallbackGoesOn: Story = {
  args: { path: '/auth-callback' },
  parameters: { covers: ['A-AUT-006'] },
  beforeEach: () => localStorage.setItem('redirect-url', '/test?from=here'),
  play: async () => {
    await waitFor(() => expect(address()).toBe('/test?from=here'));
    await expect(localStorage.getItem('redirect-url')).toBeNull();
  },
};

export const CallbackWithoutAddress: Story = {
  args: { path: '/auth-callback' },
  parameters: { covers: ['A-AUT-007'] },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/'));
  },
};
