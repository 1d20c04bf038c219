import * as endpoints from '@console/api/insights/endpoints';
import type { GraphPoint } from '@console/api/insights/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { collection } from '@console/mocks/respond';
import { endless, failingOnce } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { dayOf } from '../../list/days.ts';
import { GraphCard } from './GraphCard.tsx';

const asked = fn<(request: string) => void>().mockName('a graph was asked for');
const calls = [endpoints.jobCountGraph, endpoints.workingGraph, endpoints.brokenGraph];
const recorded = calls.map((call) =>
  endpoint(call, ({ request: { url } }) => {
    const { pathname, search } = new URL(url);
    asked(pathname + search);
  }),
);

/** The job counts are exactly these. */
const answering = (points: readonly GraphPoint[]) => ({
  msw: {
    handlers: [
      endpoint(endpoints.jobCountGraph, () =>
        collection('GraphPoint', endpoints.jobCountGraph.path, points),
      ),
      ...allHandlers(),
    ],
  },
});
const point = (date: string, count: number | null, average: number | null): GraphPoint => ({
  date,
  count,
  average,
});

const meta: Meta<typeof GraphCard> = {
  title: 'parts/GraphCard',
  component: GraphCard,
  decorators: [withSwr, withRouter],
  parameters: { address: '/', msw: { handlers: [...recorded, ...allHandlers()] } },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof GraphCard>;

const choice = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const optionsOf = async (name: string) =>
  within(await choice(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const cursor = () => screen.findByRole('slider', { name: /^Graph of / });
const rowTexts = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const ChartAndTable: Story = {
  play: async ({ step }) => {
    await step('B-SDB-017 three types, job_count first', async () => {
      await expect(await optionsOf('Type')).toEqual([
        'job_count',
        'working_scrapes',
        'broken_scrapes',
      ]);
      await expect(await choice('Type')).toHaveValue('job_count');
    });
    await step('B-SDB-018 seven lengths, 30d chosen', async () => {
      await expect(await optionsOf('Length')).toEqual(['30d', '60d', '6m', '1y', '3y', '5y', '7y']);
      await expect(await choice('Length')).toHaveValue('30d');
    });
    await step('B-SDB-019 seven averages, 7d chosen', async () => {
      await expect(await optionsOf('Average')).toEqual([
        '3d',
        '7d',
        '14d',
        '21d',
        '30d',
        '60d',
        '90d',
      ]);
      await expect(await choice('Average')).toHaveValue('7d');
    });
    await step('B-SDB-020 two lines, named in a legend', async () => {
      const chart = await cursor();
      await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Count',
        '7-day average',
      ]);
      await waitFor(() => expect(chart.querySelectorAll('path')).toHaveLength(2));
    });
    await expect(asked.mock.calls).toEqual([
      ['/api/get_job_count_graph_data?length=30d&average=7d'],
    ]);
    await expect(screen.getByText('The jobs of all scrapes that are not archived.')).toBeVisible();
  },
};

/** What is chosen stands in the address, and another graph is asked for. */
export const Chosen: Story = {
  parameters: { address: '/?page=2' },
  play: async () => {
    await cursor();
    await userEvent.selectOptions(await choice('Type'), 'broken_scrapes');
    await waitFor(() => expect(address()).toBe('/?page=2&graphType=broken_scrapes'));
    await expect(await choice('Type')).toHaveFocus();
    await cursor();
    await userEvent.selectOptions(await choice('Length'), '1y');
    await userEvent.selectOptions(await choice('Average'), '30d');
    await waitFor(() =>
      expect(address()).toBe('/?page=2&graphType=broken_scrapes&graphLength=1y&graphAverage=30d'),
    );
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        '/api/get_broken_company_count_graph_data?pagination=false&length=1y&average=30d',
      ),
    );
    await userEvent.selectOptions(await choice('Type'), 'working_scrapes');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        '/api/get_working_company_count_graph_data?pagination=false&length=1y&average=30d',
      ),
    );
  },
};

export const OpenedByALink: Story = {
  parameters: { address: '/?graphType=working_scrapes&graphLength=7y&graphAverage=none' },
  play: async () => {
    await expect(await choice('Type')).toHaveValue('working_scrapes');
    await expect(await choice('Average')).toHaveValue('7d');
    await expect(await cursor()).toHaveAttribute('aria-valuemax', '2557');
    await expect(asked.mock.calls).toEqual([
      ['/api/get_working_company_count_graph_data?pagination=false&length=7y&average=7d'],
    ]);
  },
};

