import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import { buildShift, freshShift, reviewedShift } from '@console/mocks/daily-job-shifts/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { endless } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  bringIntoSight,
  hasNoButton,
  leaveTable,
  offered,
  openRowMenu,
  restIn,
} from '../../../../../.storybook/play/cellFilter.ts';
import { chipTexts, press, tabUnderTest } from '../../../../../.storybook/play/qualityTab.ts';
import { DailyJobShiftTab } from './DailyJobShiftTab.tsx';

const PATH = '/dashboard/data-quality/daily-job-shift';
const tab = tabUnderTest({
  call: shiftEndpoints.list,
  name: 'Daily Job Shift',
  path: PATH,
  first: '?page=1&limit=20&order[scrape.last_updated]=desc',
  overlay: 'Loading Daily Job Shift...',
});

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/ShiftCellFilters',
  component: DailyJobShiftTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: tab.parameters,
  beforeEach: tab.beforeEach,
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

const rowOf = async (name: string) => {
  const row = (await within(await tab.table()).findAllByText(name))[0]?.closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
const cell = async (column: string, name = reviewedShift.scrape.name) =>
  tab.cellIn(await rowOf(name), column);

export const ValueUnderThePointer: Story = {
  parameters: { address: `${PATH}?page=2` },
  play: async ({ step }) => {
    const [first] = await tab.rows();
    if (!first) throw new Error('The page has no row');
    const ats = await tab.cellIn(first, 'ATS');
    const name = ats.textContent;
    const button = await restIn(ats, `Filter by ATS: ${name}`);
    await step('H-FLT-001 the button lies at the end of its cell', async () => {
      const { left, right } = button.getBoundingClientRect();
      const around = ats.getBoundingClientRect();
      await expect(left).toBeGreaterThan((around.left + around.right) / 2);
      await expect(right).toBeLessThanOrEqual(around.right);
    });
    await step('H-FLT-002 a press filters, from page 1, with a chip', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(address()).toBe(`${PATH}?ats[]=${encodeURIComponent(name)}`));
      await waitFor(() => tab.askedFor('?page=1', `scrape.ats[]=${name}`));
      await waitFor(() => expect(chipTexts()).toEqual([`ATS: ${name}`]));
      await expect(screen.getByText(`Filtered by ATS: ${name}.`)).toBeInTheDocument();
      await hasNoButton();
    });
  },
};

export const SeveralValues: Story = {
  parameters: { address: `${PATH}?assignedTo[]=4` },
  play: async ({ step }) => {
    const people = await cell('Assigned To');
    bringIntoSight(people);
    const button = await restIn(people, /^Filter by Assigned To: /);
    await step('H-FLT-004 what filters already is not offered', async () => {
      await expect(button).not.toHaveAccessibleName(/one of/);
    });
    await step('H-FLT-002 a filter of several has the value besides', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(address()).toBe(`${PATH}?assignedTo[]=4&assignedTo[]=10`));
      await waitFor(() => tab.askedFor('assigned_to[]=4', 'assigned_to[]=10'));
    });
  },
};

export const OneOfSeveral: Story = {
  parameters: { covers: ['H-FLT-005'] },
  play: async () => {
    const people = await cell('Assigned To');
    bringIntoSight(people);
    await userEvent.click(await restIn(people, 'Filter by Assigned To: one of 2'));
    const menu = within(await screen.findByRole('menu', { name: 'Filter by' }));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2);
    await press('{ArrowDown}', '{Enter}');
    await waitFor(() => expect(address()).toBe(`${PATH}?assignedTo[]=10`));
  },
};

export const NothingToFilterBy: Story = {
  parameters: { covers: ['H-FLT-003'] },
  play: async () => {
    const row = await rowOf(freshShift.scrape.name);
    await restIn(await tab.cellIn(row, 'ATS'), /^Filter by ATS/);
    fireEvent.pointerOver(await tab.cellIn(row, 'Assigned To'), { pointerType: 'mouse' });
    await hasNoButton();
    await openRowMenu(row);
    const filters = offered().map((words) => words?.split(':')[0]);
    await expect(filters).toContain('ATS');
    await expect(filters).not.toContain('Assigned To');
    await expect(filters).not.toContain('Last Reviewed By');
  },
};

export const RowsStillOpen: Story = {
  play: async ({ step }) => {
    const row = await rowOf(reviewedShift.scrape.name);
    await step('H-FLT-001 a press beside the button opens the row as ever', async () => {
      await restIn(await tab.cellIn(row, 'ATS'), /^Filter by ATS/);
      await userEvent.click(await tab.cellIn(row, 'Avg. Job Count'));
      await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
      await expect(address()).toBe(PATH);
    });
    await step('H-FLT-001 it goes with the pointer', async () => {
      await restIn(await tab.cellIn(row, 'ATS'), /^Filter by ATS/);
      await leaveTable();
    });
  },
};

