import { list } from '@console/api/__kebab__/endpoints';
import { __camel__Handlers } from '@console/mocks/__kebab__/handlers';
import { endpoint } from '@console/mocks/endpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { layoutStore } from '../list/layout.store.ts';
import { __Pascal__List } from './__Pascal__List.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(list, ({ request }) => asked(decodeURIComponent(new URL(request.url).search)));

const meta: Meta<typeof __Pascal__List> = {
  title: 'features/__domain__/__Pascal__List',
  component: __Pascal__List,
  decorators: [(Story) => <div style={{ height: '100vh' }}><Story /></div>, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/__kebab__',
    msw: { handlers: [recorded, ...__camel__Handlers()] },
  },
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
