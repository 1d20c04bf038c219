import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { TotalRuns } from './Insights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(entityEndpoints.totalRuns, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof TotalRuns> = {
  title: 'features/insights/TotalRuns',
  component: TotalRuns,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/insights/total-runs',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof TotalRuns>;

const table = () => screen.findByRole('table', { name: 'Total Runs' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });

export const Rows: Story = {
  parameters: { covers: ['A-INS-024', 'A-INS-026', 'A-INS-027', 'A-CON-001'] },
  play: async () => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['EID', 'Entity Name', 'Total Jobs']);
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[company_name]=asc']]);
    await expect(await header('Entity Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(screen.getByRole('heading', { level: 1, name: 'Total Runs' })).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
  },
};

export const ValuesInTheRows: Story = {
  parameters: { address: '/insights/total-runs?orderBy=id&order=asc', covers: ['A-INS-028'] },
  play: async () => {
    const row = rowAround(await within(await table()).findByText(acme.company_name));
    await expect(row.getByText(String(acme.id))).toBeVisible();
    const link = row.getByRole('link', { name: acme.company_name });
    await expect(link).toHaveAttribute('href', `/entities/${acme.id}`);
    await expect(link).not.toHaveAttribute('target');
    await expect(row.getByText(String(acme.num_jobs))).toBeVisible();
    await expect(
      within(await table()).getByText('<script>alert("markup")</script><b>Bold</b> & Co'),
    ).toBeVisible();
  },
};
