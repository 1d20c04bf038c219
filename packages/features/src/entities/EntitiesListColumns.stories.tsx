import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { setTableLayout } from '../list/tableLayout.store.ts';
import { EntitiesList } from './EntitiesList.tsx';

const asked = fn<(query: string) => void>().mockName('a request was sent');
const recorded = [
  endpoint(entityEndpoints.list, ({ request }) =>
    asked(decodeURIComponent(new URL(request.url).search)),
  ),
  endpoint(entityEndpoints.exportCsv, ({ request }) =>
    asked(`csv ${decodeURIComponent(new URL(request.url).search)}`),
  ),
];

/** How a person arranges a list: the same on every list, shown here on the widest of them. */
const meta: Meta<typeof EntitiesList> = {
  title: 'features/entities/EntitiesList columns',
  component: EntitiesList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/entities',
    role: 'ROLE_ADMIN',
    msw: { handlers: [...recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
    return () => setTableLayout('entities', DEFAULT_LAYOUT);
  },
};
export default meta;
type Story = StoryObj<typeof EntitiesList>;

const table = () => screen.findByRole('table', { name: 'Entities' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
};

export const HiddenColumns: Story = {
  play: async () => {
    await table();
    const panel = await open();
    for (const name of ['EID', 'URL', 'Career Page', 'Tags'])
      await userEvent.click(panel.getByRole('checkbox', { name }));
    await waitFor(async () =>
      expect(await headers()).toEqual([
        'Entity Name',
        'Total Jobs',
        'Tier Level',
        'Date Added',
        'Status',
      ]),
    );
    await expect((await table()).querySelectorAll('tbody td')).toHaveLength(15 * 5);
    await expect(panel.getByText('The rows stay sorted by this column.')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[id]=desc']]);
    await waitFor(() => expect(address()).toBe('/entities'));

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['csv ?order[id]=desc']));
  },
};

export const OrderAndDensity: Story = {
  play: async () => {
    await table();
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Move Status up' }));
    await userEvent.click(panel.getByRole('button', { name: 'Move Entity Name up' }));
    await waitFor(async () =>
      expect(await headers()).toEqual([
        'Entity Name',
        'EID',
        'URL',
        'Career Page',
        'Total Jobs',
        'Tags',
        'Tier Level',
        'Status',
        'Date Added',
      ]),
    );
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await waitFor(async () =>
      expect(
        within(await table())
          .getAllByRole('cell')[0]
          ?.getBoundingClientRect().height,
      ).toBe(30),
    );
    await userEvent.click(panel.getByRole('radio', { name: 'Normal' }));
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(async () =>
      expect((await headers()).slice(0, 3)).toEqual(['EID', 'Entity Name', 'URL']),
    );
    await expect(
      within(await table())
        .getAllByRole('cell')[0]
        ?.getBoundingClientRect().height,
    ).toBe(36);
    await expect(localStorage.getItem('table:entities')).toBeNull();
  },
};

function Screens() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        {here ? 'Leave' : 'Come back'}
      </button>
      {here && (
        <div style={{ height: '90vh' }}>
          <EntitiesList />
        </div>
      )}
    </>
  );
}

export const Remembered: Story = {
  render: () => <Screens />,
  play: async () => {
    await table();
    await userEvent.click((await open()).getByRole('checkbox', { name: 'URL' }));
    await userEvent.keyboard('{Escape}');
    await expect(JSON.parse(localStorage.getItem('table:entities') ?? '')).toEqual({
      order: [],
      hidden: ['url'],
      widths: {},
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await table();
    await expect(await headers()).not.toContain('URL');
  },
};

/** A hidden column stays hidden in rows that load later, and sorting still sends the same request. */
export const SortingWithAWidth: Story = {
  beforeEach: () =>
    setTableLayout('entities', {
      ...DEFAULT_LAYOUT,
      hidden: ['tags'],
      widths: { company_name: 320 },
    }),
  play: async () => {
    const name = within(await table()).getByRole('columnheader', { name: 'Entity Name' });
    await expect(name.getBoundingClientRect().width).toBe(320);
    await userEvent.click(within(name).getByRole('button'));
    await waitFor(() =>
      expect(asked.mock.lastCall).toEqual(['?page=1&limit=15&order[company_name]=desc']),
    );
    await waitFor(async () => expect(await table()).not.toHaveAttribute('aria-busy'));
    await expect(name.getBoundingClientRect().width).toBe(320);
    await expect(await headers()).not.toContain('Tags');
  },
};
