import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acme, archivedEntity, buildEntity, manyTags } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { failing } from '@console/mocks/scenarios';
import { tagNamed } from '@console/mocks/tags/fixtures';
import { createTagStore, tagHandlers } from '@console/mocks/tags/handlers';
import { existing, rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { allAnswered, forgetCalls, held } from '../../../../.storybook/play/calls.ts';
import { layoutStore } from '../list/layout.store.ts';
import { EntitiesList } from './EntitiesList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(entityEndpoints.list, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '))),
);
const lastAsked = () => asked.mock.lastCall?.[0];

const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});

const meta: Meta<typeof EntitiesList> = {
  title: 'features/entities/EntitiesList',
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
  },
};
export default meta;
type Story = StoryObj<typeof EntitiesList>;

const table = () => screen.findByRole('table', { name: 'Entities' });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const sortBy = async (name: string) =>
  userEvent.click(within(await header(name)).getByRole('button', { name }));

export const Rows: Story = {
  tags: ['screen'],
  play: async ({ step }) => {
    await step('A-ENT-006 the columns stand in their order', async () => {
      const headers = within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'EID',
        'Entity Name',
        'URL',
        'Career Page',
        'Total Jobs',
        'Tags',
        'Tier Level',
        'Date Added',
        'Status',
      ]);
    });
    await step('A-ENT-008 A-SHL-034 A-CON-005 asks once, by EID, descending', async () => {
      await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[id]=desc']]);
      await expect(await header('EID')).toHaveAttribute('aria-sort', 'descending');
    });
    await step('A-CON-001 there are fifteen rows', async () => {
      await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
      await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
    });
    await waitFor(() => expect(address()).toBe('/entities'));
  },
};

