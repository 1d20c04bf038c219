import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import { buildShift } from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { endless, failing, failingOnce } from '@console/mocks/scenarios';
import { scrapes } from '@console/mocks/scrapes/fixtures';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { openRowMenu, restIn } from '../../../../../.storybook/play/cellFilter.ts';
import {
  chipTexts,
  dailyJobShift,
  tabUnderTest,
} from '../../../../../.storybook/play/qualityTab.ts';
import { form, isAt, isOpen, press } from '../../../../../.storybook/play/reviewMode.ts';
import { DailyJobShiftTab } from './DailyJobShiftTab.tsx';

const tab = tabUnderTest(dailyJobShift);

const counted = fn<(query: string) => void>().mockName('the counts were asked for');
const countedCall = endpoint(shiftEndpoints.facets, ({ request }) =>
  counted(decodeURIComponent(new URL(request.url).search)),
);

const engines = [...new Set(scrapes.flatMap(({ ats }) => ats ?? []))]
  .map((ats) => scrapes.filter((one) => one.ats === ats && !one.archived && !one.entity.archived))
  .toSorted((one, other) => other.length - one.length);
const [first = [], second = []] = engines;
/** Four shifts of an engine, three of them without jobs; a big drop and a level one of another. */
const rows = [
  ...first.slice(0, 4).map((of, index) => ({ of, average: 8, latest: index === 3 ? 8 : 0 })),
  ...second.slice(0, 2).map((of, index) => ({ of, average: 400, latest: index === 0 ? 100 : 400 })),
].map(({ of, average, latest }, index) =>
  buildShift({ id: index + 1, of, avg_job_count: average, latest_job_count: latest }),
);
const engine = String(first[0]?.ats);
const handlers = () => allHandlers({ quality: createQualityStore({ shifts: rows }) });

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/ShiftImpact',
  component: DailyJobShiftTab,
  ...tab.meta,
  parameters: { ...tab.parameters, trouble: (): RequestHandler[] => [] },
  beforeEach: ({ msw, parameters: { trouble } }) => {
    tab.beforeEach();
    counted.mockClear();
    const [ofTab] = tab.withHandlers().msw.handlers;
    msw?.use(...trouble(), ...(ofTab ? [ofTab] : []), countedCall, ...handlers());
  },
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

const quick = async () => within(await screen.findByRole('group', { name: 'Quick filters' }));
const button = async (name: string) => (await quick()).findByRole('button', { name });
const pressed = async () =>
  (await quick())
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent?.replace(/ \d*$/, ''));

export const QuickFilters: Story = {
  parameters: { address: `${tab.path}?assignedTo[]=2&ats[]=none` },
  play: async ({ step }) => {
    await step('H-IMP-005 other filters stay', async () => {
      await userEvent.click(await button('Big drops 0'));
      await waitFor(() =>
        expect(address()).toBe(
          `${tab.path}?ats[]=none&assignedTo[]=2&percentChange[LTE]=-50&absoluteChange[LTE]=-10`,
        ),
      );
      await waitFor(() =>
        expect(chipTexts()).toEqual(
          expect.arrayContaining(['% Change: to -50', 'Change: to -10', 'ATS: none']),
        ),
      );
      await userEvent.click(await button('Gone to zero 0'));
      await waitFor(() =>
        expect(address()).toContain('latestJobCount[GTE]=0&latestJobCount[LTE]=0'),
      );
      await expect(await pressed()).toEqual(['Big drops', 'Gone to zero']);
      await userEvent.click(await button('Big drops 0'));
      await waitFor(() =>
        expect(address()).toBe(
          `${tab.path}?ats[]=none&assignedTo[]=2&latestJobCount[GTE]=0&latestJobCount[LTE]=0`,
        ),
      );
    });
    await step('H-IMP-006 the numbers are asked for under the other filters, once', async () => {
      await expect(counted.mock.calls).toEqual([['?scrape.ats[]=none&assigned_to[]=2']]);
    });
  },
};

