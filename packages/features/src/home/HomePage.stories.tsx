import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { HomePage } from './HomePage.tsx';

const asked = fn<(path: string) => void>().mockName('an entity was looked up');
const recorded = endpoint(entityEndpoints.read, ({ request }) =>
  asked(new URL(request.url).pathname),
);
const tab = {
  opener: window as unknown,
  closed: false,
  location: { href: 'about:blank' },
  close: fn(),
};
const blocked = () => {
  spyOn(window, 'open').mockReturnValue(null);
};

const meta: Meta<typeof HomePage> = {
  title: 'features/home/HomePage',
  component: HomePage,
  decorators: [withSwr],
  parameters: { layout: 'fullscreen', msw: { handlers: [recorded, ...allHandlers()] } },
  beforeEach: () => {
    asked.mockClear();
    tab.close.mockClear();
    Object.assign(tab, { opener: window, location: { href: 'about:blank' } });
    spyOn(window, 'open').mockImplementation(
      () =>
        Object.create(window, Object.getOwnPropertyDescriptors(tab)) && (tab as unknown as Window),
    );
  },
};
export default meta;
type Story = StoryObj<typeof HomePage>;

const id = () => screen.getByRole('textbox', { name: 'Entity ID' });
const name = () => screen.getByRole('textbox', { name: 'Entity Name' });
const search = () => screen.getByRole('button', { name: 'Search' });
const here = (path: string) => new URL(path, location.origin).href;

export const Shown: Story = {
  parameters: { covers: ['B-HOM-002', 'B-VAL-073'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(id()).toBeVisible();
    await expect(name()).toBeVisible();
    await expect(search()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name(), ' ');
    await expect(search()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name(), 'x');
    await expect(search()).not.toHaveAttribute('aria-disabled');
    await userEvent.clear(name());
    await userEvent.type(id(), '1');
    await expect(search()).not.toHaveAttribute('aria-disabled');
    await expect(screen.getByRole('link', { name: 'All Entities List' })).toHaveAttribute(
      'href',
      '/entities',
    );
    await expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
    const insights = within(screen.getByRole('navigation', { name: 'Insights' })).getAllByRole(
      'link',
    );
    await expect(insights.map((link) => link.getAttribute('href'))).toEqual([
      '/insights/total-runs',
      '/insights/all-broken-scrapes',
      '/insights/broken-scrapes-by-engine',
      '/insights/with-entries-in-queue',
      '/insights/with-no-jobs',
      '/insights/manual-scrapes',
      '/insights/stuck-scrapes-with-queued-items',
      '/insights/stuck-scrapes-without-queued-items',
    ]);
  },
};

/** The ID wins; the tab is there before the answer is, so that no browser blocks it. */
export const ById: Story = {
  parameters: { covers: ['B-HOM-003', 'B-HOM-005'] },
  play: async () => {
    await userEvent.type(name(), 'Globex');
    await userEvent.type(id(), '1{Enter}');
    await expect(window.open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(tab.location.href).toBe(here('/entities/1')));
    await expect(tab.opener).toBeNull();
    await expect(asked.mock.calls).toEqual([['/api/entities/1']]);
  },
};

export const ByName: Story = {
  parameters: { covers: ['B-HOM-004'] },
  play: async () => {
    await userEvent.type(name(), ' Müller & Co ');
    await userEvent.click(search());
    await expect(new URL(tab.location.href).pathname).toBe('/entities');
    await expect(new URL(tab.location.href).searchParams.get('search')).toBe('Müller & Co');
    await expect(asked).not.toHaveBeenCalled();
  },
};

const notFoundFor = async (typed: string) => {
  await userEvent.type(id(), `${typed}{Enter}`);
  await waitFor(() => expect(id()).toHaveAccessibleDescription('Entity not found.'));
};

export const NotFound: Story = {
  parameters: { covers: ['B-ERR-002'] },
  play: async () => {
    await notFoundFor('404');
    await expect(tab.close).toHaveBeenCalledTimes(1);
    await userEvent.type(id(), '5');
    await expect(id()).not.toHaveAccessibleDescription('Entity not found.');
  },
};

export const NoNumber: Story = {
  play: async () => {
    await notFoundFor('12abc');
    await expect(window.open).not.toHaveBeenCalled();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const LookingUp: Story = {
  parameters: { msw: { handlers: [endless(entityEndpoints.read), ...allHandlers()] } },
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await waitFor(() => expect(search()).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LookUpFails: Story = {
  parameters: { msw: { handlers: [failing(entityEndpoints.read), ...allHandlers()] } },
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await waitFor(() =>
      expect(id()).toHaveAccessibleDescription('The entity could not be looked up.'),
    );
    await expect(tab.close).toHaveBeenCalledTimes(1);
  },
};

export const BlockedTab: Story = {
  beforeEach: blocked,
  play: async () => {
    await userEvent.type(id(), '1{Enter}');
    await expect(await screen.findByRole('link', { name: 'Open /entities/1' })).toHaveAttribute(
      'href',
      '/entities/1',
    );
  },
};