export const ValuesInTheRows: Story = {
  parameters: { address: '/entities?order=asc' },
  play: async ({ step }) => {
    const active = await rowOf(acme.company_name);
    await step('A-ENT-010 A-ENT-011 the status is Active or Archived', async () => {
      await expect(active.getByText('Active')).toBeVisible();
      await expect((await rowOf(archivedEntity.company_name)).getByText('Archived')).toBeVisible();
    });
    await step('A-ENT-009 A-CON-007 A-DAT-005 the date, from Unix seconds', async () => {
      await expect(active.getByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveAttribute(
        'datetime',
        new Date((acme.date_added ?? 0) * 1000).toISOString(),
      );
    });
    await step('A-ENT-015 A-ENT-016 the links lead to the entity, in a new tab', async () => {
      for (const link of active.getAllByRole('link').slice(0, 2)) {
        await expect(link).toHaveAttribute('href', `/entities/${acme.id}`);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
    await step('A-ENT-012 A-ENT-013 A-ENT-014 three tags, all in the tooltip', async () => {
      const titles = manyTags.tags.map(({ tag }) => tag.title);
      const tags = existing((await rowOf(manyTags.company_name)).getByText('+2').parentElement);
      await expect(tags.textContent).toBe(`${titles.slice(0, 3).join(', ')} +2`);
      await userEvent.hover(tags);
      await expect(await screen.findByRole('tooltip')).toHaveTextContent(titles.join(', '));
    });
  },
};

export const HostileText: Story = {
  parameters: { address: '/entities?order=asc' },
  play: async () => {
    await expect(
      (await rowOf('<script>alert("markup")</script><b>Bold</b> & Co')).getByText(
        'Bring Your "Own" <b>Markup</b>',
      ),
    ).toBeVisible();
    await expect(within(await table()).getByText('סודהסטרים בע״מ')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Sorting: Story = {
  parameters: { address: '/entities?page=3&pageSize=5' },
  play: async ({ step }) => {
    await step('A-SHL-036 A-SHL-040 A-ENT-025 the first click sorts descending', async () => {
      await sortBy('Total Jobs');
      await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=5&order[num_jobs]=desc'));
      await expect(await header('Total Jobs')).toHaveAttribute('aria-sort', 'descending');
      await waitFor(() =>
        expect(address()).toBe('/entities?orderBy=num_jobs&order=desc&pageSize=5'),
      );
      await sortBy('EID');
      await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=5&order[id]=desc'));
      await waitFor(() => expect(address()).toBe('/entities?pageSize=5'));
    });
    await step('A-ENT-024 A-SHL-041 the next one turns it round', async () => {
      await sortBy('EID');
      await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=5&order[id]=asc'));
      await expect(await header('EID')).toHaveAttribute('aria-sort', 'ascending');
      await waitFor(() => expect(address()).toBe('/entities?order=asc&pageSize=5'));
    });
  },
};

export const Searching: Story = {
  parameters: { address: '/entities?page=2', covers: ['A-ENT-001', 'A-ENT-024', 'A-CON-006'] },
  play: async () => {
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search Entities...' });
    await userEvent.type(box, 'ørsted');
    await expect(asked).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(lastAsked()).toBe('?page=1&limit=15&order[id]=desc&custom_search=ørsted'),
    );
    await expect(asked).toHaveBeenCalledTimes(2);
    await expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('ørsted');
    await userEvent.clear(box);
    await userEvent.type(box, 'Nvidia{Enter}');
    await waitFor(() => expect(address()).toBe('/entities?search=Nvidia'));
  },
};

/** A debounced search does not undo changes that were made while it waited. */
export const SearchingWhileSorting: Story = {
  play: async () => {
    await table();
    await userEvent.type(screen.getByRole('searchbox'), 'Nvidia');
    await sortBy('Total Jobs');
    await waitFor(() =>
      expect(address()).toBe('/entities?search=Nvidia&orderBy=num_jobs&order=desc'),
    );
  },
};

const sidebar = async () => {
  const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
  await filters.findByRole('button', { name: 'Apply' });
  return filters;
};
const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return sidebar();
};
const chips = () => screen.queryByRole('list', { name: 'Active filters' });
const chipTexts = () =>
  within(chips() ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const [nasdaq, retail] = [tagNamed('NASDAQ'), tagNamed('Fortune 500')];

export const Filtering: Story = {
  parameters: { address: '/entities?page=2&from=elsewhere' },
  play: async ({ step }) => {
    await table();
    await step('A-ENT-002 Filter opens the sidebar', async () => {
      await openFilters();
    });
    const filters = await sidebar();
    await step('A-ENT-017 A-ENT-019 A-ENT-021 A-API-009 Apply asks for them', async () => {
      const tags = await filters.findByRole('combobox', { name: 'Tags' });
      for (const { title } of [nasdaq, retail]) {
        await userEvent.click(tags);
        await userEvent.click(await screen.findByRole('option', { name: title }));
      }
      await userEvent.type(filters.getByRole('textbox', { name: 'Ticker' }), 'T1');
      await expect(asked).toHaveBeenCalledTimes(1);

      await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
      await waitFor(() =>
        expect(lastAsked()).toBe(
          `?page=1&limit=15&order[id]=desc&ticker=T1&tags[]=${nasdaq.id}&tags[]=${retail.id}`,
        ),
      );
    });
    await step('A-ENT-024 A-ENT-026 A-ENT-027 the address changes with them', async () => {
      await waitFor(() =>
        expect(address()).toBe(
          `/entities?from=elsewhere&ticker=T1&tag[]=${nasdaq.id}&tag[]=${retail.id}`,
        ),
      );
    });
    await step('A-ENT-022 A-ENT-023 each has a chip, which takes it off', async () => {
      await expect(chipTexts()).toEqual([nasdaq.title, retail.title, 'Ticker: T1']);

      await userEvent.click(
        within(existing(chips())).getByRole('button', {
          name: `Remove Tags: ${retail.title}`,
        }),
      );
      await waitFor(() =>
        expect(lastAsked()).toBe(`?page=1&limit=15&order[id]=desc&ticker=T1&tags[]=${nasdaq.id}`),
      );
      await expect(chipTexts()).toEqual([nasdaq.title, 'Ticker: T1']);
    });
    await step('A-ENT-020 Reset All clears every filter', async () => {
      await userEvent.click(filters.getByRole('button', { name: 'Reset All' }));
      await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=15&order[id]=desc'));
      await waitFor(() => expect(address()).toBe('/entities?from=elsewhere'));
      await expect(chips()).not.toBeInTheDocument();
      await expect(filters.getByRole('textbox', { name: 'Ticker' })).toHaveValue('');
    });
  },
};

export const NoTags: Story = {
  parameters: {
    ...withHandlers(...tagHandlers({ store: createTagStore([]) })),
    covers: ['A-ENT-018'],
  },
  play: async () => {
    await table();
    const filters = await openFilters();
    await expect(filters.getByRole('textbox', { name: 'Ticker' })).toBeVisible();
    await expect(filters.queryByRole('combobox', { name: 'Tags' })).not.toBeInTheDocument();
  },
};

export const FilteredByALink: Story = {
  parameters: {
    address: `/entities?ticker=T&tags[0]=${nasdaq.id}&search=e&orderBy=eid&order=asc&pageSize=5`,
    covers: ['A-ENT-024', 'A-ENT-028'],
  },
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([
      [`?page=1&limit=5&order[id]=asc&custom_search=e&ticker=T&tags[]=${nasdaq.id}`],
    ]);
    await waitFor(() => expect(chipTexts()).toEqual([nasdaq.title, 'Ticker: T']));
    const filters = await openFilters();
    await expect(filters.getByRole('textbox', { name: 'Ticker' })).toHaveValue('T');
    await expect(screen.getByRole('searchbox')).toHaveValue('e');
  },
};

export const LinkWithNonsense: Story = {
  parameters: {
    address:
      '/entities?order=foo&orderBy=password&page=-2&pageSize=7&tag[]=x&ticker=%00&search=%00',
    covers: ['A-SHL-042', 'A-ENT-025'],
  },
  play: async () => {
    await table();
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(lastAsked()).not.toMatch(/foo|password|-2|limit=7|tags|ticker/);
    await expect(lastAsked()).toContain('page=1&limit=15&order[id]=desc');
  },
};

export const Paging: Story = {
  play: async ({ step }) => {
    await table();
    await step('A-SHL-027 A-DAT-020 the footer has the exact total', async () => {
      await expect(screen.getByText('Total').textContent).toBe('Total 110');
    });
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    await step('A-SHL-030 skipped pages show as an ellipsis', async () => {
      await expect(pages.getByText('…')).toBeVisible();
    });
    await step('A-ENT-003 A-SHL-029 A-SHL-037 a page button asks for its page', async () => {
      await userEvent.click(pages.getByRole('button', { name: '2' }));
      await waitFor(() => expect(lastAsked()).toBe('?page=2&limit=15&order[id]=desc'));
      await waitFor(() => expect(address()).toBe('/entities?page=2'));
    });
    const view = screen.getByRole('combobox', { name: 'View' });
    await step('A-ENT-003 A-SHL-028 A-CON-002 View offers the page sizes', async () => {
      await expect(
        within(view)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['5', '10', '15', '20', '50', '100']);
    });
    await step('A-SHL-038 A-SHL-039 another page size asks again, from page 1', async () => {
      await userEvent.selectOptions(view, '20');
      await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=20&order[id]=desc'));
      await waitFor(() => expect(address()).toBe('/entities?pageSize=20'));
    });
    await expect(pages.queryByText('…')).not.toBeInTheDocument();
  },
};

const downloaded = fn<(query: string) => void>().mockName('a CSV was asked for');

export const Downloading: Story = {
  parameters: {
    address: '/entities?search=e&ticker=T&orderBy=company_name&order=asc&page=2',
    ...withHandlers(
      endpoint(entityEndpoints.exportCsv, ({ request }) =>
        downloaded(decodeURIComponent(new URL(request.url).search)),
      ),
    ),
    covers: ['A-ENT-004', 'A-ENT-030', 'A-SHL-032'],
  },
  play: async () => {
    await table();
    downloaded.mockClear();
    const button = screen.getByRole('button', { name: 'Download CSV' });
    await expect(button.closest('footer')).toContainElement(
      screen.getByRole('combobox', { name: 'View' }),
    );
    await userEvent.click(button);
    await waitFor(async () =>
      expect(await screen.findByText('Entities have been downloaded.')).toBeVisible(),
    );
    await expect(downloaded.mock.calls).toEqual([
      ['?order[company_name]=asc&custom_search=e&ticker=T'],
    ]);
  },
};

export const DownloadFails: Story = {
  parameters: withHandlers(failing(entityEndpoints.exportCsv)),
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred: Status 500',
    );
    await expect(screen.queryByText('Entities have been downloaded.')).not.toBeInTheDocument();
  },
};

export const AddingAnEntity: Story = {
  parameters: { covers: ['A-ENT-005'] },
  play: async () => {
    await table();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Entity' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const AddingIsNotAllowed: Story = {
  parameters: { role: 'ROLE_USER' },
  play: async () => {
    await table();
    const button = await screen.findByRole('button', { name: 'Add Entity' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    button.focus();
    await waitFor(async () =>
      expect(await screen.findByText('Your role (User) may not do this.')).toBeVisible(),
    );
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const late = held(entityEndpoints.list, ({ url }) =>
  new URL(url).searchParams.has('order[num_jobs]'),
);
const three = [
  ['Alpha', 1],
  ['Beta', 9],
  ['Gamma', 5],
] as const;

/** The answer to the first sort arrives after the answer to the second. It is dropped. */
export const AnswersOutOfOrder: Story = {
  parameters: {
    msw: {
      handlers: [
        ...entityHandlers({
          store: createEntityStore(
            three.map(([company_name, num_jobs], index) =>
              buildEntity({ id: index + 1, company_name, num_jobs }),
            ),
          ),
        }),
        ...allHandlers(),
      ],
    },
  },
  beforeEach: ({ msw }) => {
    forgetCalls();
    msw?.use(late.handler);
  },
  play: async () => {
    await table();
    await sortBy('Total Jobs');
    await waitFor(async () => expect(await table()).toHaveAttribute('aria-busy', 'true'));
    await sortBy('Entity Name');
    const names = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelectorAll('td')[1]?.textContent);
    await waitFor(async () => expect(await names()).toEqual(['Gamma', 'Beta', 'Alpha']));
    await late.answer();
    await allAnswered();
    await expect(await table()).not.toHaveAttribute('aria-busy');
    await expect(await names()).toEqual(['Gamma', 'Beta', 'Alpha']);
    await expect(await header('Entity Name')).toHaveAttribute('aria-sort', 'descending');
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

export const LeavingAndComingBack: Story = {
  render: () => <Screens />,
  parameters: { covers: ['A-SHL-035'] },
  play: async () => {
    await table();
    await expect(asked).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
    await table();
    await expect(asked).toHaveBeenCalledTimes(2);
  },
};
