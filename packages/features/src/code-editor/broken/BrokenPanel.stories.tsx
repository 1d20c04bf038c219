import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import * as scrapeCodeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { buildAlert, scrapeAlertHandlers } from '@console/mocks/entities/alerts';
import { dayAgo } from '@console/mocks/evidence/fixtures';
import { evidenceHandlers } from '@console/mocks/evidence/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday, brokenScrape, NOW } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { buildError } from '@console/mocks/scrapes/scrapeStore';
import { buildStage } from '@console/mocks/stage-history/fixtures';
import { stageHistoryHandlers } from '@console/mocks/stage-history/handlers';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatInstant, formatMinute } from '@console/ui/DateText/instants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { BrokenPanel } from './BrokenPanel.tsx';

const DAY = 24 * 3600;
const errorsOf = (...messages: string[]) =>
  messages.map((log_message, index) =>
    buildError(index + 1, { log_message, log_date_time: NOW - index * 3600 }),
  );

const errors = errorsOf(
  'PHP Fatal error:  Uncaught Error: Call to a member function text() on null in parser.php:9',
  'PHP Warning:  Undefined variable $page in /srv/scrapes/9/spider.php on line 84',
  'HTTP 503 from https://portal-9.example/jobs, tried 3 times',
  'syntax error, unexpected end of file on line 12',
  'Parser returned no title for 12 pages',
  'The sixth one, which is not shown.',
);
/** A run that is spidering now, and a run on each of the five days before. */
const stages = [
  buildStage(99, { stage: 'spidering', start_time: NOW - 600, end_time: null, items: 14 }),
  ...[40, 100, 110, 105, 95].flatMap((items, index) => {
    const start_time = NOW - (index + 1) * DAY;
    const parsed = start_time + 900;
    return [
      buildStage(index * 2 + 1, {
        stage: 'parsing',
        start_time: parsed,
        end_time: parsed + 150,
        items,
      }),
      buildStage(index * 2 + 2, { stage: 'spidering', start_time, end_time: parsed, items: 1412 }),
    ];
  }),
];
const alerts = [
  buildAlert({ id: 1, of: brokenScrape, state: 'broken' }),
  buildAlert({ id: 2, of: brokenScrape, state: 'no_jobs-found' }),
  buildAlert({ id: 3, of: acmeWorkday, state: 'stuck' }),
];

const counts = [95, 105, 110, 100, 40].map((count, index) => ({
  date: dayAgo(5 - index),
  count,
  average: 0,
}));
const countedOn = (ago: number) => formatDay(Date.parse(`${dayAgo(ago)}T12:00:00Z`) / 1000);

type Given = { inFront?: RequestHandler[]; messages?: string[] };
const msw = ({ inFront = [], messages }: Given = {}) => ({
  msw: {
    handlers: [
      ...inFront,
      ...scrapeAlertHandlers({ rows: alerts }),
      ...scrapeHandlers(undefined, { errors: messages ? errorsOf(...messages) : errors }),
      ...stageHistoryHandlers({ rows: stages }),
      ...evidenceHandlers({ of: brokenScrape, counts }),
      ...allHandlers(),
    ],
  },
});

const code = '\n'.repeat(99);

const meta: Meta<typeof BrokenPanel> = {
  title: 'features/code-editor/BrokenPanel',
  component: BrokenPanel,
  decorators: [
    withSwr,
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    scrapeId: brokenScrape.id,
    texts: { spider: code, parser: code },
    type: 'parser',
    onGoToLine: fn(),
  },
  parameters: msw(),
  beforeEach: ({ parameters: { daysLater = 0 } }) => {
    recordServerDate(new Date((NOW + Number(daysLater) * DAY) * 1000).toUTCString());
    return resetServerClock;
  },
};
export default meta;
type Story = StoryObj<typeof BrokenPanel>;

const CARDS = ['Errors', 'Runs', 'Alerts', 'Job counts'];
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const loaded = (title: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: title })).not.toHaveAttribute('aria-busy'),
  );

