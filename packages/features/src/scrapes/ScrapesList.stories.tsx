import * as lookupEndpoints from '@console/api/lookups/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { atsList, siteTypes } from '@console/mocks/lookups/fixtures';
import { failing } from '@console/mocks/scenarios';
import {
  acmeWorkday,
  archivedScrape,
  ATS_IN_HEBREW,
  ATS_WITH_SIGNS,
  buildScrape,
  manualScrape,
  scrapeWithoutAts,
  stuckWithItems,
  stuckWithoutItems,
} from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { existing, rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { layoutStore } from '../list/layout.store.ts';
import { ScrapesList } from './ScrapesList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const queryOf = (request: Request) =>
  decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '));
const recorded = endpoint(scrapeEndpoints.list, ({ request }) => asked(queryOf(request)));
const lastAsked = () => asked.mock.lastCall?.[0];
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});
const FIRST = '?page=1&limit=15&order[entity_id]=desc';

const meta: Meta<typeof ScrapesList> = {
  title: 'features/scrapes/ScrapesList',
  component: ScrapesList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/scrapes', role: 'ROLE_ADMIN', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
  },
};
export default meta;
type Story = StoryObj<typeof ScrapesList>;

const table = () => screen.findByRole('table', { name: 'Scrapes' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });

/** The columns in their order, each with its key. */
const COLUMNS = [
  ['EID', 'entity_id'],
  ['Entity Name', 'entity.company_name'],
  ['SID', 'id'],
  ['Scrape Name', 'name'],
  ['URL', 'entity.url'],
  ['Career Page', 'entity.career_page'],
  ['Career Portal', 'career_portal'],
  ['Total Jobs', 'num_jobs'],
  ['% Without Locations', 'scrape.percentage_without_locations'],
  ['Run Status', 'active'],
  ['Active', 'archived'],
  ['Status', 'status'],
  ['ATS', 'ats'],
  ['Site Type', 'site_type_label'],
] as const;

export const Rows: Story = {
  parameters: { covers: ['A-SCR-001', 'A-SCR-005', 'A-SCR-007', 'A-CON-001'] },
  play: async () => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(COLUMNS.map(([name]) => name));
    await expect(screen.getByRole('heading', { name: 'All Scrapes List' })).toBeVisible();
    await expect(asked.mock.calls).toEqual([[FIRST]]);
    await expect(await header('EID')).toHaveAttribute('aria-sort', 'descending');
    await expect(await rows()).toHaveLength(15);
    await waitFor(() => expect(address()).toBe('/scrapes'));
  },
};

const cellsOf = async (name: string) => {
  const cells = (await rowOf(name)).getAllByRole('cell').map(({ textContent }) => textContent);
  return Object.fromEntries(COLUMNS.map(([column], index) => [column, cells[index]]));
};

