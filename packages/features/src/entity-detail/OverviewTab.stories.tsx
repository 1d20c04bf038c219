import * as queueEndpoints from '@console/api/company-queues/endpoints';
import * as entityDetailEndpoints from '@console/api/entities/detailEndpoints';
import * as entityEndpoints from '@console/api/entities/endpoints';
import * as evidenceEndpoints from '@console/api/evidence/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acmeDelta, entityFigureHandlers } from '@console/mocks/entities/figures';
import { acme, buildEntity } from '@console/mocks/entities/fixtures';
import { dayAgo, LAST_DAY } from '@console/mocks/evidence/fixtures';
import { evidenceHandlers } from '@console/mocks/evidence/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { endless, missing } from '@console/mocks/scenarios';
import { acmeWorkday, NOW } from '@console/mocks/scrapes/fixtures';
import { buildStage } from '@console/mocks/stage-history/fixtures';
import { stageHistoryHandlers } from '@console/mocks/stage-history/handlers';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { OverviewTab } from './OverviewTab.tsx';

const bare = buildEntity({ id: 903, company_name: 'Nothing Yet' });
const many = buildEntity({
  id: 904,
  company_name: 'Many Names',
  aliases: ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', '<b>Zeta</b>'].map((alias, index) => ({
    '@id': null,
    id: index + 1,
    alias,
    type: 'name',
    purpose: 'synonym',
  })),
});
/** Open alerts stand first, and the longest card last. */
const CARDS = [
  'Scrape Alerts',
  'Job Count Trend',
  'Job Count Delta',
  'Jobs by Country',
  'Entity Info',
  'Pinned Notes',
  'Tags',
  'Aliases',
  'Priority',
  'Scrape Stage History',
];
const deltas = Array.from({ length: 6 }, (_, index) => ({
  ...acmeDelta,
  scrape_id: index === 0 ? acmeWorkday.id : 5000 + index,
  scrape_name: index === 0 ? acmeWorkday.name : `Scrape ${index + 1}`,
  delta: [12, -3, 0, 1, 2, 3][index] ?? 0,
  change_7_days: null,
  since: null,
}));
// Not in order, as another back end might answer.
const countries = ['Chile', 'Peru', 'Japan', 'Kenya', 'Spain', 'India'].map((country, index) => ({
  country,
  job_count: index === 2 ? 900 : 10 + index,
}));
const stages = [40, 100, 110].map((items, index) => {
  const end_time = NOW - index * 24 * 3600;
  return buildStage(
    index + 1,
    { stage: 'parsing', start_time: end_time - 900, end_time, items },
    acmeWorkday,
  );
});
const fallen = [110, 100, 0].map((count, index) => ({
  date: dayAgo(2 - index),
  count,
  average: 0,
}));
const asked = fn<(path: string) => void>().mockName('a call was made');
const record = ({ request }: { request: Request }) => asked(new URL(request.url).pathname);

const meta: Meta<typeof OverviewTab> = {
  title: 'features/entity-detail/OverviewTab',
  component: OverviewTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { entityId: acme.id },
  parameters: {
    layout: 'fullscreen',
    address: '/entities/1',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    asked.mockClear();
    const store = createEntityStore([acme, bare, many]);
    msw?.use(...inFront, ...allHandlers({ store }));
  },
};
export default meta;
type Story = StoryObj<typeof OverviewTab>;

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (name: string) => within(screen.getByRole('region', { name }));
const ready = (name: string) =>
  waitFor(() => expect(screen.getByRole('region', { name })).not.toHaveAttribute('aria-busy'));
