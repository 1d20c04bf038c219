import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { offered, openRowMenu } from '../../../../.storybook/play/cellFilter.ts';
import { keysStore } from '../keys/keys.store.ts';
import { listen } from '../keys/listen.ts';
import { layoutStore } from '../list/layout.store.ts';
import { EntitiesList } from './EntitiesList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(entityEndpoints.list, ({ request }) =>
  asked(new URL(request.url).search),
);

/** The list of entities, worked without a mouse. */
const meta: Meta<typeof EntitiesList> = {
  title: 'features/entities/EntitiesList by keyboard',
  component: EntitiesList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/entities',
    role: 'ROLE_ADMIN',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
    keysStore.singleKeys = true;
    listen();
  },
};
export default meta;
type Story = StoryObj<typeof EntitiesList>;

const table = () => screen.findByRole('table', { name: 'Entities' });
const links = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]);
/** Keys as they are named; user-event wants some of them twice. */
const press = (...keys: readonly string[]) =>
  userEvent.keyboard(keys.map((key) => (key === '[' ? '[[' : key)).join(''));
const hasLoaded = async (times: number) =>
  waitFor(() => expect(asked).toHaveBeenCalledTimes(times));

export const Search: Story = {
  parameters: { address: '/entities?search=a&page=2' },
  play: async () => {
    await table();
    await press('/');
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('a');
    await press('r', 'j', '[', 'f', '?', '/');
    await expect(box).toHaveValue('rj[f?/');
    await expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/entities?search=a&page=2'));
  },
};

export const Rows: Story = {
  play: async () => {
    const [first, second] = await links();
    await press('j');
    await expect(first).toHaveFocus();
    await press('j');
    await expect(second).toHaveFocus();
    await press('k');
    await expect(first).toHaveFocus();
    const row = first?.closest('tr');
    await expect(row && getComputedStyle(row).backgroundColor).not.toBe(
      getComputedStyle(existing(second?.closest('tr'))).backgroundColor,
    );
    const opened = fn<(href: string | null) => void>();
    first?.addEventListener('click', (event) => {
      event.preventDefault();
      opened(first.getAttribute('href'));
    });
    await press('{Enter}');
    await expect(opened.mock.calls).toEqual([[first?.getAttribute('href')]]);
  },
};

/** A row that the keyboard goes to is seen, also under a header that stays. */
export const RowsOutOfSight: Story = {
  parameters: { address: '/entities?pageSize=50' },
  decorators: [
    (Story) => (
      <div style={{ height: '420px', overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const all = await links();
    for (let steps = 0; steps < 20; steps += 1) await press('j');
    await expect(all[19]).toHaveFocus();
    for (let steps = 0; steps < 12; steps += 1) await press('k');
    await expect(all[7]).toHaveFocus();
    const header = within(await table())
      .getAllByRole('columnheader')[0]
      ?.getBoundingClientRect();
    await expect(all[7]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header?.bottom ?? Infinity,
    );
  },
};

export const Refresh: Story = {
  play: async () => {
    const [first] = await links();
    await press('j', 'r');
    await hasLoaded(2);
    await expect(asked.mock.calls[1]).toEqual(asked.mock.calls[0]);
    await waitFor(async () => expect(await table()).not.toHaveAttribute('aria-busy'));
    await expect(first).toHaveFocus();
  },
};

export const Pages: Story = {
  play: async () => {
    await table();
    await press('[');
    await waitFor(() => expect(address()).toBe('/entities'));
    await press(']');
    await waitFor(() => expect(address()).toBe('/entities?page=2'));
    await hasLoaded(2);
    await press('[');
    await waitFor(() => expect(address()).toBe('/entities'));
  },
};

export const LastPage: Story = {
  parameters: { address: '/entities?page=99' },
  play: async () => {
    const wayBack = await screen.findByRole('button', { name: /Go to page \d+/ });
    const last = wayBack.textContent.replace(/\D/g, '');
    await press(']');
    await waitFor(() => expect(address()).toBe('/entities?page=99'));
    await press('[');
    await waitFor(() => expect(address()).toBe(`/entities?page=${last}`));
    await table();
    await press(']');
    await waitFor(() => expect(address()).toBe(`/entities?page=${last}`));
  },
};

export const Filters: Story = {
  play: async () => {
    const [first] = await links();
    await press('j', 'f');
    const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await waitFor(() =>
      expect(sidebar.getByRole('button', { name: 'Close Filters' })).toHaveFocus(),
    );
    await sidebar.findByRole('button', { name: 'Apply' });
    await press('f');
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(first).toHaveFocus();
  },
};

/** Tab leads from the keys of the list into a filter, where letters are text again. */
export const TypingInAFilter: Story = {
  play: async () => {
    await table();
    await press('f');
    const ticker = await screen.findByRole('textbox', { name: 'Ticker' });
    await userEvent.type(ticker, 'frj/');
    await expect(ticker).toHaveValue('frj/');
    await expect(asked).toHaveBeenCalledOnce();
  },
};

/** A frame that a busy machine paints late does not take the focus away from a filter. */
export const TypingBeforeALateFrame: Story = {
  play: async () => {
    await table();
    const held: FrameRequestCallback[] = [];
    const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
      held.push(run),
    );
    await press('f');
    const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await expect(sidebar.getByRole('button', { name: 'Close Filters' })).toHaveFocus();
    const ticker = await sidebar.findByRole('textbox', { name: 'Ticker' });
    await userEvent.type(ticker, 'fr');
    frames.mockRestore();
    for (const run of held) run(performance.now());
    await expect(ticker).toHaveFocus();
    await userEvent.keyboard('j/');
    await expect(ticker).toHaveValue('frj/');
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const UnderADialog: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Add Entity' }));
    const dialog = await screen.findByRole('dialog');
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    cancel.focus();
    await press('/', 'f', 'j', 'r', ']');
    await expect(cancel).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/entities'));
    await expect(asked).toHaveBeenCalledOnce();
    await expect(layoutStore.sidebarOpen).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('r');
    await hasLoaded(2);
  },
};

export const SwitchedOff: Story = {
  beforeEach: () => {
    keysStore.singleKeys = false;
  },
  play: async () => {
    await table();
    await press('/', 'f', 'j', 'r', ']');
    await expect(screen.getByRole('searchbox')).not.toHaveFocus();
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/entities'));
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const FilterByAValue: Story = {
  parameters: { address: '/entities?order=asc', covers: ['H-FLT-002', 'H-FLT-006'] },
  play: async () => {
    const [first] = await links();
    await openRowMenu(first);
    await expect(offered()).toEqual(acme.tags.map(({ tag }) => `Tags: ${tag.title}`));
    await press('{Enter}');
    await waitFor(() =>
      expect(address()).toBe(`/entities?tag[]=${acme.tags[0]?.tag.id}&order=asc`),
    );
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('tags'));
  },
};