/** Unsorted, with a gap, a negative count and one that is null. */
export const GapsAndNegativeCounts: Story = {
  parameters: answering([
    point('2001-01-07', 30, 12.5),
    point('2001-01-02', -5, 2),
    point('2001-01-01', 10, null),
    point('2001-01-04', null, 3),
    point('never', 1, 1),
    point('2001-01-05', 20, 8),
  ]),
  play: async ({ step }) => {
    const chart = await cursor();
    await step('D-57 it ends at the last counted day and names it', async () => {
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        'Count 30, 7-day average 12.5 on 01/07/2001',
      );
      await expect(screen.getByText(/^Last counted/)).toHaveTextContent('Last counted 01/07/2001');
    });
    await step('the keys read one day after the other', async () => {
      chart.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(chart).toHaveAttribute('aria-valuetext', 'No value on 01/06/2001');
      await userEvent.keyboard('{Home}');
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        'Count 10, 7-day average none on 01/01/2001',
      );
      await userEvent.keyboard('{ArrowRight}');
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        'Count -5, 7-day average 2 on 01/02/2001',
      );
    });
    await step('B-DAT-017 the table has the counted days, the newest first', async () => {
      await expect(rowTexts()).toEqual([
        ['01/07/2001', '30', '12.5'],
        ['01/05/2001', '20', '8'],
        ['01/04/2001', '–', '3'],
        ['01/02/2001', '-5', '2'],
        ['01/01/2001', '10', '–'],
      ]);
    });
  },
};

/** One day is a dot. Of two points of one day the later one counts. */
export const OneDayTwice: Story = {
  parameters: answering([point('2001-01-01', 1, 1), point('2001-01-01', 42, 40)]),
  play: async ({ canvasElement }) => {
    await expect(await cursor()).toHaveAttribute(
      'aria-valuetext',
      'Count 42, 7-day average 40 on 01/01/2001',
    );
    await expect(rowTexts()).toEqual([['01/01/2001', '42', '40']]);
    await waitFor(() => expect(canvasElement.querySelector('circle')).toBeInTheDocument());
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

/** Seven years are shown in part; the table and the file stay whole, and so does the address. */
export const Zoomed: Story = {
  parameters: { address: '/?graphLength=7y' },
  play: async () => {
    const before = address();
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await expect(screen.getByText(/^Shown: /)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show all' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(screen.getByText('2,557')).toBeVisible();
    await expect(address()).toBe(before);
    await userEvent.selectOptions(await choice('Length'), '5y');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show all' })).toHaveAttribute('aria-disabled'),
    );
  },
};

export const TableWithPages: Story = {
  play: async () => {
    await cursor();
    await expect(rowTexts()).toHaveLength(5);
    const [newest] = rowTexts();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(rowTexts()).toHaveLength(5);
    await expect(rowTexts()[0]).not.toEqual(newest);
    await userEvent.click(screen.getByRole('button', { name: '6' }));
    await expect(screen.getByRole('button', { name: '6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^View/ }), '20');
    await expect(rowTexts()).toHaveLength(20);
    await expect(rowTexts()[0]).toEqual(newest);
  },
};

export const Downloaded: Story = {
  parameters: answering([point('2001-01-01', 10, 9.5), point('2001-01-02', 12, 10)]),
  play: async () => {
    let file: Blob | undefined;
    const toUrl = spyOn(URL, 'createObjectURL').mockImplementation((saved) => {
      if (saved instanceof Blob) file = saved;
      return 'blob:graph';
    });
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(press).toHaveBeenCalledOnce());
    await expect(await file?.text()).toBe(
      'Date,Count,Average\r\n2001-01-01,10,9.5\r\n2001-01-02,12,10\r\n',
    );
    toUrl.mockRestore();
    press.mockRestore();
  },
};

export const CountedToday: Story = {
  parameters: answering([point(dayOf(new Date()), 42, 42)]),
  play: async () => {
    await expect(await cursor()).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Count 42, /),
    );
    await expect(screen.queryByText(/^Last counted/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { ...answering([]), covers: ['B-SDB-021'] },
  play: async () => {
    await expect(await screen.findByText('No results found.')).toBeVisible();
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await expect(await choice('Type')).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  parameters: { msw: { handlers: [failingOnce(endpoints.jobCountGraph), ...allHandlers()] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await cursor();
    await expect(document.activeElement).toHaveAttribute('aria-labelledby');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [endless(endpoints.jobCountGraph), ...allHandlers()] } },
  play: async () => {
    const loading = await screen.findByText('Loading...');
    await waitFor(() => expect(loading).toBeVisible());
    await expect(await choice('Type')).toBeVisible();
  },
};
