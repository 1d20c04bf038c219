import * as userEndpoints from '@console/api/users/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { users } from '@console/mocks/users/fixtures';
import { userHandlers } from '@console/mocks/users/handlers';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { UsersList } from './UsersList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(userEndpoints.list, ({ request }) => asked(new URL(request.url).search));
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});

const meta: Meta<typeof UsersList> = {
  title: 'features/users/UsersList',
  component: UsersList,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/users', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof UsersList>;

const table = () => screen.findByRole('table', { name: 'Users' });
const rowOf = async (text: string) => rowAround(await within(await table()).findByText(text));

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-USR-001 the columns stand in their order', async () => {
      await expect(
        within(await table())
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['ID', 'First Name', 'Last Name', 'Email', 'Role', 'Archived']);
    });
    await step('A-USR-003 A-API-051 A-CON-001 it asks for fifteen users', async () => {
      await expect(asked.mock.calls).toEqual([['?page=1&limit=15']]);
      await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
    });
    await step('A-USR-002 Archived reads False', async () => {
      await expect((await rowOf('admin@console.test')).getByText('False')).toBeVisible();
    });
    await expect(
      (await rowOf('admin@console.test')).getByText('Admin', { selector: 'td:nth-child(5)' }),
    ).toBeVisible();
    await step('A-USR-005 nothing can be edited', async () => {
      const page = within(document.body);
      await expect(
        page.queryByRole('button', { name: /add|edit|delete|archive/i }),
      ).not.toBeInTheDocument();
      await expect(within(await table()).queryByRole('button')).not.toBeInTheDocument();
    });
  },
};

export const SeveralRoles: Story = {
  play: async () => {
    const role = (await rowOf('several@console.test')).getByText('Data Quality Lead +2');
    role.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'User, Scraper, Data Quality Lead',
    );
  },
};

export const ArchivedPeople: Story = {
  parameters: {
    ...withHandlers(...userHandlers(users.filter(({ archived }) => archived))),
    covers: ['A-USR-002'],
  },
  play: async () => {
    await expect((await rowOf('archived@console.test')).getByText('True')).toBeVisible();
  },
};

export const Paging: Story = {
  parameters: { address: '/users?orderBy=email&order=asc&search=x' },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['?page=2&limit=15']));
    await waitFor(() => expect(address()).toBe('/users?orderBy=email&order=asc&search=x&page=2'));
  },
};