const allReady = async () => {
  for (const name of CARDS) await ready(name);
};
const rowsOf = (name: string, table: string) =>
  within(card(name).getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

export const AllCards: Story = {
  parameters: { covers: ['B-ENO-001', 'B-ENO-003', 'B-ENO-006'] },
  play: async () => {
    await allReady();
    await expect(headings()).toEqual(CARDS);
    await expect(rowsOf('Job Count Delta', 'Job counts of the scrapes')).toEqual([
      [
        String(acmeWorkday.id),
        acmeWorkday.name,
        formatDay(acmeDelta.last_updated ?? 0),
        '120',
        '▲ +12',
      ],
    ]);
    await expect(
      card('Job Count Delta')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/scrapes/${acmeWorkday.id}`, `/scrapes/${acmeWorkday.id}`]);
    await expect(rowsOf('Aliases', 'Aliases')).toEqual([['Acme Incorporated', 'name', 'synonym']]);
    await userEvent.click(card('Aliases').getByRole('button', { name: 'Edit Aliases' }));
    await expect(await screen.findByRole('dialog', { name: 'Edit Entity Aliases' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(
      card('Priority')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Average', 'Max', 'Latest']);
  },
};

/** Each card leaves for its answer at once, none waits for another. */
export const AllCardsLoading: Story = {
  parameters: {
    inFront: [
      endpoint(entityDetailEndpoints.jobCountDelta, record),
      endpoint(entityDetailEndpoints.jobsByCountry, record),
      endpoint(entityDetailEndpoints.scrapeAlerts, record),
      endpoint(queueEndpoints.ofEntity, record),
      endless(entityEndpoints.read),
    ],
    covers: ['B-API-032', 'B-API-033', 'B-API-035'],
  },
  play: async () => {
    await waitFor(() =>
      expect(new Set(asked.mock.calls.map(([path]) => path))).toEqual(
        new Set(
          ['job_count_delta', 'jobs_by_country', 'scrape_alerts', 'company_queue'].map(
            (name) => `/api/entities/1/${name}`,
          ),
        ),
      ),
    );
    await ready('Jobs by Country');
    await expect(screen.getByRole('region', { name: 'Entity Info' })).toHaveAttribute('aria-busy');
  },
};

export const MoreThanFive: Story = {
  args: { entityId: many.id },
  parameters: {
    inFront: entityFigureHandlers({ store: createEntityStore([many]), deltas, countries }),
    covers: ['B-ENO-002', 'B-ENO-004', 'B-ENO-005', 'B-CON-016'],
  },
  play: async () => {
    await allReady();
    for (const [name, table] of [
      ['Job Count Delta', 'Job counts of the scrapes'],
      ['Jobs by Country', 'Jobs by country'],
      ['Aliases', 'Aliases'],
    ] as const) {
      await expect(rowsOf(name, table)).toHaveLength(5);
      await userEvent.click(card(name).getByRole('button', { name: 'More' }));
      await expect(rowsOf(name, table)).toHaveLength(6);
      await userEvent.click(card(name).getByRole('button', { name: 'Less' }));
      await expect(rowsOf(name, table)).toHaveLength(5);
    }
    await expect(rowsOf('Jobs by Country', 'Jobs by country')[0]).toEqual(['Japan', '900']);
    await expect(
      await card('Jobs by Country').findByRole('img', {
        name: 'Jobs by country: 5 bars, the largest Japan 900, the smallest Peru 11',
      }),
    ).toBeVisible();
    await expect(
      rowsOf('Job Count Delta', 'Job counts of the scrapes').map((row) => row[4]),
    ).toEqual(['▲ +12', '▼ −3', '0', '▲ +1', '▲ +2']);
  },
};

const trendAsTable = async () => {
  await screen.findByRole('slider', { name: 'Job counts' });
  await userEvent.click(card('Job Count Trend').getByRole('button', { name: 'Show as table' }));
  return rowsOf('Job Count Trend', 'Job counts').map(([, ...numbers]) => numbers);
};

/** The trend with its average is a chart and a table; another scrape has its own. */
export const Trend: Story = {
  parameters: {
    inFront: [...entityFigureHandlers({ deltas }), ...evidenceHandlers({ counts: fallen })],
    covers: ['H-EVI-021'],
  },
  play: async () => {
    const chart = await screen.findByRole('slider', { name: 'Job counts' });
    const trend = card('Job Count Trend');
    await expect(trend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Jobs',
      '7-day average',
    ]);
    const day = formatDay(Date.parse(`${LAST_DAY}T12:00:00Z`) / 1000);
    await expect(chart).toHaveAttribute('aria-valuetext', `Jobs 0, 7-day average 70 on ${day}`);
    await expect(await trendAsTable()).toEqual([
      ['0', '70'],
      ['100', '105'],
      ['110', '110'],
    ]);
    await userEvent.click(trend.getByRole('button', { name: 'Show as chart' }));
    await expect(await trend.findByRole('slider')).toBeVisible();
    await userEvent.selectOptions(trend.getByRole('combobox', { name: 'Scrape' }), 'Scrape 2');
    await expect(await card('Job Count Trend').findByText('No job counts.')).toBeVisible();
  },
};

/** Another back end may not have the counts: its finished runs tell them. */
export const TrendOfRuns: Story = {
  parameters: {
    inFront: [
      missing(evidenceEndpoints.countsOfScrapes),
      ...stageHistoryHandlers({ rows: stages }),
    ],
    covers: ['H-EVI-022'],
  },
  play: async () => {
    await expect(await trendAsTable()).toEqual([
      ['40', '83.33'],
      ['100', '105'],
      ['110', '110'],
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const NothingYet: Story = {
  args: { entityId: bare.id },
  parameters: {
    inFront: entityFigureHandlers({
      store: createEntityStore([bare]),
      deltas: [],
      countries: [],
    }),
  },
  play: async () => {
    await allReady();
    await expect(screen.getAllByText('No job counts.')).toHaveLength(2);
    for (const sentence of ['No active jobs.', 'No open alerts.', 'No tags.', 'No aliases.'])
      await expect(screen.getByText(sentence)).toBeVisible();
    await expect(headings().indexOf('Scrape Alerts')).toBeGreaterThan(
      headings().indexOf('Jobs by Country'),
    );
  },
};
