import { useInvalidate } from '@console/api/core/useInvalidate';
import * as entityEndpoints from '@console/api/entities/endpoints';
import * as endpoints from '@console/api/jobs/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { allHandlers } from '@console/mocks/handlers';
import {
  bareJob,
  buildJob,
  hostileJob,
  inactiveJob,
  repostedJob,
} from '@console/mocks/jobs/fixtures';
import { jobHandlers } from '@console/mocks/jobs/handlers';
import { endless, failingOnce, missing } from '@console/mocks/scenarios';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { eachCallAlone, Rounds, type Trouble } from '../../../../.storybook/play/brokenCards.tsx';
import { JobPage } from './JobPage.tsx';

const meta: Meta<typeof JobPage> = {
  title: 'features/job-detail/JobPage',
  component: JobPage,
  decorators: [withSwr],
  args: { jobId: repostedJob.id },
  parameters: { layout: 'fullscreen', msw: { handlers: allHandlers() } },
};
export default meta;
type Story = StoryObj<typeof JobPage>;

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const factsOf = async (name: string) => {
  const region = await screen.findByRole('region', { name });
  return [...region.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
};

export const Active: Story = {
  parameters: { covers: ['B-JOB-001', 'B-JOB-002', 'B-JOB-011', 'B-API-024'] },
  play: async ({ step }) => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Senior Welder' }),
    ).toBeVisible();
    await screen.findByRole('heading', { level: 2, name: 'Scrape Info' });
    await expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Job Info',
      'Structured Fields',
      'Location',
      'Entity Info',
      'Scrape Info',
      'Job ID History',
      'Description',
    ]);
    await step('B-JOB-006 breadcrumbs lead to the entity and the scrape', async () => {
      const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Acme' })).toHaveAttribute(
        'href',
        '/entities/1',
      );
      await expect(trail.getByRole('link', { name: 'Acme Workday' })).toHaveAttribute(
        'href',
        '/scrapes/812',
      );
    });
    await step('the job info', async () => {
      await expect(await factsOf('Job Info')).toEqual([
        ['ID', '1'],
        ['Hash', 'hash1'],
        ['Title', 'Senior Welder'],
        ['URL', 'https://jobs.example/acme/1'],
        ['Job ID', 'R100001'],
        ['Active', 'Active'],
        ['Create Date', formatDay(repostedJob.create_date)],
        ['Last Check', formatDay(repostedJob.last_check)],
        ['Onet Code', '15-1252.00'],
        ['Onet Description', 'Software Developers'],
      ]);
    });
    await step('the cards of its entity and its scrape', async () => {
      await waitFor(async () =>
        expect((await card('Entity Info')).getByText('Acme')).toBeVisible(),
      );
      await waitFor(async () =>
        expect((await card('Scrape Info')).getByText('Acme Workday')).toBeVisible(),
      );
    });
    await step('each id, name and hash is a link to its record', async () => {
      for (const [name, texts, href] of [
        ['Job Info', ['1', 'hash1', 'Senior Welder', 'R100001'], '/jobs/1'],
        ['Entity Info', ['Acme', '1'], '/entities/1'],
        ['Scrape Info', ['Acme Workday', '812'], '/scrapes/812'],
      ] as const)
        for (const text of texts)
          await expect((await card(name)).getByRole('link', { name: text })).toHaveAttribute(
            'href',
            href,
          );
    });
  },
};

export const FieldsAndLocation: Story = {
  parameters: { covers: ['B-JOB-008', 'B-JOB-009', 'B-JOB-010', 'B-DAT-008'] },
  play: async () => {
    const fields = await card('Structured Fields');
    const cells = fields.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cells).toEqual(['employment_type', 'Full time', 'req_id', 'R-77']);
    await expect(await factsOf('Location')).toEqual([
      ['Country Name', 'United States'],
      ['City Name', 'Cleveland'],
      ['Region Name', 'Ohio'],
      ['Zipcode', '44101'],
      ['Location ID', '5150529'],
      ['Latitude', '41.4995'],
      ['Longitude', '-81.6954'],
    ]);
  },
};

export const History: Story = {
  parameters: { covers: ['B-JOB-003', 'B-JOB-004', 'B-JOB-005', 'B-CON-016'] },
  play: async () => {
    const history = await card('Job ID History');
    const rows = () =>
      history
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map(({ textContent }) => textContent),
        );
    const [latest] = repostedJob.previous_instances;
    await expect(rows().map(([id]) => id)).toEqual(['OLD-6', 'OLD-5', 'OLD-4', 'OLD-3', 'OLD-2']);
    await expect(rows()[0]).toEqual([
      'OLD-6',
      formatDay(latest?.created ?? 0),
      formatDay(latest?.last_checked ?? 0),
      '–',
    ]);
    await userEvent.click(history.getByRole('button', { name: 'More' }));
    await expect(rows()).toHaveLength(7);
    await userEvent.click(history.getByRole('button', { name: 'Less' }));
    await expect(rows()).toHaveLength(5);
  },
};

