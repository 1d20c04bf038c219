import * as endpoints from '@console/api/evidence/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { failing } from '@console/mocks/scenarios';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { RecentCounts } from './RecentCounts.tsx';

const asked = fn<(ids: readonly string[]) => void>().mockName('scrapes were asked for');
const recorded = endpoint(endpoints.countsOfScrapes, ({ request: { url } }) => {
  asked(new URL(url).searchParams.getAll('scrape[]'));
});

const ids = [acmeWorkday.id, ...Array.from({ length: 199 }, (_, index) => 2000 + index)];

const meta: Meta = {
  title: 'features/quality/RecentCounts',
  decorators: [withSwr, withRouter],
  parameters: { address: '/', msw: { handlers: [recorded, ...allHandlers()] } },
  beforeEach: () => {
    asked.mockClear();
  },
  render: () => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
    <section aria-label="Rows" tabIndex={0} style={{ blockSize: 120, overflow: 'auto' }}>
      {ids.map((id) => (
        <div key={id} style={{ inlineSize: 120 }}>
          <RecentCounts scrapeId={id} />
        </div>
      ))}
    </section>
  ),
};
export default meta;
type Story = StoryObj;

/** Of 200 rows those in view are asked for, in one request; the others as they come into view. */
export const RowsInView: Story = {
  parameters: { covers: ['H-EVI-010', 'H-EVI-018'] },
  play: async ({ step }) => {
    await step('H-EVI-018 the line is told in words', async () => {
      await expect(
        await screen.findByRole('img', {
          name: /^Job counts: first 1\d\d on 10\/2\d\/2026, last 52 on 11\/21\/2026, lowest 52 .*, highest 108 /,
        }),
      ).toBeVisible();
    });
    await step('H-EVI-010 only what is in view is asked for', async () => {
      await expect(asked).toHaveBeenCalledOnce();
      const [first] = asked.mock.calls[0] ?? [];
      await expect(first?.length).toBeLessThan(12);
      screen.getByRole('region', { name: 'Rows' }).scrollTo({ top: 2000 });
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      await expect(asked.mock.calls[1]?.[0].length).toBeLessThan(12);
    });
    await step('a scrape without counts has a dash', async () => {
      await expect((await screen.findAllByText('–')).length).toBeGreaterThan(3);
    });
  },
};

/** One request that fails is one notice. */
export const FailedToLoad: Story = {
  parameters: { msw: { handlers: [failing(endpoints.countsOfScrapes), ...allHandlers()] } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
    await expect((await screen.findAllByText('–')).length).toBeGreaterThan(3);
    await expect(screen.queryByText(/^\d+ times$/)).toBeNull();
  },
};