export const Normal: Story = {
  play: async ({ step }) => {
    for (const title of CARDS) await loaded(title);
    await step(
      'The five newest errors, with date, time and message (A-API-034, B-SCR-006)',
      async () => {
        const entries = card('Errors').getAllByRole('listitem');
        await expect(entries).toHaveLength(5);
        await expect(card('Errors').getByRole('link', { name: 'All 6 errors' })).toBeVisible();
        await expect(entries[2]).toHaveTextContent(
          `${formatInstant(NOW - 7200)}HTTP 503 from https://portal-9.example/jobs, tried 3 times`,
        );
      },
    );
    await step('The five newest stages; one that runs says so', async () => {
      const [, ...rows] = card('Runs').getAllByRole('row');
      const texts = rows.map((row) => [...row.children].map((cell) => cell.textContent));
      await expect(texts).toHaveLength(5);
      await expect(texts[0]).toEqual(['Spidering', formatMinute(NOW - 600), 'running', '14']);
      await expect(texts[1]).toEqual([
        'Parsing',
        formatMinute(NOW - DAY + 900),
        '2 min 30 s',
        '40',
      ]);
      await expect(texts[2]).toEqual(['Spidering', formatMinute(NOW - DAY), '15 min', '1,412']);
    });
    await step('The open alerts of this scrape alone', async () => {
      const found = card('Alerts')
        .getAllByRole('listitem')
        .map((entry) => entry.firstElementChild);
      await expect(found.map((badge) => badge?.textContent)).toEqual(['Broken', 'No jobs found']);
    });
    await step('The newest job count, its change, and the line of all days', async () => {
      const counts = screen.getByRole('region', { name: 'Job counts' });
      // 40 against the mean of 95, 105, 110 and 100.
      await expect(counts).toHaveTextContent(
        `40 on ${countedOn(1)}, −60.98% against the 7-day average before, 102.5`,
      );
      const [newest, oldest] = [1, 5].map(countedOn);
      await expect(
        card('Job counts').getByRole('img', {
          name: `Job counts: first 95 on ${oldest}, last 40 on ${newest}, lowest 40 on ${newest}, highest 110 on ${countedOn(3)}.`,
        }),
      ).toBeVisible();
    });
  },
};

/** A change of weeks ago is none of these days. */
export const CountedLongAgo: Story = {
  parameters: { daysLater: 30 },
  play: async () => {
    const counts = await card('Job counts').findByText(/^Last counted/);
    await expect(counts).toHaveTextContent(`Last counted ${countedOn(1)}`);
    await expect(card('Job counts').queryByText(/against the/)).not.toBeInTheDocument();
  },
};

/** A line that a message names is a button. Others have none. */
export const MessagesWithLines: Story = {
  play: async ({ args }) => {
    await loaded('Errors');
    const buttons = card('Errors').getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Line 9',
      'Line 84',
      'Line 12',
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoToLine).toHaveBeenLastCalledWith(9, 'parser');
    await userEvent.click(card('Errors').getByRole('button', { name: 'Line 84' }));
    await expect(args.onGoToLine).toHaveBeenLastCalledWith(84, 'spider');
    await userEvent.click(card('Errors').getByRole('button', { name: 'Line 12' }));
    await expect(args.onGoToLine).toHaveBeenLastCalledWith(12, undefined);
  },
};

/** A scrape without errors, runs and alerts: each card says what will stand there. */
export const Empty: Story = {
  args: { scrapeId: 5 },
  play: async () => {
    for (const [title, sentence] of [
      ['Errors', 'What goes wrong in a run is shown here.'],
      ['Runs', 'The last stages of the runs are shown here.'],
      ['Alerts', /^An alert is shown here while/],
      ['Job counts', 'The number of jobs of each counted day is shown here.'],
    ] as const)
      await expect(await card(title).findByText(sentence)).toBeVisible();
  },
};

/** One card fails. The others stand, and Retry reads this one again. */
const failingAlone = (title: string, inFront: RequestHandler[]): Story => ({
  parameters: msw({ inFront }),
  play: async () => {
    const retry = await card(title).findByRole('button', { name: 'Retry' });
    await expect(card(title).getByText(`${title} could not be loaded.`)).toBeVisible();
    for (const other of CARDS.filter((one) => one !== title)) {
      await loaded(other);
      await expect(card(other).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    }
    await userEvent.click(retry);
    await waitFor(() =>
      expect(card(title).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument(),
    );
    await loaded(title);
    await expect(card(title).queryByText(`${title} could not be loaded.`)).not.toBeInTheDocument();
  },
});

export const ErrorsFail: Story = failingAlone('Errors', [
  failingOnce(scrapeCodeEndpoints.errorLog),
]);
/** The scrape names the entity whose alerts are read. */
export const ScrapeFails: Story = failingAlone('Alerts', [failingOnce(scrapeEndpoints.read)]);

const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
/** Text from a page of strangers is text, however long it is and whatever it holds. */
export const HostileMessages: Story = {
  parameters: msw({
    messages: [
      `${markup} in parser.php:3`,
      'x'.repeat(100_000),
      'אין משרות\u202e txt.php line 5',
      'first line\nsecond line',
      '',
    ],
  }),
  play: async () => {
    await loaded('Errors');
    const entries = card('Errors').getAllByRole('listitem');
    await expect(entries).toHaveLength(5);
    await expect(entries[0]).toHaveTextContent(`${markup} in parser.php:3`);
    await expect(card('Errors').getByRole('button', { name: 'Line 3' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Errors' }).scrollWidth).toBeLessThanOrEqual(
      360,
    );
    await expect(entries[1]?.textContent).toMatch(/x{1000}…Show all of it$/);
    await expect(document.title).not.toBe('1');
  },
};
