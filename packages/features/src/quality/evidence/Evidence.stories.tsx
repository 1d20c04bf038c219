import * as endpoints from '@console/api/evidence/endpoints';
import * as notes from '@console/api/notes/endpoints';
import * as stages from '@console/api/stage-history/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { buildReview, buildSave, LAST_DAY } from '@console/mocks/evidence/fixtures';
import { evidenceHandlers } from '@console/mocks/evidence/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { buildNote } from '@console/mocks/notes/fixtures';
import { createNoteStore } from '@console/mocks/notes/noteStore';
import { never } from '@console/mocks/respond';
import { endless, failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday, manualScrape, NOW } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { allAnswered, forgetCalls } from '../../../../../.storybook/play/calls.ts';
import { Evidence } from './Evidence.tsx';
import { usePreloadEvidence } from './usePreloadEvidence.ts';

const asked = fn<(request: string) => void>().mockName('a source was asked for');
const calls = [
  endpoints.scrapeCounts,
  endpoints.entityCounts,
  endpoints.errorCounts,
  endpoints.codeSaves,
  endpoints.alerts,
  endpoints.scrapeReviews,
  endpoints.entityReviews,
  stages.ofScrape,
  notes.ofScrape,
  notes.ofEntity,
];
const recorded = calls.map((call) =>
  endpoint(call, ({ request: { url } }) => {
    asked(new URL(url).pathname);
  }),
);