export const ValuesInTheRows: Story = {
  parameters: {
    ...withHandlers(
      ...scrapeHandlers([
        acmeWorkday,
        archivedScrape,
        manualScrape,
        scrapeWithoutAts,
        stuckWithItems,
        stuckWithoutItems,
      ]),
    ),
  },
  play: async ({ step }) => {
    await step('A-SCR-008 A-SCR-009 A-SCR-011 A-DAT-008 an idle, automatic scrape', async () => {
      const cells = await cellsOf(acmeWorkday.name);
      await expect(cells).toMatchObject({
        EID: String(acme.id),
        SID: '812',
        'Total Jobs': '80',
        '% Without Locations': '12.50%',
        'Run Status': 'Automatic',
        Active: 'Active',
        Status: 'Idle',
        ATS: 'Workday',
        'Site Type': 'Corporate',
      });
    });
    await step('A-SCR-009 A-SCR-010 A-SCR-012 the other words of the three columns', async () => {
      await expect(await cellsOf(manualScrape.name)).toMatchObject({
        'Run Status': 'Manual',
        Active: 'Active',
      });
      await expect(await cellsOf(archivedScrape.name)).toMatchObject({ Active: 'Archived' });
      await expect(await cellsOf(stuckWithItems.name)).toMatchObject({ Status: 'Spidering' });
      await expect(await cellsOf(stuckWithoutItems.name)).toMatchObject({ Status: 'Parsing' });
    });
    await expect(await cellsOf(scrapeWithoutAts.name)).toMatchObject({
      ATS: '–',
      'Career Portal': '–',
    });
    await step('A-SCR-013 A-SCR-014 the links lead to the entity and to the scrape', async () => {
      const row = await rowOf(acmeWorkday.name);
      for (const [text, href] of [
        [String(acme.id), `/entities/${acme.id}`],
        [acme.company_name, `/entities/${acme.id}`],
        ['812', '/scrapes/812'],
        [acmeWorkday.name, '/scrapes/812'],
      ] as const) {
        const link = row.getByRole('link', { name: text });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });
  },
};

/** A back end may call the stage idle "inactive". */
export const InactiveStage: Story = {
  parameters: {
    ...withHandlers(
      ...scrapeHandlers([{ ...buildScrape({ id: 1, name: 'Old word' }), status: 'inactive' }]),
    ),
    covers: ['A-SCR-011'],
  },
  play: async () => {
    await expect(await cellsOf('Old word')).toMatchObject({ Status: 'Idle' });
  },
};

export const HostileText: Story = {
  parameters: { address: '/scrapes?orderBy=id&order=asc&pageSize=20' },
  play: async () => {
    const row = await rowOf('<img src=x onerror=alert(1)><b>Bold</b>');
    await expect(row.getByText('javascript:alert(1)')).toBeInTheDocument();
    await expect(row.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
    await expect((await rowOf('סודהסטרים קריירה')).getByText(ATS_IN_HEBREW)).toBeInTheDocument();
    await expect((await rowOf('وظائف (STC)')).getByText(ATS_WITH_SIGNS)).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Searching: Story = {
  parameters: {
    address: '/scrapes?page=2',
    covers: ['A-SCR-003', 'A-SCR-021', 'A-API-023', 'A-CON-006'],
  },
  play: async () => {
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search Scrapes...' });
    await userEvent.type(box, 'workday{Enter}');
    await waitFor(() => expect(lastAsked()).toBe(`${FIRST}&custom_search=workday`));
    await waitFor(() => expect(address()).toBe('/scrapes?search=workday'));
    await expect(await cellsOf(acmeWorkday.name)).toMatchObject({ SID: '812' });
    await userEvent.clear(box);
    await userEvent.type(box, `%_\\'"<>{Enter}`);
    await waitFor(() => expect(lastAsked()).toBe(`${FIRST}&custom_search=%_\\'"<>`));
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
  },
};

/** As long as the box allows; the rest of a paste of 1,000 characters is not taken. */
export const SearchingForALongText: Story = {
  play: async () => {
    await table();
    const box = screen.getByRole('searchbox', { name: 'Search Scrapes...' });
    await userEvent.click(box);
    await userEvent.paste('a'.repeat(1000));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastAsked()).toBe(`${FIRST}&custom_search=${'a'.repeat(255)}`));
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
  },
};

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const sidebar = within(await screen.findByRole('complementary', { name: 'Filters' }));
  await sidebar.findByRole('button', { name: 'Apply' });
  return sidebar;
};
const choose = async (field: HTMLElement, ...names: string[]) => {
  await userEvent.click(field);
  for (const name of names) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};
const chips = () => screen.queryByRole('list', { name: 'Active filters' });
const chipTexts = () =>
  within(chips() ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const removeChip = async (text: string) =>
  userEvent.click(within(existing(chips())).getByRole('button', { name: `Remove ${text}` }));
const [corporate, staffing] = siteTypes;
const [greenhouse, , lever] = atsList;

export const Filtering: Story = {
  parameters: {
    address: '/scrapes?page=2&from=elsewhere',
    covers: ['A-SCR-004'],
  },
  play: async ({ step }) => {
    await table();
    const filters = await openFilters();
    await step('A-API-037 A-DAT-011 A-DAT-012 offers the site types and the engines', async () => {
      await choose(
        filters.getByRole('combobox', { name: 'Site Type' }),
        corporate?.label ?? '',
        staffing?.label ?? '',
      );
      await choose(
        filters.getByRole('combobox', { name: 'ATS' }),
        greenhouse?.name ?? '',
        lever?.name ?? '',
      );
    });
    const jobs = within(filters.getByRole('group', { name: 'Total Jobs' }));
    await userEvent.type(jobs.getByRole('textbox', { name: 'From' }), '0');
    await userEvent.type(jobs.getByRole('textbox', { name: 'To' }), '350');
    await step('A-SCR-018 A-SCR-019 Run Status and Status are two radio buttons each', async () => {
      const runs = within(filters.getByRole('radiogroup', { name: 'Run Status' }));
      await expect(
        runs.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
      ).toEqual(['Automatic', 'Manual']);
      await userEvent.click(runs.getByRole('radio', { name: 'Automatic' }));
      const status = within(filters.getByRole('radiogroup', { name: 'Status' }));
      await expect(
        status.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
      ).toEqual(['Active', 'Archived']);
      await userEvent.click(status.getByRole('radio', { name: 'Archived' }));
    });
    await step('A-SCR-020 the share without location takes several of four', async () => {
      const shares = filters.getByRole('combobox', { name: '% Without Location' });
      await userEvent.click(shares);
      await expect(
        within(await screen.findByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['25%', '50%', '75%', '100%']);
      await choose(shares, '25%', '100%');
    });
    await expect(asked).toHaveBeenCalledTimes(1);

    await step('A-SCR-015 A-SCR-016 A-SCR-017 A-API-023 Apply asks once for all', async () => {
      await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
      await waitFor(() =>
        expect(lastAsked()).toBe(
          `${FIRST}&site_type[]=1&site_type[]=2&ats[]=Greenhouse&ats[]=Lever&num_jobs[gte]=0&num_jobs[lte]=350&active=true&archived=true&percentage_without=25,100`,
        ),
      );
      await expect(asked).toHaveBeenCalledTimes(2);
    });
    await step('A-SCR-021 A-SCR-022 A-SCR-023 the address holds them', async () => {
      await waitFor(() =>
        expect(address()).toBe(
          '/scrapes?from=elsewhere&siteType[]=1&siteType[]=2&ats[]=Greenhouse&ats[]=Lever&totalJobs[GTE]=0&totalJobs[LTE]=350&runStatus=automatic&archivedStatus=archived&withoutLocations=25&withoutLocations=100',
        ),
      );
    });
    await expect(chipTexts()).toEqual([
      `Site Type: ${corporate?.label}`,
      `Site Type: ${staffing?.label}`,
      'ATS: Greenhouse',
      'ATS: Lever',
      'Total Jobs: from 0 to 350',
      'Run Status: Automatic',
      'Status: Archived',
      '% Without Location: 25%',
      '% Without Location: 100%',
    ]);
    await removeChip('ATS: Lever');
    await waitFor(() => expect(lastAsked()).toContain('&ats[]=Greenhouse&num_jobs'));
    await removeChip('Status: Archived');
    await waitFor(() => expect(lastAsked()).not.toContain('archived'));
    await userEvent.click(filters.getByRole('button', { name: 'Reset All' }));
    await waitFor(() => expect(lastAsked()).toBe(FIRST));
    await waitFor(() => expect(address()).toBe('/scrapes?from=elsewhere'));
    await expect(chips()).not.toBeInTheDocument();
  },
};

/**
 * Opening with filters sends one request with the filters. Only the chip labels wait for the
 * lookups.
 */
export const FilteredByALink: Story = {
  parameters: {
    address:
      '/scrapes?siteType[]=2&ats[]=none&withoutLocations=25,50&runStatus=manual&totalJobs[GTE]=1',
    covers: ['A-SCR-021'],
  },
  play: async () => {
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'Site Type: Staffing',
        'No ATS',
        'Total Jobs: from 1',
        'Run Status: Manual',
        '% Without Location: 25%',
        '% Without Location: 50%',
      ]),
    );
    await expect(asked.mock.calls).toEqual([
      [`${FIRST}&site_type[]=2&ats[]=none&num_jobs[gte]=1&active=false&percentage_without=25,50`],
    ]);
    const filters = await openFilters();
    await expect(filters.getByRole('radio', { name: 'Manual' })).toBeChecked();
    await expect(
      within(filters.getByRole('group', { name: 'Total Jobs' })).getByRole('textbox', {
        name: 'From',
      }),
    ).toHaveValue('1');
  },
};

