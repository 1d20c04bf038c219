import { allHandlers } from '@console/mocks/handlers';
import { acmeWorkday, buildScrape } from '@console/mocks/scrapes/fixtures';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { toScrapeDetail } from '@console/mocks/scrapes/views';
import { scrapeEtag } from '@console/mocks/scrapes/writes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ScrapeActions } from './ScrapeActions.tsx';

const running = buildScrape({ id: 301, name: 'Running' });
const version = {
  scrape: { ...toScrapeDetail(running), code_truncated: false },
  etag: scrapeEtag(running),
};
const popup = { closed: false };
const opened = fn<(href: string) => void>().mockName('a window was opened');
const asked = fn<(path: string) => void>().mockName('a call of the API');

const meta: Meta<typeof ScrapeActions> = {
  title: 'features/scrape-detail/ScrapeCommands',
  component: ScrapeActions,
  decorators: [withSession, withSwr, withRouter],
  args: { version, isGone: false },
  parameters: {
    address: '/scrapes/301',
    role: 'ROLE_SCRAPER',
    msw: {
      handlers: allHandlers({
        role: 'ROLE_SCRAPER',
        scrapes: createScrapeStore([running, acmeWorkday]),
      }),
    },
  },
  beforeEach: () => {
    popup.closed = false;
    opened.mockClear();
    asked.mockClear();
    spyOn(window, 'open').mockImplementation((href) => {
      opened(String(href));
      return popup as unknown as Window;
    });
    const send = window.fetch;
    spyOn(window, 'fetch').mockImplementation((...given) => {
      asked(String(given[0] instanceof Request ? given[0].url : given[0]));
      return send(...given);
    });
  },
};
export default meta;
type Story = StoryObj<typeof ScrapeActions>;

const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Scrape Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: label }));
};
const isAllowed = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Scrape Actions' }));
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Run Parser' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  await userEvent.keyboard('{Escape}');
};

/** Each entry opens the page of the legacy host with its command, and calls nothing of the API. */
export const Commands: Story = {
  parameters: { covers: ['B-SCR-018', 'B-SCR-019'] },
  play: async () => {
    await isAllowed();
    asked.mockClear();
    for (const label of [
      'Run Parser',
      'Run Spider',
      'Run Cleanup',
      'Dump Queue',
      'Send to Queue',
      'Unserve Queue',
    ])
      await choose(label);
    const path = '/legacy/admin/scrape_command';
    await expect(opened.mock.calls.flat()).toEqual([
      `${path}?command=runparser&scrape_id=301`,
      `${path}?command=runspider&scrape_id=301`,
      `${path}?command=runcleanup&scrape_id=301`,
      `${path}?command=dumpqueue&scrape_id=301`,
      `${path}?command=sendToQueue&scrape_id=301`,
      `${path}?command=unserveQueue&scrape_id=301&from_ndx=1`,
    ]);
    await expect(asked).not.toHaveBeenCalled();
    await expect(screen.queryByText('The window was blocked.')).not.toBeInTheDocument();
  },
};

/** A window that the browser blocks leaves a notice with a link. */
export const Blocked: Story = {
  play: async () => {
    await isAllowed();
    spyOn(window, 'open').mockReturnValue(null);
    await choose('Run Spider');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The window was blocked.');
    await expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      '/legacy/admin/scrape_command?command=runspider&scrape_id=301',
    );
  },
};
