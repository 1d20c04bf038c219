import type { Role } from '@console/api/roles/rules';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { withPages } from '../../../../.storybook/decorators/withPages.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { HomePage } from './HomePage.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'features/home/HomePage',
  component: HomePage,
  decorators: [withPages, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
};
export default meta;
type Story = StoryObj<typeof HomePage>;

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const AsAdmin: Story = {
  tags: ['screen'],
  parameters: { covers: ['B-HOM-009'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(screen.getByRole('form', { name: 'Entity Search' })).toBeVisible();
    await expect(await screen.findByRole('form', { name: 'Job Search' })).toBeVisible();
    const graph = within(await screen.findByRole('region', { name: 'Graph' }));
    await expect(await graph.findByRole('slider', { name: 'Graph of job_count' })).toBeVisible();
    await expect(graph.getByRole('combobox', { name: 'Type' })).toHaveValue('job_count');
  },
};

const insights = [
  '/insights/total-runs',
  '/insights/all-broken-scrapes',
  '/insights/broken-scrapes-by-engine',
  '/insights/with-entries-in-queue',
  '/insights/with-no-jobs',
  '/insights/manual-scrapes',
  '/insights/stuck-scrapes-with-queued-items',
  '/insights/stuck-scrapes-without-queued-items',
];

/** Each role finds the pages that it may open and that are not in the menu. */
const entriesOf = (role: Role, hrefs: readonly string[]): Story => ({
  parameters: { role },
  play: async () => {
    await expect(linksOf('Insights')).toEqual(hrefs);
  },
});
export const AsScrapeLead = entriesOf('ROLE_SCRAPE_LEAD', [...insights, '/reports']);
export const AsScraper = entriesOf('ROLE_SCRAPER', insights);
