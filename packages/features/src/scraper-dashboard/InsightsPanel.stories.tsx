import * as endpoints from '@console/api/insights/endpoints';
import { INSIGHT_METRICS } from '@console/api/insights/schema';
import { endpoint } from '@console/mocks/endpoint';
import { insightHandlers } from '@console/mocks/insights/handlers';
import { collection } from '@console/mocks/respond';
import { failingOnce } from '@console/mocks/scenarios';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withPages } from '../../../../.storybook/decorators/withPages.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { InsightsPanel } from './InsightsPanel.tsx';

const metricsOf = (metrics: readonly [metric: string, day: string, count: number][]) =>
  endpoint(endpoints.metrics, () =>
    collection(
      'InsightMetric',
      'insights',
      metrics.map(([metric, date_string, item_count]) => ({
        '@id': `/api/insights#${metric}-${date_string}`,
        '@type': 'InsightMetric',
        metric,
        date_string,
        item_count,
      })),
    ),
  );
const twoDays = metricsOf(
  INSIGHT_METRICS.flatMap((metric, index) => [
    [metric, '11/20/2026', 1000 + index] as const,
    [metric, '11/19/2026', 900 + index] as const,
  ]).map(([metric, day, count]) => [metric, day, count]),
);

const meta: Meta<typeof InsightsPanel> = {
  title: 'features/scraper-dashboard/InsightsPanel',
  component: InsightsPanel,
  decorators: [withPages, withFullHeight, withSwr],
  args: { onClose: fn<() => void>() },
  parameters: { msw: { handlers: [twoDays] } },
};
export default meta;
type Story = StoryObj<typeof meta>;

const links = () =>
  within(screen.getByRole('complementary', { name: 'Insights' })).getAllByRole('link');

export const AllMetrics: Story = {
  parameters: { covers: ['B-SDB-011', 'B-SDB-012'] },
  play: async ({ args, step }) => {
    await step('every group has its metric, its newest day and its number', async () => {
      for (const [index, metric] of INSIGHT_METRICS.entries()) {
        const name = await screen.findByText(metric);
        const item = within(existing(name.closest('li')));
        await expect(await item.findByText(`1,00${index}`, { selector: 'strong' })).toBeVisible();
        await expect(
          item.getByText(
            new RegExp(
              `^on 11/20/2026, \\+11\\.\\d\\d% against the 1-day average before, 90${index}$`,
            ),
          ),
        ).toBeVisible();
        await expect(item.getByRole('img')).toHaveAccessibleName(/first 90\d on 11\/19\/2026/);
      }
    });
    await expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/insights/total-runs',
      '/insights/all-broken-scrapes',
      '/insights/broken-scrapes-by-engine',
      '/insights/with-entries-in-queue',
      '/insights/with-no-jobs',
      '/insights/manual-scrapes',
      '/insights/stuck-scrapes-with-queued-items',
      '/insights/stuck-scrapes-without-queued-items',
    ]);
    await step('the days stand in a table', async () => {
      const [summary] = screen.getAllByText('By day');
      if (!summary) throw new Error('No table of days.');
      await userEvent.click(summary);
      const table = screen.getByRole('table', { name: 'total_runs by day' });
      await expect(within(table).getByRole('row', { name: '11/19/2026 900' })).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close Insights' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** An unknown metric and an invalid date do not affect the other metrics. */
export const UnknownMetric: Story = {
  parameters: {
    msw: {
      handlers: [
        metricsOf([
          ['people', '11/20/2026', 3],
          ['total_runs', 'yesterday', 7],
        ]),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('on yesterday', { exact: false })).toBeVisible();
    await expect(screen.queryByText('people')).toBeNull();
    await expect(links()).toHaveLength(8);
  },
};

export const RetryAfterFailure: Story = {
  parameters: { msw: { handlers: [failingOnce(endpoints.metrics), ...insightHandlers()] } },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'The metrics could not be loaded.' });
    await expect(links()).toHaveLength(8);
    await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
    await expect((await screen.findAllByRole('img')).length).toBe(6);
    await expect(screen.getByRole('complementary', { name: 'Insights' })).toHaveFocus();
  },
};
