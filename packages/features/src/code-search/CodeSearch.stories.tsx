import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { json } from '@console/mocks/respond';
import { endless, failingOnce } from '@console/mocks/scenarios';
import {
  acmeWorkday,
  archivedScrape,
  comboScrape,
  longCodeScrape,
} from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { toCodeRow } from '@console/mocks/scrapes/views';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { layoutStore } from '../list/layout.store.ts';
import { CodeSearch } from './CodeSearch.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const opened = fn<(id: string) => void>().mockName('one scrape was asked for');
const recorded = [
  endpoint(scrapeEndpoints.list, ({ request }) =>
    asked(decodeURIComponent(new URL(request.url).search)),
  ),
  endpoint(scrapeEndpoints.read, ({ params }) => opened(String(params.id))),
];
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...recorded, ...handlers, ...allHandlers()] },
});

const meta: Meta<typeof CodeSearch> = {
  title: 'features/code-search/CodeSearch',
  component: CodeSearch,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/code-search', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
    opened.mockClear();
    layoutStore.sidebarOpen = false;
  },
};
export default meta;
type Story = StoryObj<typeof CodeSearch>;

const DEFAULTS = '?page=1&limit=15&order[entity_id]=desc';
const table = () => screen.findByRole('table', { name: 'Code Search' });
const lastAsked = () => asked.mock.lastCall?.[0];
const expander = (name: string) => screen.findByRole('button', { name: `Code of ${name}` });
const editor = (name: string) => screen.findByRole('textbox', { name });
const textOf = (area: HTMLElement) =>
  area
    .closest('.monaco-editor')
    ?.querySelector('.view-lines')
    ?.textContent.replaceAll('\u00A0', ' ') ?? '';
