import * as entityEndpoints from '@console/api/entities/endpoints';
import * as jobEndpoints from '@console/api/jobs/endpoints';
import { isRole, type Role } from '@console/api/roles/rules';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { repostedJob } from '@console/mocks/jobs/fixtures';
import { meAs } from '@console/mocks/me/handlers';
import { resource } from '@console/mocks/respond';
import { endless, failing, failingOnce, missing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withPages } from '../../../../.storybook/decorators/withPages.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { useShortcut } from '../keys/useShortcut.ts';
import { recentKey } from '../parts/records/recentKey.ts';
import { recentRecords } from '../parts/records/recentRecords.ts';
import { Palette } from './Palette.tsx';

const HASH = 'd41d8cd98f00b204e9800998ecf8427e';
const asked = fn<(query: string) => void>().mockName('the server was searched');
const recorded = endpoint(entityEndpoints.list, ({ request }) =>
  asked(new URL(request.url).searchParams.get('custom_search') ?? ''),
);

const refreshed = fn<(focused: string | undefined) => void>().mockName('the list was refreshed');
const saved = fn().mockName('saved');

interface Args extends Omit<ComponentProps<typeof Palette>, 'me'> {
  role: Role;
}

/** A screen whose list everybody may refresh, and which only some may save. */
function Screen({ role, onClose, ...props }: Args) {
  const [open, setOpen] = useState(false);
  useShortcut('list.refresh', () => refreshed(document.activeElement?.textContent));
  useShortcut('editor.save', role === 'ROLE_USER' ? undefined : saved);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {open ? (
        <Palette
          {...props}
          me={meOf(role)}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

const meOf = (role: Role) => {
  const { role: own, ...me } = meAs(role);
  return { ...me, role: isRole(own) ? own : role };
};
const ME = meAs('ROLE_ADMIN').id;

const meta: Meta<Args> = {
  title: 'features/palette/Palette',
  component: Screen,
  decorators: [withPages, withSwr, withRouter],
  args: { role: 'ROLE_ADMIN', mayOpen: () => true, onClose: fn() },
  parameters: {
    address: '/test',
    msw: { handlers: [recorded, ...allHandlers()] },
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: () => {
    asked.mockClear();
    refreshed.mockClear();
    saved.mockClear();
    spyOn(window, 'open').mockReturnValue(null);
  },
  render: (args) => <Screen {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('combobox', { name: 'Search or jump' });
};
const field = () => screen.getByRole('combobox', { name: 'Search or jump' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const groups = () => screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
const status = () => screen.getByRole('status');
const keepRecent = () =>
  localStorage.setItem(
    recentKey(ME),
    JSON.stringify([
      { kind: 'job', id: 1, title: 'Senior Welder' },
      { kind: 'entity', id: 4711, title: 'Globex' },
    ]),
  );

export const Opened: Story = {
  beforeEach: keepRecent,
  play: async () => {
    await expect(await open()).toHaveFocus();
    await expect(groups()).toEqual(['Recent', 'Actions', 'Pages']);
    await expect(options('Recent')).toEqual(['Senior Welder Job 1', 'Globex Entity 4711']);
    await expect(options('Pages')[0]).toBe('Data Quality Dashboard g then d');
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const NumberTyped: Story = {
  parameters: { covers: ['H-PAL-002'] },
  beforeEach: keepRecent,
  args: { mayOpen: (path) => !path.startsWith('/queue-requests') },
  play: async () => {
    await open();
    await userEvent.keyboard('#4711');
    await expect(options('Go to')).toEqual(['Entity 4711 Globex', 'Scrape 4711', 'Job 4711']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(address()).toBe('/scrapes/4711');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** With Ctrl in a new tab, which cannot reach this one. */
export const InANewTab: Story = {
  parameters: { covers: ['H-PAL-011'] },
  play: async () => {
    await open();
    await userEvent.keyboard('e 12{Control>}{Enter}{/Control}');
    await expect(window.open).toHaveBeenCalledWith('/entities/12', '_blank', 'noopener');
    await expect(address()).toBe('/test');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const hashFound = endpoint(jobEndpoints.byHash, ({ params }) =>
  params['hash'] === HASH ? resource(repostedJob) : undefined,
);

export const HashTyped: Story = {
  parameters: { covers: ['H-PAL-003'], msw: { handlers: [hashFound, ...allHandlers()] } },
  play: async () => {
    await open();
    await userEvent.paste(HASH);
    await expect(options('Go to')).toEqual([`Job with this hash ${HASH}`]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/jobs/1'));
  },
};

/** The palette stays, and another text takes the sentence away. */
export const UnknownHash: Story = {
  parameters: { covers: ['H-PAL-003'] },
  play: async () => {
    await open();
    await userEvent.paste(HASH);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Job by hash not found.'));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(status()).not.toHaveTextContent('not found');
    await expect(address()).toBe('/test');
  },
};

/** What comes after the palette was closed leads nowhere. */
export const ClosedWhileLookingUp: Story = {
  parameters: { msw: { handlers: [endless(jobEndpoints.byHash), ...allHandlers()] } },
  play: async () => {
    await open();
    await userEvent.paste(HASH);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Looking up the job...'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(address()).toBe('/test');
  },
};

export const AddressTyped: Story = {
  parameters: { covers: ['H-PAL-004'] },
  play: async () => {
    await open();
    await userEvent.paste('https://www.acme.example/careers');
    await expect(options('Go to')).toEqual([
      'Job with this address https://www.acme.example/careers',
    ]);
    await waitFor(() => expect(options('Entities')[0]).toMatch(/^Acme Entity 1/));
    await expect(asked).toHaveBeenLastCalledWith('acme.example');
    await userEvent.clear(field());
    await userEvent.paste(repostedJob.url);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/jobs/1'));
  },
};

export const AddressOfTheConsole: Story = {
  parameters: { covers: ['H-PAL-004'] },
  args: { mayOpen: (path) => path.startsWith('/entities') },
  play: async () => {
    await open();
    await userEvent.paste(`${location.origin}/reports?day=1`);
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.paste(`${location.origin}/entities?search=acme&page=2`);
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/entities?search=acme&page=2');
  },
};

export const TextTyped: Story = {
  parameters: { covers: ['H-PAL-010'] },
  play: async () => {
    await open();
    await userEvent.keyboard('acme');
    await expect(status()).toHaveTextContent('Searching...');
    await waitFor(() => expect(options('Entities')[0]).toMatch(/^Acme Entity 1/));
    await expect(options('Scrapes')[0]).toMatch(/^Acme Workday Scrape 812/);
    await expect(asked.mock.calls).toEqual([['acme']]);
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/entities/1');
  },
};

export const PagesByName: Story = {
  parameters: { covers: ['H-PAL-005'] },
  play: async () => {
    await open();
    await userEvent.keyboard('tag man');
    await expect(options('Pages')).toEqual(['Tag Management g then t']);
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/tags');
  },
};

export const PagesOfAUser: Story = {
  parameters: { covers: ['H-PAL-005'] },
  args: { role: 'ROLE_USER' },
  play: async () => {
    await open();
    const pages = options('Pages').join();
    await expect(pages).toContain('User Management');
    await expect(pages).not.toContain('Data Quality Dashboard');
    await expect(pages).not.toContain('Reports');
  },
};

export const MyViews: Story = {
  parameters: { covers: ['H-PAL-013'] },
  args: { views: [{ name: 'Größte Verluste', href: '/entities?sort=-jobs&tag[]=1 2' }] },
  play: async () => {
    await open();
    await userEvent.keyboard('grosste ver');
    await expect(options('My views')).toEqual(['Größte Verluste']);
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/entities?sort=-jobs&tag[]=1 2');
  },
};

/** The focus is back on the row when the action runs. */
export const ActionChosen: Story = {
  parameters: { covers: ['H-PAL-012'] },
  play: async () => {
    await open();
    await expect(options('Actions')).toContain('Save the code Ctrl s');
    await userEvent.keyboard('load list again{Enter}');
    await waitFor(() => expect(refreshed.mock.calls).toEqual([['Search']]));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(saved).not.toHaveBeenCalled();
  },
};

export const ActionsOfAUser: Story = {
  parameters: { covers: ['H-PAL-012'] },
  args: { role: 'ROLE_USER' },
  play: async () => {
    await open();
    await expect(options('Actions')).toContain('Load the list again r');
    await expect(options('Actions')).not.toContain('Save the code Ctrl s');
  },
};

export const RecentCleared: Story = {
  parameters: { covers: ['H-PAL-008'] },
  beforeEach: keepRecent,
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent records' }));
    await expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
    await expect(recentRecords(ME)).toEqual([]);
    await expect(screen.queryByRole('button', { name: 'Clear recent records' })).toBeNull();
  },
};

/** What is known here is there at once. */
export const SlowServer: Story = {
  parameters: {
    covers: ['H-PAL-007'],
    msw: { handlers: [endless(entityEndpoints.list), ...allHandlers()] },
  },
  beforeEach: keepRecent,
  play: async () => {
    await open();
    await userEvent.keyboard('globex');
    await expect(options('Recent')).toEqual(['Globex Entity 4711']);
    await userEvent.keyboard('{Enter}');
    await expect(address()).toBe('/entities/4711');
  },
};

export const FailingServer: Story = {
  parameters: {
    covers: ['H-PAL-007'],
    msw: {
      handlers: [
        failing(scrapeEndpoints.list),
        failingOnce(entityEndpoints.list),
        ...allHandlers(),
      ],
    },
  },
  beforeEach: keepRecent,
  play: async () => {
    await open();
    await userEvent.keyboard('e');
    await userEvent.keyboard('{Backspace}ac');
    await waitFor(() => expect(options('Search')).toEqual(['Search failed. Retry']));
    await userEvent.clear(field());
    await userEvent.keyboard('globex');
    await expect(options('Recent')).toEqual(['Globex Entity 4711']);
    await waitFor(() => expect(options('Search')).toEqual(['Search failed. Retry']));
    await userEvent.clear(field());
    await userEvent.keyboard('acme');
    await waitFor(() => expect(options('Entities')[0]).toMatch(/^Acme/));
    await expect(options('Search')).toEqual(['Search failed. Retry']);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const RetryAfterFailure: Story = {
  parameters: {
    covers: ['H-PAL-007'],
    msw: { handlers: [failingOnce(entityEndpoints.list), ...allHandlers()] },
  },
  play: async () => {
    await open();
    await userEvent.keyboard('acme');
    await userEvent.click(await screen.findByRole('option', { name: 'Search failed. Retry' }));
    await waitFor(() => expect(options('Entities')[0]).toMatch(/^Acme/));
    await expect(screen.queryByRole('group', { name: 'Search' })).not.toBeInTheDocument();
    await expect(field()).toHaveFocus();
  },
};

export const NothingFound: Story = {
  parameters: { covers: ['H-PAL-014'] },
  play: async () => {
    await open();
    await userEvent.keyboard('qqxxyy');
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'No results. Type a number, a job hash, an address, or part of a name.',
      ),
    );
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(field());
    await expect(status()).toHaveTextContent(/^\d+ results$/);
  },
};

/** Text of the server stays text, whatever it looks like. */
export const HostileText: Story = {
  parameters: { covers: ['H-PAL-015'] },
  play: async () => {
    await open();
    await userEvent.keyboard('<script>');
    const option = await screen.findByRole('option', { name: /^<script>alert\("markup"\)/ });
    await expect(option.querySelector('script, b')).toBeNull();
    await expect(option.querySelector('mark')).toHaveTextContent('<script>');
    await userEvent.clear(field());
    await userEvent.paste('الاتصالات');
    await waitFor(() => expect(options('Entities')[0]).toMatch(/STC/));
    await userEvent.clear(field());
    await userEvent.paste('x'.repeat(1000));
    await waitFor(() => expect(status()).toHaveTextContent('No results.'));
    await userEvent.clear(field());
    await userEvent.paste('javascript:alert(1)');
    await expect(screen.queryByRole('group', { name: 'Go to' })).not.toBeInTheDocument();
  },
};

/** What was typed while the script was fetched. */
export const TypedWhileLoading: Story = {
  args: { typed: 's 81' },
  play: async () => {
    await expect(await open()).toHaveValue('s 81');
    await expect(options('Go to')).toEqual(['Scrape 81']);
  },
};

export const JobLookUpFails: Story = {
  parameters: { msw: { handlers: [failing(jobEndpoints.byHash), ...allHandlers()] } },
  play: async () => {
    await open();
    await userEvent.paste(HASH);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('The job could not be looked up.'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Status 500');
  },
};

export const UnknownAddress: Story = {
  parameters: {
    covers: ['H-PAL-004'],
    msw: { handlers: [missing(jobEndpoints.byUrl), ...allHandlers()] },
  },
  play: async () => {
    await open();
    await userEvent.paste('https://nobody.example/7');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Job by URL not found.'));
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: keepRecent,
  play: async () => {
    await open();
    await userEvent.keyboard('lo');
    await waitFor(() => expect(options('Recent')).toEqual(['Globex Entity 4711']));
  },
};