export const Changes: Story = {
  parameters: { covers: ['H-FLT-011'] },
  beforeEach: ({ msw }) => {
    const rows = [-56.1429, -56.14].map((percent_change, index) => ({
      ...buildShift({ id: index + 1, avg_job_count: 104.5, latest_job_count: 48 }),
      percent_change,
    }));
    msw?.use(...allHandlers({ quality: createQualityStore({ shifts: rows }) }));
  },
  play: async () => {
    const [first, second] = await tab.rows();
    if (!first || !second) throw new Error('The page has two rows');
    await openRowMenu(second);
    await expect(offered().filter((words) => words?.includes('Change'))).toEqual(['Change: −56.5']);
    await press('{Escape}');
    await userEvent.click(await restIn(await tab.cellIn(first, '% Change'), /^Filter by % Change/));
    await waitFor(() =>
      expect(address()).toBe(`${PATH}?percentChange[GTE]=-56.14&percentChange[LTE]=-56.14`),
    );
    await waitFor(async () => expect(await tab.rows()).toHaveLength(1));
    await expect(screen.getByText('Filtered by % Change: −56.14%.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    const row = await rowOf(reviewedShift.scrape.name);
    await step(
      'H-FLT-006 = offers the values of the row, in the order of its columns',
      async () => {
        await openRowMenu(row);
        await expect(offered()).toEqual([
          'EID: 1',
          'SID: 3',
          'ATS: Workday',
          'Latest Job Count: 0',
          '% Change: −100.00%',
          'Change: −40',
          'Tags: NYSE',
          'Tags: Semiconductors',
          'Last Time Reviewed: 11/20/2026',
          'Last Reviewed By: D. Demo',
          'Assigned To: D. Demo',
          'Assigned To: נ. כהן',
          'Last Updated: 11/20/2026',
        ]);
      },
    );
    await step('H-FLT-006 Escape returns to the row', async () => {
      await press('{Escape}');
      await waitFor(() => expect(row).toHaveFocus());
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
    await step('H-FLT-002 H-FLT-006 Enter filters, and the focus stays', async () => {
      await openRowMenu(row);
      await press('{ArrowDown}', '{Enter}');
      await waitFor(() => expect(address()).toBe(`${PATH}?scrapeId=${reviewedShift.scrape.id}`));
      await waitFor(async () => expect(await tab.rows()).toHaveLength(1));
      await expect((await tab.rows())[0]).toHaveFocus();
    });
    await step('H-FLT-004 what filters already says so', async () => {
      await openRowMenu((await tab.rows())[0]);
      await expect(screen.getByRole('menuitem', { name: /^SID/ })).toHaveAccessibleDescription(
        'The list is filtered by it already.',
      );
    });
  },
};

/** The answer to a filter does not come; the rows of the one before are still there. */
export const WhileAnAnswerLoads: Story = {
  parameters: { covers: ['H-FLT-008'] },
  play: async ({ msw }) => {
    const row = await rowOf(reviewedShift.scrape.name);
    msw?.use(endless(shiftEndpoints.list));
    await openRowMenu(row);
    await userEvent.click(screen.getByRole('menuitem', { name: /^ATS/ }));
    await waitFor(async () => expect(await tab.table()).toHaveAttribute('aria-busy', 'true'));
    await openRowMenu(row);
    await userEvent.click(screen.getByRole('menuitem', { name: /^EID/ }));
    await waitFor(() =>
      expect(address()).toBe(
        `${PATH}?ats[]=${reviewedShift.scrape.ats}&entityId=${reviewedShift.entity.id}`,
      ),
    );
  },
};

/** A column that is half under the columns that stay. */
export const ScrolledSideways: Story = {
  parameters: { covers: ['H-FLT-007'] },
  play: async () => {
    const table = await tab.table();
    const people = await cell('Assigned To');
    const frame = table.parentElement;
    bringIntoSight(people);
    const review = await cell('Review');
    const hidden = people.getBoundingClientRect().right - review.getBoundingClientRect().left;
    frame?.scrollBy(hidden - 40, 0);
    const button = (await restIn(people, /^Filter by Assigned To/)).getBoundingClientRect();
    await expect(people.getBoundingClientRect().right).toBeGreaterThan(
      review.getBoundingClientRect().left + 20,
    );
    await expect(button.right).toBeLessThanOrEqual(review.getBoundingClientRect().left);
    frame?.scrollBy(20, 0);
    await hasNoButton();
  },
};
