import * as jobEndpoints from '@console/api/jobs/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { inactiveJob, repostedJob } from '@console/mocks/jobs/fixtures';
import { failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { blockTabs, here, newTab, openTabs } from '../../../../.storybook/play/newTab.ts';
import { JobSearch } from './JobSearch.tsx';

const asked = fn<(request: string) => void>().mockName('a job was looked up');
const record = ({ request: { url } }: { request: Request }) => {
  const { pathname, search } = new URL(url);
  asked(pathname + search);
};
const recorded = [
  endpoint(jobEndpoints.byHash, record),
  endpoint(jobEndpoints.byUrl, record),
  // `/jobs/url` matches this path as well.
  endpoint(jobEndpoints.read, (info) => (info.params['id'] === 'url' ? undefined : record(info))),
];

const meta: Meta<typeof JobSearch> = {
  title: 'features/home/JobSearch',
  component: JobSearch,
  decorators: [withSwr],
  parameters: { msw: { handlers: [...recorded, ...allHandlers()] } },
  beforeEach: () => {
    asked.mockClear();
    openTabs();
  },
};
export default meta;
type Story = StoryObj<typeof JobSearch>;

const field = (name: string) => screen.getByRole('textbox', { name });
const search = () => screen.getByRole('button', { name: 'Search' });

export const NothingEntered: Story = {
  parameters: { covers: ['B-HOM-006', 'B-VAL-074'] },
  play: async () => {
    for (const name of ['Job ID', 'Job Hash', 'Job URL']) {
      await expect(search()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(field(name), ' {Enter}');
      await expect(search()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(field(name), 'x');
      await expect(search()).not.toHaveAttribute('aria-disabled');
      await userEvent.clear(field(name));
    }
    await expect(window.open).not.toHaveBeenCalled();
  },
};

/** Of three entries the ID is used; without it the hash, without that the URL. */
export const IdThenHashThenUrl: Story = {
  parameters: { covers: ['B-HOM-007', 'B-HOM-008'] },
  play: async () => {
    await userEvent.type(field('Job URL'), repostedJob.url);
    await userEvent.type(field('Job Hash'), ` ${inactiveJob.hash} `);
    await userEvent.type(field('Job ID'), ' 1 {Enter}');
    await expect(window.open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(newTab.location.href).toBe(here('/jobs/1')));
    await expect(newTab.opener).toBeNull();
    await userEvent.clear(field('Job ID'));
    await userEvent.click(search());
    await waitFor(() => expect(newTab.location.href).toBe(here('/jobs/2')));
    await userEvent.clear(field('Job Hash'));
    await userEvent.type(field('Job URL'), '{Enter}');
    await waitFor(() => expect(newTab.location.href).toBe(here('/jobs/1')));
    await expect(asked.mock.calls).toEqual([
      ['/api/jobs/1'],
      [`/api/jobs/hash/${inactiveJob.hash}`],
      [`/api/jobs/url?url=${encodeURIComponent(repostedJob.url)}`],
    ]);
  },
};

const notFound = (name: string, typed: string, sentence: string, covers: string[]): Story => ({
  parameters: { covers },
  play: async () => {
    await userEvent.type(field(name), `${typed}{Enter}`);
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(sentence));
    await expect(newTab.close).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field(name), '5');
    await expect(field(name)).not.toHaveAccessibleDescription(sentence);
  },
});
export const IdNotFound = notFound('Job ID', '404', 'Job by ID not found.', ['B-ERR-003']);
export const HashNotFound = notFound('Job Hash', 'a/../b?c#d', 'Job by hash not found.', [
  'B-ERR-004',
]);
export const UrlNotFound = notFound('Job URL', 'https://a.test/?b=c&d', 'Job UR not found.', [
  'B-ERR-005',
]);

/** Neither a word as an ID nor a step in a path is asked for. */
export const NothingToAskFor: Story = {
  play: async () => {
    await userEvent.type(field('Job ID'), '1e3{Enter}');
    await expect(field('Job ID')).toHaveAccessibleDescription('Job by ID not found.');
    await userEvent.clear(field('Job ID'));
    await userEvent.type(field('Job Hash'), '..{Enter}');
    await expect(field('Job Hash')).toHaveAccessibleDescription('Job by hash not found.');
    await expect(window.open).not.toHaveBeenCalled();
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const LookUpFails: Story = {
  parameters: { msw: { handlers: [failing(jobEndpoints.byUrl), ...allHandlers()] } },
  play: async () => {
    await userEvent.type(field('Job URL'), 'https://a.test{Enter}');
    await waitFor(() =>
      expect(field('Job URL')).toHaveAccessibleDescription('The job could not be looked up.'),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('Status 500');
  },
};

export const BlockedTab: Story = {
  beforeEach: blockTabs,
  play: async () => {
    await userEvent.type(field('Job Hash'), `${repostedJob.hash}{Enter}`);
    await expect(await screen.findByRole('link', { name: 'Open /jobs/1' })).toHaveAttribute(
      'href',
      '/jobs/1',
    );
  },
};