/** Filters by a deleted site type and ATS are shown as chips and can be removed. */
export const FiltersThatAreGone: Story = {
  parameters: { address: '/scrapes?siteType[]=99&ats[]=Gone%2FSystem%3F' },
  play: async () => {
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(chipTexts()).toEqual(['Site Type: 99', 'ATS: Gone/System?']);
    const filters = await openFilters();
    await expect(filters.getByRole('button', { name: 'Remove Gone/System?' })).toBeVisible();
    await removeChip('ATS: Gone/System?');
    await waitFor(() => expect(lastAsked()).toBe(`${FIRST}&site_type[]=99`));
    await removeChip('Site Type: 99');
    await waitFor(async () => expect(await rows()).toHaveLength(15));
    await waitFor(() => expect(address()).toBe('/scrapes'));
  },
};

export const RangeUpsideDown: Story = {
  parameters: { address: '/scrapes?totalJobs[GTE]=9&totalJobs[LTE]=3' },
  play: async () => {
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    const filters = await openFilters();
    await expect(filters.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
      'To is less than From.',
    );
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    await expect(asked).toHaveBeenCalledTimes(1);
  },
};

const downloaded = fn<(query: string) => void>().mockName('a CSV was asked for');

export const Downloading: Story = {
  parameters: {
    address: '/scrapes?search=a&ats[]=Lever&orderBy=name&order=asc&page=2',
    ...withHandlers(
      endpoint(scrapeEndpoints.exportCsv, ({ request }) => downloaded(queryOf(request))),
    ),
    covers: ['A-ERR-020', 'A-API-024'],
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'All Scrapes List' });
    downloaded.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('Scrapes have been downloaded.')).toBeVisible();
    await expect(downloaded.mock.calls).toEqual([['?order[name]=asc&custom_search=a&ats[]=Lever']]);
  },
};

export const DownloadFails: Story = {
  parameters: withHandlers(failing(scrapeEndpoints.exportCsv)),
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred: Status 500',
    );
    await expect(screen.queryByText('Scrapes have been downloaded.')).not.toBeInTheDocument();
  },
};

export const AddingAnEntity: Story = {
  parameters: { covers: ['A-SCR-002'] },
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
    await waitFor(() =>
      expect(screen.getByText('Your role (User) may not do this.')).toBeVisible(),
    );
  },
};

/** Failed lookups do not affect the rows: only the filter options are missing. */
export const LookUpsFail: Story = {
  parameters: {
    address: '/scrapes?siteType[]=2',
    ...withHandlers(failing(lookupEndpoints.ats), failing(lookupEndpoints.siteTypes)),
  },
  play: async () => {
    await table();
    await expect(chipTexts()).toEqual(['Site Type: 2']);
  },
};