export const Numbers: Story = {
  play: async ({ step }) => {
    await step('H-IMP-004 each has its number', async () => {
      for (const name of ['Outages 1', 'Big drops 1', 'Gone to zero 3', 'New 6'])
        await expect(await button(name)).toBeVisible();
      await expect(await pressed()).toEqual([]);
    });
    await step('H-IMP-005 New is in the address', async () => {
      const wanted = await button('New 6');
      await userEvent.click(wanted);
      await waitFor(() => expect(address()).toBe(`${tab.path}?new=true`));
      await expect(wanted).toHaveFocus();
      await waitFor(() => expect(tab.lastAsked()).toBe(`${tab.first}&new=true`));
    });
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?percentChange[LTE]=-50&absoluteChange[LTE]=-10`,
    covers: ['H-IMP-004', 'H-IMP-005'],
  },
  play: async () => {
    await expect(await tab.rows()).toHaveLength(1);
    await waitFor(async () => expect(await pressed()).toEqual(['Big drops']));
    await expect(await tab.cellIn(existing((await tab.rows())[0]), 'Change')).toHaveTextContent(
      '−300',
    );
  },
};

export const RowsComeFirst: Story = {
  parameters: { trouble: () => [endless(shiftEndpoints.list)], covers: ['H-IMP-013'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading Daily Job Shift...')).toBeVisible());
    await expect(screen.queryByRole('group', { name: 'Quick filters' })).not.toBeInTheDocument();
    await expect(counted).not.toHaveBeenCalled();
  },
};

export const NumbersFailed: Story = {
  parameters: { trouble: () => [failing(shiftEndpoints.facets)], covers: ['H-IMP-013'] },
  play: async () => {
    const zero = await button('Gone to zero');
    await userEvent.click(zero);
    await waitFor(async () => expect(await tab.rows()).toHaveLength(3));
    await expect(await pressed()).toEqual(['Gone to zero']);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

const outages = () => screen.findByRole('table', { name: 'Outages' });
const opener = () => screen.findByRole('button', { name: `Shifts of ${engine} on 11/21/2026` });

export const Outages: Story = {
  play: async ({ step }) => {
    await step('H-IMP-011 one row for each, which opens to its shifts', async () => {
      await userEvent.click(await button('Outages 1'));
      await waitFor(() => expect(address()).toBe(`${tab.path}?outages=true`));
      const [, row] = within(await outages()).getAllByRole('row');
      await expect(row).toHaveTextContent(`${engine}11/21/20263 of 4243`);
      await expect(await button('Outages 1')).toHaveFocus();
      await expect(screen.queryByText('Total')).not.toBeInTheDocument();
      tab.asked.mockClear();
      await userEvent.click(await opener());
      const shifts = await screen.findByRole('table', {
        name: `Shifts of ${engine} on 11/21/2026`,
      });
      await expect(within(shifts).getAllByRole('button', { name: 'Review' })).toHaveLength(3);
      await expect(tab.asked.mock.calls).toEqual([
        [`${tab.first}&scrape.ats[]=${engine}&shift_date=2026-11-21&latest_job_count[lte]=0`],
      ]);
      await expect(
        screen.getByRole('navigation', { name: `Pagination: Shifts of ${engine} on 11/21/2026` }),
      ).toBeVisible();
    });
    await step('H-IMP-012 each is reviewed as any other', async () => {
      const [review] = await screen.findAllByRole('button', { name: 'Review' });
      if (review) await userEvent.click(review);
      const dialog = await screen.findByRole('dialog', { name: /^Review / });
      await expect(within(dialog).getByRole('radio', { name: /Do Nothing/ })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(review).toHaveFocus();
    });
  },
};

export const SelectedInAnOutage: Story = {
  parameters: { address: `${tab.path}?outages=true`, covers: ['H-BLK-021'] },
  play: async () => {
    const boxes = () => screen.findAllByRole('checkbox', { name: /^Select (?!this page)/ });
    const barSays = async (words: RegExp) => {
      const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
      await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(words));
      return bar;
    };
    await userEvent.click(await opener());
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await barSays(/^3 selected$/);
    const [first, second] = await boxes();
    await userEvent.click(existing(second));
    const bar = await barSays(/^2 selected$/);
    await expect(bar.getByRole('button', { name: 'Assign' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await opener());
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await barSays(/^2 selected$/);
    await userEvent.click(await opener());
    const checked = (await boxes()).map((box) => box instanceof HTMLInputElement && box.checked);
    await expect(checked).toEqual([true, false, true]);
  },
};

/** Two outages, whose shifts take turns in the list. */
const twoOutages = first
  .slice(0, 3)
  .flatMap((of, index) => [of, second[index] ?? of])
  .map((of, index) => {
    const shift = buildShift({ id: index + 1, of, avg_job_count: 8, latest_job_count: 0 });
    return { ...shift, scrape: { ...shift.scrape, last_updated: 2_000_000_000 - index } };
  });

export const ReviewedInAnOutage: Story = {
  parameters: {
    address: `${tab.path}?outages=true`,
    trouble: () => allHandlers({ quality: createQualityStore({ shifts: twoOutages }) }),
  },
  play: async ({ step }) => {
    const [, , focused, , following] = twoOutages;
    await step(
      'H-REV-021 w begins at the shift in focus, in the shifts of its outage',
      async () => {
        await userEvent.click(await opener());
        const [, review] = await screen.findAllByRole('button', { name: 'Review' });
        review?.focus();
        await press('w');
        await isOpen();
        await isAt('2 of 3');
        await expect(screen.getByText(`Shifts of ${engine} on 11/21/2026`)).toBeVisible();
        await expect(await screen.findByText(`Outage of ${engine}: 11/21/2026`)).toBeVisible();
        await expect(
          screen.getByRole('heading', { name: focused?.entity.company_name }),
        ).toBeVisible();
        await waitFor(() =>
          expect(address()).toBe(`${tab.path}?outages=true&review=${focused?.id}`),
        );
        await waitFor(() => expect(form().getAllByRole('radio')[0]).toHaveFocus());
        await press('j');
        await isAt('3 of 3');
        await expect(
          screen.getByRole('heading', { name: following?.entity.company_name }),
        ).toBeVisible();
      },
    );
    await step(
      'H-REV-022 leaving returns to the outage, and w begins at its first shift',
      async () => {
        await press('{Escape}');
        await waitFor(async () => expect(await opener()).toHaveFocus());
        await press('w');
        await isAt('1 of 3');
      },
    );
  },
};

export const FilteredInAnOutage: Story = {
  ...ReviewedInAnOutage,
  parameters: { ...ReviewedInAnOutage.parameters, covers: ['H-FLT-010'] },
  play: async () => {
    const shiftsOf = async (of: string | null | undefined) => {
      const name = `Shifts of ${of} on 11/21/2026`;
      await userEvent.click(await screen.findByRole('button', { name }));
      const [, first] = within(await screen.findByRole('table', { name })).getAllByRole('row');
      return first;
    };
    const other = await shiftsOf(second[0]?.ats);
    const shift = await shiftsOf(engine);
    const change = within(existing(shift)).getByText('100.00%', { exact: false });
    const cell = existing(change.closest('td'));
    await userEvent.click(await restIn(cell, 'Filter by % Change: −100.00%'));
    const filtered = `${tab.path}?percentChange[GTE]=-100&percentChange[LTE]=-100&outages=true`;
    await waitFor(() => expect(address()).toBe(filtered));
    await expect(screen.getByText('Filtered by % Change: −100.00%.')).toBeInTheDocument();
    await openRowMenu(within(existing(other)).getByRole('button', { name: 'Review' }));
    const { id } = twoOutages[1]?.scrape ?? {};
    await userEvent.click(screen.getByRole('menuitem', { name: `SID: ${id}` }));
    await waitFor(() => expect(address()).toContain(`scrapeId=${id}`));
    await waitFor(() => expect(shift).not.toBeInTheDocument());
    await expect(other).toBeInTheDocument();
  },
};

export const OutageOfALink: Story = {
  parameters: {
    ...ReviewedInAnOutage.parameters,
    address: `${tab.path}?outages=true&review=5`,
    covers: ['H-REV-022'],
  },
  play: async () => {
    await isOpen();
    await isAt('3 of 3');
  },
};

export const OutagesFailed: Story = {
  parameters: {
    address: `${tab.path}?outages=true`,
    trouble: () => [failingOnce(shiftEndpoints.outages)],
    covers: ['H-IMP-014'],
  },
  play: async () => {
    await expect(await screen.findByText('The outages could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await outages()).toBeVisible();
  },
};

export const NoOutages: Story = {
  parameters: {
    address: `${tab.path}?outages=true`,
    trouble: () => allHandlers({ quality: createQualityStore({ shifts: rows.slice(4) }) }),
    covers: ['H-IMP-014'],
  },
  play: async () => {
    await expect(await screen.findByText('No outages.')).toBeVisible();
    await expect(screen.getByText(/at least half of its scrapes/)).toBeVisible();
  },
};
