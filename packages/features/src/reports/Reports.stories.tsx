import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Route } from 'wouter';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ProductivityReport } from './ProductivityReport.tsx';
import { ReportsPage } from './ReportsPage.tsx';
import { SlaReport } from './SlaReport.tsx';

const asked = fn<(path: string) => void>().mockName('something was called');
const recorded = http.all('*/api/*', ({ request }) => asked(new URL(request.url).pathname));

/** The three pages at their addresses. */
const Reports = () => (
  <>
    <Route path="/reports">
      <ReportsPage />
    </Route>
    <Route path="/reports/sla">
      <SlaReport />
    </Route>
    <Route path="/reports/productivity">
      <ProductivityReport />
    </Route>
  </>
);

const meta: Meta<typeof Reports> = {
  title: 'features/reports/Reports',
  component: Reports,
  decorators: [withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/reports/sla',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Reports>;

const day = (label: string) => screen.getByLabelText(new RegExp(`^${label} Date`));
const choose = (label: string, value: string) =>
  fireEvent.change(day(label), { target: { value } });
const run = () => screen.getByRole('button', { name: 'Run' });
const reset = () => screen.getByRole('button', { name: 'Reset' });
const isOff = async () => expect(run()).toHaveAttribute('aria-disabled', 'true');
const isOn = async () => expect(run()).not.toHaveAttribute('aria-disabled');
const result = () => screen.findByRole('table', { name: 'Report rows' });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const Cards: Story = {
  parameters: { address: '/reports', covers: ['B-RPT-001', 'B-RPT-002'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['SLA', 'Productivity']);
    await expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/reports/sla',
      '/reports/productivity',
    ]);
  },
};

export const Sla: Story = {
  play: async ({ step }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(day('Start')).toHaveAccessibleDescription(zone);
    await step('B-RPT-005 B-RPT-006 Run needs start and end', async () => {
      await isOff();
      choose('Start', '2026-11-01');
      await isOff();
      choose('Start', '');
      choose('End', '2026-11-07');
      await isOff();
      choose('Start', '2026-11-01');
      await isOn();
    });
    await step('B-DAT-016 the page says that its data are samples', async () => {
      await expect(screen.getByText(/^Sample data\./)).toBeVisible();
    });
    await step('B-RPT-003 Run shows rows and calls nothing', async () => {
      await userEvent.click(run());
      await expect(screen.queryByRole('table')).not.toBeInTheDocument();
      await expect(cellsOf(await result())).toHaveLength(7);
      await expect(asked).not.toHaveBeenCalled();
      await expect(screen.getByText('Sample data from 11/01/2026 to 11/07/2026')).toBeVisible();
    });
    await step('B-RPT-011 a row has its six values', async () => {
      await expect(headers()).toEqual([
        'Company Queue ID',
        'Priority',
        'Requested Date',
        'Resolved Date',
        'Time Delta',
        'Resolution',
      ]);
      const [first] = cellsOf(await result());
      await expect(first?.[0]).toMatch(/^\d{4}$/);
      await expect(first?.[1]).toMatch(/^[1-5] (Now|High|Average|Low|Later)$/);
      await expect(first?.[2]).toBe('11/07/2026');
      await expect(first?.[4]).toMatch(/^[\d.]+ hours$|^–$/);
    });
    await expect(
      await screen.findByRole('img', { name: /^Mean hours to resolve by priority: / }),
    ).toBeVisible();
    await step('B-RPT-004 Reset clears the result and the filters', async () => {
      await userEvent.click(reset());
      await expect(screen.queryByRole('table')).not.toBeInTheDocument();
      await expect(day('Start')).toHaveValue('');
      await expect(day('End')).toHaveValue('');
      await isOff();
    });
  },
};

