import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FreshnessControl } from './FreshnessControl.tsx';
import { refreshIntervalStore, setRefreshInterval } from './refreshInterval.store.ts';
import type { FreshnessState } from './useFreshness.ts';

const fresh = {
  updatedAt: new Date(2026, 10, 20, 14, 32).getTime() / 1000,
  failed: false,
  waiting: 0,
  showWaiting: fn<() => void>(),
  retry: fn<() => void>(),
} satisfies FreshnessState;

const meta: Meta<typeof FreshnessControl> = {
  title: 'parts/FreshnessControl',
  component: FreshnessControl,
  args: { fresh },
  beforeEach: () => {
    setRefreshInterval(60);
    return () => setRefreshInterval(60);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Updated: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText('Updated 14:32')).toBeVisible();
    await step('the interval is chosen and remembered', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Refresh' }), '5 min');
      await expect(refreshIntervalStore.seconds).toBe(300);
      await expect(localStorage.getItem('refresh-every')).toBe('300');
    });
  },
};

export const NotRefreshed: Story = {
  args: { fresh: { ...fresh, failed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not refreshed since 14:32');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(fresh.retry).toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { fresh: { ...fresh, waiting: 4 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 changed, show' }));
    await expect(fresh.showWaiting).toHaveBeenCalled();
  },
};
