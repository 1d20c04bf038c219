import { list } from '@console/api/__kebab__/endpoints';
import { serverError } from '@console/api/core/hydra/problem';
import { __camel__Handlers } from '@console/mocks/__kebab__/handlers';
import { endpoint } from '@console/mocks/endpoint';
import { never, problemResponse } from '@console/mocks/respond';
import { endless, failing, forbidden } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { layoutStore } from '../list/layout.store.ts';
import { __Pascal__List } from './__Pascal__List.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(list, ({ request }) => asked(decodeURIComponent(new URL(request.url).search)));
const withHandlers = (...handlers: RequestHandler[]) => ({ msw: { handlers: [recorded, ...handlers, ...__camel__Handlers()] } });

const meta: Meta<typeof __Pascal__List> = {
  title: 'features/__domain__/__Pascal__List',
  component: __Pascal__List,
  decorators: [(Story) => <div style={{ height: '100vh' }}><Story /></div>, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/__kebab__', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
  },
};
export default meta;
type Story = StoryObj<typeof __Pascal__List>;

const table = () => screen.findByRole('table', { name: '__Title__' });
const sortByName = async () => userEvent.click(within(await table()).getByRole('button', { name: 'Name' }));

export const Rows: Story = {
  play: async () => {
    await expect(within(await table()).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['ID', 'Name']);
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[id]=desc']]);
    await sortByName();
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['?page=1&limit=15&order[name]=desc']));
    await expect(address()).toBe('/__kebab__?orderBy=name&order=desc');
  },
};

export const Filtering: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['?page=1&limit=15&order[id]=desc&name=7']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Name: 7' }));
    await expect(address()).toBe('/__kebab__');
  },
};

export const Loading: Story = {
  parameters: withHandlers(endless(list)),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: withHandlers(failing(list)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withHandlers(...__camel__Handlers([])),
  play: async () => {
    await expect(await screen.findByText('Nothing here yet.')).toBeVisible();
  },
};

export const NoMatches: Story = {
  parameters: { address: '/__kebab__?search=nothing-like-this' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await expect(address()).toBe('/__kebab__');
  },
};

const after = (later: () => Response | Promise<Response>) => {
  let first = true;
  return endpoint(list, () => {
    if (!first) return later();
    first = false;
    return undefined;
  });
};

export const Refreshing: Story = {
  beforeEach: ({ msw }) => msw?.use(after(never)),
  play: async () => {
    await sortByName();
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
  },
};

export const StaleAfterError: Story = {
  beforeEach: ({ msw }) => msw?.use(after(() => problemResponse(serverError()))),
  play: async () => {
    await sortByName();
    await expect(await screen.findByText(/could not be loaded again/)).toBeVisible();
    await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
  },
};

export const PastTheEnd: Story = {
  parameters: { address: '/__kebab__?page=9' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to page 2' }));
    await expect(address()).toBe('/__kebab__?page=2');
  },
};

export const Forbidden: Story = {
  parameters: withHandlers(forbidden(list)),
  play: async () => {
    await expect(await screen.findByText('You may not see this list.')).toBeVisible();
  },
};