export const Productivity: Story = {
  tags: ['screen'],
  parameters: { address: '/reports/productivity' },
  play: async ({ step }) => {
    const country = screen.getByRole('combobox', { name: 'Country' });
    const user = screen.getByRole('combobox', { name: 'User' });
    await step('B-CON-017 five countries with their numbers', async () => {
      const options = within(country).getAllByRole<HTMLOptionElement>('option').slice(1);
      await expect(options.map(({ label, value }) => [label, value])).toEqual([
        ['Canada', '38'],
        ['United Kingdom', '225'],
        ['United States', '226'],
        ['Australia', '13'],
        ['Hong Kong', '96'],
      ]);
    });
    const [, somebody] = await waitFor(() => {
      const options = within(user).getAllByRole<HTMLOptionElement>('option');
      if (options.length < 2) throw new Error('The users are not there yet.');
      return options;
    });
    const fillIn = {
      start: (on: boolean) => choose('Start', on ? '2026-11-01' : ''),
      end: (on: boolean) => choose('End', on ? '2026-11-03' : ''),
      country: (on: boolean) => fireEvent.change(country, { target: { value: on ? '38' : '' } }),
      user: (on: boolean) =>
        fireEvent.change(user, { target: { value: on ? somebody?.value : '' } }),
    };
    await step('B-RPT-007 B-RPT-008 Run needs every filter', async () => {
      await isOff();
      for (const fill of Object.values(fillIn)) fill(true);
      await isOn();
      choose('Start', '');
      await isOff();
      fillIn.start(true);
      choose('End', '');
      await isOff();
      fillIn.end(true);
      await isOn();
    });
    await step('B-RPT-003 B-RPT-012 Run shows a row for each day and calls nothing', async () => {
      asked.mockClear();
      await userEvent.click(run());
      const table = await result();
      await expect(headers()).toEqual([
        'Date',
        'Companies Added',
        'Companies Fixed',
        'Companies Deleted',
        'Jobs Added',
      ]);
      await expect(cellsOf(table).map(([date]) => date)).toEqual([
        '11/03/2026',
        '11/02/2026',
        '11/01/2026',
      ]);
      for (const [, ...counts] of cellsOf(table))
        for (const count of counts) await expect(count).toMatch(/^[\d,]+$/);
      await expect(asked).not.toHaveBeenCalled();
    });
    await step('the table sorts by its headers', async () => {
      const header = screen.getByRole('columnheader', { name: 'Jobs Added' });
      const jobs = async () =>
        cellsOf(await result()).map((cells) => Number(cells[4]?.replace(',', '')));
      await userEvent.click(within(header).getByRole('button'));
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      const descending = await jobs();
      await expect(descending).toEqual(descending.toSorted((one, other) => other - one));
      await userEvent.click(within(header).getByRole('button'));
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await expect(await jobs()).toEqual(descending.toReversed());
    });
    await expect(
      await screen.findByRole('img', { name: /^Companies on all days: 3 bars/ }),
    ).toBeVisible();
    await step('Reset clears the filters too', async () => {
      await userEvent.click(reset());
      await expect(screen.queryByRole('table')).not.toBeInTheDocument();
      await expect(country).toHaveValue('');
      await expect(user).toHaveValue('');
    });
  },
};

/** Run is disabled, and the field shows the reason. */
export const EndBeforeStart: Story = {
  play: async () => {
    choose('Start', '2026-11-07');
    choose('End', '2026-11-01');
    await expect(day('End')).toHaveAccessibleDescription('End must not be before start.');
    await isOff();
    await userEvent.click(run());
    choose('End', '2026-11-07');
    await expect(day('End')).not.toHaveAccessibleDescription('End must not be before start.');
    await isOn();
    await expect(screen.getByText('Nothing has been run yet.')).toBeVisible();
  },
};

/** Leaving the page clears filters and result. */
export const LeftAndEnteredAgain: Story = {
  parameters: { covers: ['B-RPT-009'] },
  play: async () => {
    choose('Start', '2026-11-01');
    choose('End', '2026-11-02');
    await userEvent.click(run());
    await result();
    await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
    await waitFor(() => expect(address()).toBe('/reports'));
    await userEvent.click(await screen.findByRole('link', { name: 'Open the SLA report' }));
    await waitFor(() => expect(address()).toBe('/reports/sla'));
    await expect(day('Start')).toHaveValue('');
    await expect(day('End')).toHaveValue('');
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const LongRange: Story = {
  play: async () => {
    choose('Start', '1900-01-01');
    choose('End', '2026-11-07');
    fireEvent.submit(screen.getByRole('form', { name: 'Filters' }));
    await result();
    await expect(screen.getByText(/, the last 366 days$/)).toBeVisible();
  },
};
