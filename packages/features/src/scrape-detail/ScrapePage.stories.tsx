import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { allHandlers } from '@console/mocks/handlers';
import { failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ScrapePage } from './ScrapePage.tsx';

const meta: Meta<typeof ScrapePage> = {
  title: 'features/scrape-detail/ScrapePage',
  component: ScrapePage,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { scrapeId: 812 },
  parameters: {
    layout: 'fullscreen',
    address: '/scrapes/812',
    role: 'ROLE_SCRAPER',
    msw: { handlers: allHandlers() },
  },
};
export default meta;
type Story = StoryObj<typeof ScrapePage>;

const links = async () =>
  within(await screen.findByRole('navigation', { name: 'Code' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

export const SpiderAndParser: Story = {
  parameters: { covers: ['B-SCR-001', 'B-SCR-010'] },
  play: async () => {
    await expect(await links()).toEqual([
      ['Spider Code', '/scrapes/812/spider'],
      ['Parser Code', '/scrapes/812/parser'],
    ]);
    await expect(screen.getByRole('heading', { level: 1, name: 'Acme Workday' })).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Scrape Info' })).toBeVisible();
  },
};

export const Combo: Story = {
  args: { scrapeId: 4 },
  parameters: { covers: ['B-SCR-010'] },
  play: async () => {
    await expect(await links()).toEqual([['Combo Code', '/scrapes/4/combo']]);
  },
};

export const NotFound: Story = {
  args: { scrapeId: 999_999 },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Scrape not found.' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [failing(scrapeEndpoints.read), ...allHandlers()] } },
  play: async () => {
    await expect(await screen.findByText('The scrape could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
