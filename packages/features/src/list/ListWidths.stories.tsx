import type { ViewList } from '@console/api/views/schema';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { everyList } from './everyList.cases.tsx';

interface OneListProps {
  name: ViewList;
}

function OneList({ name }: OneListProps) {
  const { List } = everyList[name];
  return (
    <div data-page="" style={{ blockSize: '100%' }}>
      <List />
    </div>
  );
}

/** Every list at the width that it has beside the menu in a window of 1,024, 1,440 and 1,920 pixels. */
const meta: Meta<typeof OneList> = {
  title: 'features/list/ListPage/Widths',
  component: OneList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/list?status[]=',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A number, a change, a date, or nothing. */
const VALUE = /^([▲▼] )?[−+]?[\d,.]+%?$|^\d\d\/\d\d\/\d{4}$|^–$/;

const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';

/** The contents of a table that must be whole and are not. */
function cutIn(table: HTMLTableElement): string[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const cells = [...(table.tBodies[0]?.rows ?? [])].flatMap(({ cells: of }) => [...of]);
  const mustBeWhole = (cell: HTMLTableCellElement) =>
    VALUE.test(cell.textContent) ||
    cell.querySelector('[data-tone]') !== null ||
    heads[cell.cellIndex]?.textContent === 'ATS';
  return [
    ...heads.filter((head) => isCut(head) || head.offsetHeight > 40),
    ...cells
      .filter(mustBeWhole)
      .filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut)),
  ].map(({ textContent, cellIndex }) => `${heads[cellIndex]?.textContent}: ${textContent}`);
}

/**
 * The last of the columns that decide a review, by its header. They come first, and none of them is
 * out of sight in a window of 1,440 pixels.
 */
const DECIDES: Partial<Record<ViewList, string>> = {
  'daily-job-shift': '% Change',
  'watch-list': 'Watch Listed',
  'monitored-entities': 'Latest Note',
  'new-entities': 'Latest Note',
  'review-ready': 'Latest Note',
  'pit-stop': 'Reason Code',
};

/** The part of a window's width that the open menu takes. */
const MENU = 240;

const widthsOf = (name: ViewList): Story => ({
  args: { name },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-page]');
    const tableOf = () => canvasElement.querySelector<HTMLTableElement>(`#table-${name}`);
    await waitFor(() => expect(tableOf()?.tBodies[0]?.rows.length).toBeGreaterThan(0));
    const table = tableOf();
    if (!place || !table) throw new Error('There is no table.');
    for (const window of [1024, 1440, 1920]) {
      place.style.inlineSize = `${window - MENU}px`;
      await expect(cutIn(table), `cut in a window of ${window}`).toEqual([]);
      const last = DECIDES[name];
      if (last === undefined || window < 1440) continue;
      const heads = within(table);
      await expect(
        heads.getByRole('columnheader', { name: last }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(
        heads.getByRole('columnheader', { name: 'Review' }).getBoundingClientRect().left,
      );
    }
  },
});

export const Entities = widthsOf('entities');
export const Scrapes = widthsOf('scrapes');
export const Tags = widthsOf('tags');
export const Users = widthsOf('users');
export const CodeSearch = widthsOf('code-search');
export const EntityScrapes = widthsOf('entity-scrapes');
export const EntityJobs = widthsOf('entity-jobs');
export const ScrapeJobs = widthsOf('scrape-jobs');
export const EntityEventLog = widthsOf('entity-event-log');
export const ScrapeEventLog = widthsOf('scrape-event-log');
export const QueueRequests = widthsOf('queue-requests');
export const ScraperQueue = widthsOf('scraper-queue');
export const DailyJobShift = widthsOf('daily-job-shift');
export const WatchList = widthsOf('watch-list');
export const MonitoredEntities = widthsOf('monitored-entities');
export const NewEntities = widthsOf('new-entities');
export const ReviewReady = widthsOf('review-ready');
export const PitStop = widthsOf('pit-stop');
export const BrokenScrapesByEngine = widthsOf('broken-scrapes-by-engine');
export const BrokenScrapesOfEngine = widthsOf('broken-scrapes-of-engine');
export const AllBrokenScrapes = widthsOf('all-broken-scrapes');
export const TotalRuns = widthsOf('total-runs');
export const WithEntriesInQueue = widthsOf('with-entries-in-queue');
export const WithNoJobs = widthsOf('with-no-jobs');
export const ManualScrapes = widthsOf('manual-scrapes');
export const StuckScrapesWithQueuedItems = widthsOf('stuck-scrapes-with-queued-items');
export const StuckScrapesWithoutQueuedItems = widthsOf('stuck-scrapes-without-queued-items');