const meta: Meta<typeof Evidence> = {
  title: 'features/quality/Evidence',
  component: Evidence,
  decorators: [withSwr, withRouter],
  args: { entityId: acmeWorkday.entity_id, scrapeId: acmeWorkday.id, day: LAST_DAY },
  parameters: { address: '/', msw: { handlers: [...recorded, ...allHandlers()] } },
  beforeEach: () => {
    forgetCalls();
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Evidence>;

const slider = () => screen.findByRole('slider', { name: 'Job counts' });
const lane = async (name: string) => within(await screen.findByRole('list', { name }));
const of = (path: string) => `/api/scrapes/${acmeWorkday.id}/${path}`;

export const AllLoaded: Story = {
  parameters: { covers: ['H-EVI-006', 'H-EVI-008', 'H-EVI-009'] },
  play: async ({ step }) => {
    await expect(await slider()).toHaveAttribute(
      'aria-valuetext',
      'Count 52, 7-day average 98.57 on 11/21/2026',
    );
    await expect(screen.getByText('Day under review: 11/21/2026')).toBeVisible();
    await expect(
      screen.getByText(/^on 11\/21\/2026, −\d\d\.\d\d% against the 7-day average before, 10\d/),
    ).toBeVisible();
    await step('H-EVI-009 each source is one request', async () => {
      await waitFor(() =>
        expect(asked.mock.calls.map(([path]) => path).toSorted()).toEqual(
          [
            'alerts',
            'code_saves',
            'error_counts',
            'job_counts',
            'notes',
            'reviews',
            'stage_history',
          ].map(of),
        ),
      );
    });
    await step('H-EVI-008 marks lead to what they tell of', async () => {
      const href = async (name: string, mark: RegExp) =>
        (await lane(name)).getByRole('link', { name: mark }).getAttribute('href');
      await expect(await href('Code saves', /^Parser version 1 saved, 11\/01\/2026 .* by /)).toBe(
        `/scrapes/${acmeWorkday.id}/parser/history?right=1`,
      );
      await expect(await href('Errors', /^14 errors, 11\/20\/2026$/)).toBe(
        `/scrapes/${acmeWorkday.id}/overview`,
      );
      await expect(await href('Underruns', /^Underrun, 11\/2\d\/2026 .*, still open$/)).toContain(
        '/overview',
      );
      await expect(await href('Reviews', /^Daily Job Shift review: Do Nothing, /)).toBe(
        '/entities/1/notes#901',
      );
      await expect(await href('Reviews', /Place on Watch/)).toBe(
        `/scrapes/${acmeWorkday.id}/event-log`,
      );
      await expect(await href('Runs', /^Run, 11\/18\/2026 .* 80 jobs$/)).toMatch(
        /stageStart=2026-11-18&stageEnd=2026-11-18$/,
      );
      await expect(
        (await lane('Code saves')).getByRole('button', { name: /^3 code saves, / }),
      ).toBeVisible();
    });
    await step('an entity has no events beside its scrape', async () => {
      await expect(screen.queryByText('Events')).toBeNull();
    });
  },
};

/** One source fails; the others are shown, and Retry reads it alone again. */
export const OneFails: Story = {
  parameters: {
    covers: ['H-EVI-009'],
    msw: { handlers: [failingOnce(endpoints.codeSaves), ...recorded, ...allHandlers()] },
  },
  play: async () => {
    await slider();
    const retry = await screen.findByRole('button', { name: 'Retry Code saves' });
    await expect((await lane('Errors')).getAllByRole('link')).toHaveLength(2);
    asked.mockClear();
    await userEvent.click(retry);
    await expect((await lane('Code saves')).getByRole('link')).toBeVisible();
    await expect(asked.mock.calls).toEqual([[of('code_saves')]]);
  },
};

export const CountsFail: Story = {
  parameters: {
    msw: { handlers: [failingOnce(endpoints.scrapeCounts), ...allHandlers()] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Job counts' }));
    await slider();
  },
};

export const NoEvidence: Story = {
  args: { entityId: manualScrape.entity_id, scrapeId: 9 },
  parameters: { covers: ['H-EVI-017'] },
  play: async () => {
    await expect(await screen.findByText('No jobs were counted on these 30 days.')).toBeVisible();
    await expect(screen.queryByRole('slider')).toBeNull();
    await waitFor(() =>
      expect(screen.getAllByText('None up to 11/21/2026').length).toBeGreaterThanOrEqual(4),
    );
  },
};

/** The entity has its counts, reviews, notes and events, and no lane of a scrape. */
export const NoScrape: Story = {
  args: { scrapeId: undefined },
  parameters: { covers: ['H-EVI-012'] },
  play: async () => {
    await slider();
    await expect((await lane('Events')).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect((await lane('Reviews')).getAllByRole('link')).toHaveLength(2);
    await expect(screen.queryByText('Code saves')).toBeNull();
    await expect(screen.queryByText('Runs')).toBeNull();
  },
};

/** Sixty saves, of which fifty are read. */
export const ManyEvents: Story = {
  parameters: {
    covers: ['H-EVI-013'],
    msw: {
      handlers: [
        ...evidenceHandlers({
          saves: Array.from({ length: 60 }, (_, index) =>
            buildSave({ id: index + 1, modified: NOW - index * 600 }),
          ),
        }),
        ...allHandlers(),
      ],
    },
  },
  play: async () => {
    const group = (await lane('Code saves')).getByRole('button', { name: /^50 code saves, / });
    await expect(await screen.findByText('Code saves: older ones are not shown.')).toBeVisible();
    await userEvent.click(group);
    const box = within(await screen.findByRole('group', { name: /^50 code saves, / }));
    await expect(box.getAllByRole('link')).toHaveLength(50);
  },
};

const HOSTILE = '<img src=x onerror="window.attacked = 1">\u202Etxt'.repeat(4);

/** Markup of others is text, and long words stay inside. */
export const HostileText: Story = {
  parameters: {
    covers: ['H-EVI-014'],
    msw: {
      handlers: [
        ...evidenceHandlers({
          saves: [buildSave({ id: 1, reason_code: HOSTILE })],
          reviews: [buildReview({ id: 1, subject: HOSTILE, action: HOSTILE })],
        }),
        ...allHandlers({
          notes: createNoteStore([
            buildNote({
              id: 5,
              title: HOSTILE,
              type: 'ScrapeNote',
              scrape_id: acmeWorkday.id,
              scrape: { id: acmeWorkday.id, name: acmeWorkday.name },
            }),
          ]),
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      (await lane('Notes')).getByRole('link', { name: /^Note: <img src=x/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: 'What happened' }));
    await expect(table.getByRole('link', { name: /^Note: <img src=x/ })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Table: Story = {
  parameters: { covers: ['H-EVI-015'] },
  play: async () => {
    await slider();
    const button = screen.getByRole('button', { name: 'Table' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const days = within(screen.getByRole('table', { name: 'Job counts by day' }));
    await expect(days.getAllByRole('row')[1]).toHaveTextContent('11/21/20265298.57');
    const marks = within(screen.getByRole('table', { name: 'What happened' }));
    await waitFor(() =>
      expect(marks.getByRole('row', { name: /11\/20\/2026 Errors 14 errors/ })).toBeVisible(),
    );
    await expect(marks.getByRole('link', { name: /^14 errors/ })).toHaveAttribute(
      'href',
      `/scrapes/${acmeWorkday.id}/overview`,
    );
  },
};

/** A day of its own: what is asked for beforehand is kept for a minute, and other stories ask, too. */
const OTHER_DAY = '2026-11-22';

function TwoRecords(args: ComponentProps<typeof Evidence>) {
  const [scrapeId, setScrapeId] = useState(9);
  const preloadEvidence = usePreloadEvidence();
  const next = { entityId: acmeWorkday.entity_id, scrapeId: acmeWorkday.id };
  return (
    <>
      <Evidence {...args} scrapeId={scrapeId} day={OTHER_DAY} />
      <button
        type="button"
        onPointerEnter={() => preloadEvidence(next, OTHER_DAY)}
        onClick={() => setScrapeId(next.scrapeId)}
      >
        Next
      </button>
    </>
  );
}

function GoingOn(args: ComponentProps<typeof Evidence>) {
  const [scrapeId, setScrapeId] = useState(args.scrapeId);
  return (
    <>
      <button type="button" onClick={() => setScrapeId(9)}>
        Go on
      </button>
      <Evidence {...args} scrapeId={scrapeId} />
    </>
  );
}

export const AnotherRecord: Story = {
  parameters: {
    covers: ['H-EVI-016'],
    msw: { handlers: [...recorded, ...allHandlers()] },
  },
  render: (args) => <TwoRecords {...args} />,
  play: async ({ step }) => {
    await screen.findByText('No jobs were counted on these 30 days.');
    await allAnswered();
    const next = screen.getByRole('button', { name: 'Next' });
    asked.mockClear();
    await step('H-EVI-016 what was asked for beforehand is asked for once', async () => {
      await userEvent.hover(next);
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(7));
      await userEvent.unhover(next);
      await userEvent.hover(next);
      await userEvent.click(next);
      await slider();
      await expect((await lane('Code saves')).getByRole('link')).toBeVisible();
      await expect(asked).toHaveBeenCalledTimes(7);
    });
  },
};

/** The next record's data is on its way: nothing of the record before is drawn. */
export const NextRecordLoading: Story = {
  args: { scrapeId: acmeWorkday.id },
  parameters: {
    covers: ['H-EVI-011'],
    msw: {
      handlers: [
        endpoint(endpoints.scrapeCounts, ({ params }) =>
          params['id'] === '9' ? never() : undefined,
        ),
        endpoint(endpoints.errorCounts, ({ params }) =>
          params['id'] === '9' ? never() : undefined,
        ),
        ...allHandlers(),
      ],
    },
  },
  render: (args) => <GoingOn {...args} />,
  play: async () => {
    await slider();
    await expect((await lane('Errors')).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(screen.queryByRole('list', { name: 'Errors' })).toBeNull();
    await expect(screen.queryByText('No jobs were counted on these 30 days.')).toBeNull();
  },
};

export const Waiting: Story = {
  parameters: {
    msw: { handlers: [endless(endpoints.scrapeCounts), ...allHandlers()] },
  },
  play: async () => {
    await expect((await lane('Errors')).getAllByRole('link')).toHaveLength(2);
    await expect(screen.queryByRole('slider')).toBeNull();
    await expect(screen.queryByText('No jobs were counted on these 30 days.')).toBeNull();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <Evidence {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await slider();
    await lane('Code saves');
    const box = canvasElement.querySelector('section');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
