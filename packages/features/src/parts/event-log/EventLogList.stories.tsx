import * as endpoints from '@console/api/event-logs/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { EVENT_TYPES, SCRAPE_EVENT_TYPES } from '@console/mocks/event-logs/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { existing, rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { openRowMenu, offered } from '../../../../../.storybook/play/cellFilter.ts';
import { listen } from '../../keys/listen.ts';
import { codeLabel } from '../cells/codeLabel.ts';
import { EventLogFilters } from './EventLogFilters.tsx';
import { EventLogList } from './EventLogList.tsx';

const asked = fn<(request: string) => void>().mockName('a request was sent');
const record = ({ request: { url } }: { request: Request }) => {
  const { pathname, search } = new URL(url);
  asked(decodeURIComponent(pathname + search).replaceAll('+', ' '));
};
const recorded = [
  endpoint(endpoints.ofEntity, record),
  endpoint(endpoints.ofScrape, record),
  endpoint(endpoints.exportOfEntity, record),
];
const PAGE = '/entities/1/event-log';
const first = '/api/entities/1/event_logs?page=1&limit=15&order[created_at]=desc';

const meta: Meta<typeof EventLogList> = {
  title: 'parts/EventLogList',
  component: EventLogList,
  decorators: [withFullHeight, withSwr, withRouter],
  args: { owner: { entityId: 1 } },
  parameters: {
    layout: 'fullscreen',
    address: PAGE,
    msw: { handlers: [...recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof EventLogList>;

const table = () => screen.findByRole('table', { name: 'Event Log' });
const rowOf = async (title: string) => rowAround(await screen.findByTitle(title));

export const OfAnEntity: Story = {
  parameters: { covers: ['B-EEL-001', 'B-EEL-003', 'B-API-027', 'B-DAT-009'] },
  play: async ({ step }) => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '#',
      'Event Type',
      'Event Action',
      'Current State',
      'Previous State',
      'Event Date',
      'User',
      'User Role',
      'Note',
    ]);
    await expect(asked.mock.calls).toEqual([[first]]);
    await expect(screen.getByRole('heading', { level: 2, name: 'Event Log' })).toBeVisible();
    await step('an event tells who did what, in words', async () => {
      const saved = await rowOf('parser_saved');
      await expect(saved.getByText('Scrape Code')).toHaveAttribute('title', 'scrape_code');
      await expect(saved.getByText('Parser Saved')).toBeVisible();
      await expect(saved.getByText('8')).toBeVisible();
      await expect(saved.getByText('7')).toBeVisible();
      await expect(saved.getByText('S. Demo')).toBeVisible();
      await expect(saved.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d /)).toBeVisible();
      await expect(saved.getByText('Scraper')).toBeVisible();
      await waitFor(() => expect(saved.getByText('changed')).toBeVisible());
    });
    await step('an unknown type, an unknown role and markup are shown as text', async () => {
      const strange = await rowOf('robot_uprising-2');
      await expect(strange.getByText('Robot Uprising 2')).toBeVisible();
      await expect(strange.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
      await expect(strange.getByText('ROLE_KING')).toBeVisible();
      await waitFor(() => expect(strange.getByText('A note')).toBeVisible());
    });
    await step('the system has no name', async () => {
      const system = await rowOf('removed');
      await expect(system.getAllByText('–')).toHaveLength(5);
    });
    await step('B-EEL-002 only the date sorts', async () => {
      const buttons = within(await table()).getAllByRole('button');
      await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Event Date']);
      await userEvent.click(existing(buttons[0]));
      await waitFor(() => expect(asked.mock.lastCall).toEqual([first.replace('=desc', '=asc')]));
    });
  },
};

export const OfAScrape: Story = {
  args: { owner: { scrapeId: 812 } },
  parameters: {
    address: '/scrapes/812/event-log',
    covers: ['B-SCR-004', 'B-API-028', 'B-API-004'],
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', height: '100vh' }}>
      <EventLogList {...args} />
      <aside aria-label="Sidebar">
        <EventLogFilters owner={args.owner} />
      </aside>
    </div>
  ),
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([
      ['/api/scrapes/812/event_logs?page=1&limit=15&order[created_at]=desc'],
    ]);
    const filters = within(screen.getByRole('complementary', { name: 'Sidebar' }));
    await userEvent.click(await filters.findByRole('combobox', { name: 'Event Type' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox', { name: 'Event Type' }))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(SCRAPE_EVENT_TYPES.map(codeLabel)),
    );
  },
};

/** The filter offers the types that the back end names for entities. */
export const TypesOfAnEntity: Story = {
  parameters: { covers: ['B-API-003'] },
  render: ({ owner }) => <EventLogFilters owner={owner} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Event Type' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('listbox', { name: 'Event Type' }))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(EVENT_TYPES.map(codeLabel)),
    );
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${PAGE}?search=a&order=asc&page=2&pageSize=5&eventType[]=note&eventType[]=queue&user[]=5&userRole[]=ROLE_DQ&userRole[]=ROLE_KING&eventDate[GTE]=2026-11-01&eventDate[LTE]=2026-11-21`,
    covers: ['B-EEL-005', 'B-EEL-007', 'B-EEL-009', 'B-EEL-010'],
  },
  play: async ({ step }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const query = new URL(asked.mock.lastCall?.[0] ?? '', 'https://console.test').searchParams;
    await expect(Object.fromEntries(query)).toMatchObject({
      page: '2',
      limit: '5',
      'order[created_at]': 'asc',
      custom_search: 'a',
      'user.id[]': '5',
      'created_at[after]': expect.stringMatching(/^2026-1[01]-\d\d \d\d:\d\d:\d\d$/),
      'created_at[before]': expect.stringMatching(/^2026-11-2[12] \d\d:\d\d:\d\d$/),
    });
    await step(
      'B-API-030 B-EEL-008 lists are sent as lists, and unknown roles are not',
      async () => {
        await expect(query.getAll('event_type[]')).toEqual(['note', 'queue']);
        await expect(query.getAll('user.role[]')).toEqual(['ROLE_DQ']);
      },
    );
    await expect(
      await screen.findByRole('button', { name: 'Remove Event Type: Queue' }),
    ).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Remove User: S. Demo' })).toBeVisible();
  },
};

export const LinkWithAnUnknownOrder: Story = {
  parameters: { address: `${PAGE}?orderBy=user`, covers: ['B-EEL-006'] },
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([[first]]);
  },
};

export const Roles: Story = {
  parameters: { covers: ['B-EEL-011'] },
  render: ({ owner }) => <EventLogFilters owner={owner} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'User Role' }));
    await expect(
      (await screen.findAllByRole('option')).map(({ textContent }) => textContent),
    ).toEqual(['Admin', 'Data Quality Lead', 'Scrape Lead', 'Data Quality', 'Scraper', 'User']);
  },
};

export const Downloading: Story = {
  parameters: { covers: ['B-EEL-012', 'B-API-029', 'A-ERR-022'] },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('Event Logs have been downloaded.')).toBeVisible();
    await expect(asked.mock.lastCall).toEqual([
      '/api/entities/1/event_logs/csv?order[created_at]=desc',
    ]);
  },
};

export const FilteredByAValue: Story = {
  parameters: { covers: ['H-FLT-012'] },
  beforeEach: () => listen(),
  play: async () => {
    const row = (await screen.findByTitle('parser_saved')).closest('tr');
    if (row) row.tabIndex = -1;
    await openRowMenu(row ?? undefined);
    await expect(offered().map((words) => words?.replace(/: \d.*/, ''))).toEqual([
      'Event Type: Scrape Code',
      'Event Date',
      'User: S. Demo',
      'User Role: Scraper',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /^User Role/ }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([`${first}&user.role[]=ROLE_SCRAPER`]));
    await expect(screen.getByRole('button', { name: 'Remove User Role: Scraper' })).toBeVisible();
  },
};
