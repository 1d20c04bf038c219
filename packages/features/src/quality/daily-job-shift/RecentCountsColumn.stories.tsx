import * as evidence from '@console/api/evidence/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dailyJobShift, tabUnderTest } from '../../../../../.storybook/play/qualityTab.ts';
import { DailyJobShiftTab } from './DailyJobShiftTab.tsx';

const asked = fn<() => void>().mockName('job counts were asked for');
const tab = tabUnderTest(dailyJobShift);

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/RecentCountsColumn',
  component: DailyJobShiftTab,
  ...tab.meta,
  parameters: {
    ...tab.parameters,
    msw: {
      handlers: [endpoint(evidence.countsOfScrapes, () => asked()), ...allHandlers()],
    },
  },
  beforeEach: () => {
    asked.mockClear();
    tab.beforeEach();
  },
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

/** The column is hidden at first, and nothing is asked for it then. */
export const ColumnChosen: Story = {
  parameters: { covers: ['H-EVI-019'] },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Daily Job Shift' });
    await within(table).findAllByRole('row');
    await expect(screen.queryByRole('columnheader', { name: '30 days' })).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(settings.getByRole('checkbox', { name: '30 days' }));
    await expect(await screen.findByRole('columnheader', { name: '30 days' })).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() =>
      expect(screen.getAllByRole('img', { name: /^Job counts: first / }).length).toBeGreaterThan(0),
    );
    await userEvent.click(settings.getByRole('checkbox', { name: '30 days' }));
  },
};