const search = async (text: string) =>
  userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search Code...' }),
    `${text}{Enter}`,
  );

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-CSR-011 the columns stand in their order', async () => {
      const headers = within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'SID',
        'Scrape Name',
        'EID',
        'Entity Name',
        'Total Jobs',
        'Run Status',
        'Status',
        'ATS',
        'Site Type',
        'Last Updated',
      ]);
    });
    await step('A-CSR-005 A-CSR-006 the EID sorts, descending', async () => {
      await expect(asked.mock.calls).toEqual([[DEFAULTS]]);
      await expect(opened).not.toHaveBeenCalled();
      await expect(screen.getByRole('columnheader', { name: 'EID' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('A-CSR-001 there is the search box', async () => {
      await expect(screen.getByPlaceholderText('Search Code...')).toBeVisible();
    });
    await step('A-CON-001 there are fifteen rows', async () => {
      await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
      await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
    });
    await waitFor(() => expect(address()).toBe('/code-search'));
  },
};

/** "Status" is the lifecycle; run mode and lifecycle are told by words, not by colour alone. */
export const ValuesInTheRows: Story = {
  parameters: withHandlers(...scrapeHandlers([acmeWorkday, archivedScrape])),
  play: async () => {
    const row = within(
      (await within(await table()).findByRole('link', { name: 'Acme Workday' })).closest('tr') ??
        document.body,
    );
    await expect(row.getByText('Automatic')).toBeVisible();
    await expect(row.getByText('Active')).toBeVisible();
    for (const [name, href] of [
      ['812', '/scrapes/812'],
      ['Acme Workday', '/scrapes/812'],
      [String(acmeWorkday.entity_id), `/entities/${acmeWorkday.entity_id}`],
      [acmeWorkday.entity.company_name, `/entities/${acmeWorkday.entity_id}`],
    ] as const) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(row.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    await expect(row.getByText('11/20/2026')).toBeVisible();
    const other = rowAround(screen.getByRole('link', { name: 'Bygone Careers' }));
    await expect(other.getByText('Manual')).toBeVisible();
    await expect(other.getByText('Archived')).toBeVisible();
  },
};

/** Every control and what it writes and asks. */
export const Controls: Story = {
  parameters: { covers: ['A-CSR-002', 'A-CSR-003', 'A-CSR-004', 'A-API-023'] },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const type = within(await screen.findByRole('radiogroup', { name: 'Code Type' }));
    await expect(type.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(type.getByRole('radio', { name: 'Spider' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastAsked()).toBe(`${DEFAULTS}&spider_code=true`));
    await userEvent.click(type.getByRole('radio', { name: 'Parser' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastAsked()).toBe(`${DEFAULTS}&parser_code=true`));
    const status = within(screen.getByRole('radiogroup', { name: 'Status' }));
    await expect(status.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(status.getByRole('radio', { name: 'Active' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastAsked()).toBe(`${DEFAULTS}&parser_code=true&archived=false`));
    await waitFor(() => expect(address()).toBe('/code-search?codeType=parser&status=active'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Code Type: Parser' }));
    await waitFor(() => expect(lastAsked()).toBe(`${DEFAULTS}&archived=false`));
    await userEvent.click(screen.getByRole('button', { name: 'Total Jobs' }));
    await waitFor(() =>
      expect(lastAsked()).toBe('?page=1&limit=15&order[num_jobs]=desc&archived=false'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Total Jobs' }));
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'View' }), '50');
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await search('crawl');
    await waitFor(() =>
      expect(lastAsked()).toBe(
        '?page=1&limit=50&order[num_jobs]=asc&archived=false&code_search=crawl',
      ),
    );
    await waitFor(() =>
      expect(address()).toBe(
        '/code-search?search=crawl&status=active&orderBy=num_jobs&order=asc&pageSize=50',
      ),
    );
  },
};

/**
 * A mouse click opens a row of a search. The row shows the code that came with it, without another
 * request, and marks the hit.
 */
export const OpenedByMouse: Story = {
  parameters: {
    address: '/code-search?search=ACME_spider_marker&codeType=spider',
    covers: ['A-CSR-007', 'A-CSR-008', 'A-CSR-009', 'A-CSR-010'],
  },
  play: async () => {
    const button = await expander('Acme Workday');
    await expect(lastAsked()).toBe(`${DEFAULTS}&spider_code=true&code_search=ACME_spider_marker`);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const spider = await editor('Spider Code');
    await waitFor(() => expect(textOf(spider)).toContain('acme_spider_marker'));
    const parser = await editor('Parser Code');
    await waitFor(() => expect(textOf(parser)).toContain('final class WorkdayParser'));
    await expect(screen.getByText('1 of 1')).toBeVisible();
    await expect(screen.getByText('No hit')).toBeVisible();
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.view-lines [class*="_current_"]')].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(['acme_spider_marker']),
    );
    await expect(opened).not.toHaveBeenCalled();
    // Typing changes nothing.
    const before = textOf(spider);
    await waitFor(() => expect(spider).toHaveAttribute('aria-readonly', 'true'));
    spider.focus();
    fireEvent.keyDown(spider, { key: 'a', keyCode: 65, ctrlKey: true });
    fireEvent.keyDown(spider, { key: 'Delete', keyCode: 46 });
    fireEvent.keyDown(spider, { key: 'Home', keyCode: 36, ctrlKey: true });
    await waitFor(() => expect(textOf(spider)).toBe(before));
    await userEvent.click(button);
    await expect(screen.queryByRole('textbox', { name: 'Spider Code' })).not.toBeInTheDocument();
  },
};

export const OpenedInTheDark: Story = {
  globals: { theme: 'dark' },
  parameters: { address: '/code-search?search=acme_parser_marker' },
  play: async () => {
    await userEvent.click(await expander('Acme Workday'));
    const parser = await editor('Parser Code');
    await waitFor(() => expect(textOf(parser)).toContain('acme_parser_marker'));
  },
};

/** With the keyboard, in the plain list: its rows have no code, so it is asked for when one opens. */
export const OpenedByKeyboard: Story = {
  parameters: withHandlers(...scrapeHandlers([acmeWorkday, comboScrape])),
  play: async () => {
    const button = await expander('Acme Workday');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(textOf(await editor('Parser Code'))).toContain('acme_parser_marker'),
    );
    await expect(opened.mock.calls).toEqual([['812']]);
    await expect(button).toHaveFocus();
    await expect(screen.queryByText(/of \d|No hit/)).not.toBeInTheDocument();
  },
};

export const Combo: Story = {
  parameters: withHandlers(...scrapeHandlers([comboScrape])),
  play: async () => {
    await userEvent.click(await expander('One script for both'));
    await waitFor(async () => expect(textOf(await editor('Combo Code'))).toContain('crawl('));
    await expect(screen.queryByText('Parser Code')).not.toBeInTheDocument();
  },
};

/** A row carries 64 KiB of a code; the rest comes when it is opened, and the hit in it is found. */
export const LongCode: Story = {
  parameters: { address: '/code-search?search=marker_behind_the_cut' },
  play: async () => {
    await userEvent.click(await expander('Fifteen hundred lines'));
    await waitFor(() => expect(opened.mock.calls).toEqual([['6']]));
    await expect(await screen.findByText('1 of 1')).toBeVisible();
    await waitFor(async () =>
      expect(textOf(await editor('Spider Code'))).toContain('marker_behind_the_cut'),
    );
  },
};

export const RestFails: Story = {
  parameters: {
    ...withHandlers(failingOnce(scrapeEndpoints.read), failingOnce(scrapeEndpoints.read)),
    address: '/code-search?search=marker_behind_the_cut',
  },
  play: async () => {
    await userEvent.click(await expander('Fifteen hundred lines'));
    await expect(
      await screen.findByText(/The rest of this code could not be loaded/),
    ).toBeVisible();
    await waitFor(async () => expect(textOf(await editor('Spider Code'))).toContain('final class'));
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await expect(await screen.findByText('1 of 1')).toBeVisible();
  },
};

/** A code that cannot be loaded leaves the row open, and its own way to try again. */
export const CodeFails: Story = {
  parameters: withHandlers(failingOnce(scrapeEndpoints.read), ...scrapeHandlers([acmeWorkday])),
  play: async () => {
    const button = await expander('Acme Workday');
    await userEvent.click(button);
    const panel = within(
      await screen.findByRole('region', { name: 'The code could not be loaded.' }),
    );
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(textOf(await editor('Spider Code'))).toContain('acme_spider_marker'),
    );
  },
};

export const CodeLoading: Story = {
  parameters: withHandlers(endless(scrapeEndpoints.read)),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Code of/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('Loading code...')).toBeVisible();
  },
};

/** Sorting keeps the open row open. */
export const SortedWhileOpen: Story = {
  parameters: {
    ...withHandlers(...scrapeHandlers([acmeWorkday, longCodeScrape])),
    address: '/code-search?search=crawl',
  },
  play: async () => {
    await userEvent.click(await expander('Acme Workday'));
    const spider = await editor('Spider Code');
    await userEvent.click(screen.getByRole('button', { name: 'Scrape Name' }));
    await waitFor(() =>
      expect(lastAsked()).toBe('?page=1&limit=15&order[name]=desc&code_search=crawl'),
    );
    await waitFor(async () => expect(await table()).not.toHaveAttribute('aria-busy'));
    await expect(spider).toBeInTheDocument();
  },
};

/** Too little to search for: it is not sent, and the page says why. */
export const TooShort: Story = {
  play: async () => {
    await table();
    await search('->');
    await expect(await screen.findByText(/three letters or digits in a row/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/code-search?search=-%3E'));
    await expect(asked.mock.calls.filter(([query]) => query !== DEFAULTS)).toEqual([]);
    await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
    await search('get');
    await waitFor(() => expect(lastAsked()).toBe(`${DEFAULTS}&code_search=->get`));
    await expect(screen.queryByText(/three letters or digits in a row/)).not.toBeInTheDocument();
  },
};

export const HostileSearch: Story = {
  parameters: { address: `/code-search?search=${encodeURIComponent('%_\\\'"<>&abc')}` },
  play: async () => {
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(lastAsked()).toBe(`${DEFAULTS}&code_search=%_\\'"<>&abc`);
  },
};

/** The total is capped at a thousand. */
export const Capped: Story = {
  parameters: {
    ...withHandlers(
      endpoint(scrapeEndpoints.list, () =>
        json({
          '@id': '/api/scrapes',
          '@type': 'hydra:Collection',
          'hydra:totalItems': 1000,
          total_capped: true,
          'hydra:member': [toCodeRow(acmeWorkday)],
        }),
      ),
    ),
    address: '/code-search?search=crawl',
  },
  play: async () => {
    await table();
    await expect(screen.getByText('1,000+')).toBeVisible();
  },
};