export const Inactive: Story = {
  args: { jobId: inactiveJob.id },
  parameters: { covers: ['B-JOB-007'] },
  play: async () => {
    await expect((await screen.findAllByText('Inactive'))[0]).toBeVisible();
    await expect((await card('Job Info')).getByText('Inactive')).toBeVisible();
    await expect((await card('Job Info')).queryByText('Active', { selector: 'dd *' })).toBeNull();
  },
};

const LONG = 'A line of the description.\n'.repeat(40_000);

export const Description: Story = {
  args: { jobId: 7 },
  parameters: {
    msw: {
      handlers: [
        ...jobHandlers({ rows: [buildJob({ id: 7, title: 'Writer', description: LONG })] }),
        ...allHandlers(),
      ],
    },
    covers: ['B-JOB-012'],
  },
  play: async () => {
    const description = await card('Description');
    const text = description.getByRole('region', { name: 'Text' });
    await expect(text.textContent).toBe(LONG);
    await expect(text).toHaveAttribute('tabindex', '0');
  },
};

/** A malicious posting: no script in it runs, and its text is never markup of this page. */
export const HostileText: Story = {
  args: { jobId: hostileJob.id },
  play: async ({ step }) => {
    await expect(
      await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)> & Söhne' }),
    ).toBeVisible();
    await step('dates before 1970 and coordinates out of range are shown', async () => {
      const info = await factsOf('Job Info');
      await expect(info).toContainEqual(['Create Date', formatDay(hostileJob.create_date)]);
      await expect(info).toContainEqual(['Last Check', formatDay(-1)]);
      await expect(info).toContainEqual(['URL', 'javascript:alert(1)']);
      await expect(await factsOf('Location')).toEqual(
        expect.arrayContaining([
          ['Country Name', '<b>Nowhere</b>'],
          ['Latitude', '912.5 (out of range)'],
          ['Longitude', '-1e9 (out of range)'],
        ]),
      );
    });
    await step('the description is inert', async () => {
      const frame = (await card('Description')).getByTitle('Description');
      await expect(frame).toHaveAttribute('sandbox', '');
      const html = frame.getAttribute('srcdoc') ?? '';
      await expect(html).toContain("default-src 'none'");
      await expect(html).not.toMatch(/<(iframe|a)[\s>]/);
      await expect(html).toContain('Honest work.');
    });
  },
};

export const NothingKnown: Story = {
  args: { jobId: bareJob.id },
  play: async () => {
    await expect((await card('Location')).getByText('No location.')).toBeVisible();
    await expect((await card('Description')).getByText('No description.')).toBeVisible();
    await expect((await card('Job ID History')).getByText('No earlier postings.')).toBeVisible();
    await expect(
      (await card('Structured Fields')).getByText('No structured fields.'),
    ).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { jobId: 987_654 },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Job not found.' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

function ReadAgain() {
  const invalidate = useInvalidate();
  return (
    <button type="button" onClick={() => void invalidate(['jobs'])}>
      Read again
    </button>
  );
}

/** Deleted while its page is open: what was read stays, and says so. */
export const DeletedMeanwhile: Story = {
  render: (args) => (
    <>
      <ReadAgain />
      <JobPage {...args} />
    </>
  ),
  play: async ({ msw }) => {
    await screen.findByRole('heading', { level: 1, name: 'Senior Welder' });
    msw?.use(missing(endpoints.read));
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await expect(await screen.findByText(/^The job has been deleted\. What/)).toBeVisible();
    await expect(await card('Description')).toBeDefined();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [endless(endpoints.read), ...allHandlers()] } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const RetryAfterFailure: Story = {
  parameters: { msw: { handlers: [failingOnce(endpoints.read), ...allHandlers()] } },
  play: async () => {
    await expect(await screen.findByText('The job could not be loaded.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(await screen.findByRole('heading', { name: 'Senior Welder' })).toBeVisible();
  },
};

const CARDS = [
  'Job Info',
  'Structured Fields',
  'Location',
  'Entity Info',
  'Scrape Info',
  'Job ID History',
  'Description',
];
/** Fails one request after the other. */
const broken = (trouble: Trouble): Story => ({
  render: (args) => (
    <Rounds>
      <JobPage {...args} />
    </Rounds>
  ),
  play: async ({ msw }) =>
    eachCallAlone({
      trouble,
      calls: [
        [entityEndpoints.read, ['Entity Info']],
        [scrapeEndpoints.read, ['Scrape Info']],
      ],
      cards: CARDS,
      answer: (...handlers) => msw?.use(...handlers),
      usual: allHandlers(),
    }),
});
export const CardFails: Story = broken('fails');
export const CardIsSlow: Story = broken('isSlow');
export const CardIsUnreadable: Story = broken('hasTheWrongShape');
export const CardHasNoValues: Story = broken('hasNullMembers');
