import { VIEW_LISTS, type ViewList } from '@console/api/views/schema';
import { builtInViews } from '@console/features/list/views/builtInViews.ts';
import { allHandlers } from '@console/mocks/handlers';
import { buildView, createViewStore } from '@console/mocks/views/viewStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { consoleMeta, goTo, WholeConsole } from '../../../.storybook/play/wholeConsole.tsx';
import { pathOfList } from './pages/links.ts';

/** Each list has one view of the admin's own and one of the team. */
const views = VIEW_LISTS.flatMap((list, index) => [
  buildView({ id: 2 * index + 1, list, name: `My ${list}` }),
  buildView({ id: 2 * index + 2, list, name: `Our ${list}`, team: true }),
]);

const meta: Meta<typeof WholeConsole> = {
  title: 'Shell/Every list',
  component: WholeConsole,
  args: { path: '/test' },
  ...consoleMeta,
  parameters: { ...consoleMeta.parameters, msw: allHandlers({ views: createViewStore(views) }) },
};
export default meta;
type Story = StoryObj<typeof WholeConsole>;

/** The lists of one record or engine; the page table has the addresses of the others. */
const OF_ONE: Partial<Record<ViewList, string>> = {
  'broken-scrapes-of-engine': '/insights/broken-scrapes-by-engine/workday',
  'entity-event-log': '/entities/1/event-log',
  'entity-jobs': '/entities/1/all-jobs',
  'entity-scrapes': '/entities/1/scrapes',
  'scrape-event-log': '/scrapes/812/event-log',
  'scrape-jobs': '/scrapes/812/all-jobs',
};
const addressOf = (list: ViewList) => OF_ONE[list] ?? pathOfList(list) ?? '';

/** The names of the views that a group has; none where the group is missing. */
const namesIn = (panel: HTMLElement, group: string) =>
  within(within(panel).queryByRole('list', { name: group }) ?? document.createElement('ul'))
    .queryAllByRole('button')
    .filter((button) => !button.getAttribute('aria-haspopup'))
    .map(({ textContent }) => textContent.replace(/\d+$/, ''));

/** Opens the views of the lists below an address, one list after the other. */
const viewsBelow = (isOne: (address: string) => boolean): Story => ({
  play: async ({ step }) => {
    await screen.findByRole('heading', { name: 'Test' });
    for (const list of VIEW_LISTS.filter((one) => isOne(addressOf(one))))
      await step(`H-VIE-006 ${list} has its views`, async () => {
        goTo(addressOf(list));
        await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
        const panel = await screen.findByRole('dialog', { name: 'Views' });
        await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual([`My ${list}`]));
        await expect(namesIn(panel, 'Team')).toEqual([`Our ${list}`]);
        await expect(namesIn(panel, 'Built in')).toEqual(
          builtInViews(list, { id: 1 }).map(({ name }) => name),
        );
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(panel).not.toBeInTheDocument());
        goTo('/test');
        await screen.findByRole('heading', { name: 'Test' });
      });
  },
});

const isDashboard = (address: string) => address.startsWith('/dashboard/');
const isInsight = (address: string) => address.startsWith('/insights/');
const isOfRecord = (address: string) => /^\/(entities|scrapes)\/\d/.test(address);

export const ViewsOfDashboards = viewsBelow(isDashboard);
export const ViewsOfInsights = viewsBelow(isInsight);
export const ViewsOfRecords = viewsBelow(isOfRecord);
export const ViewsOfTheMenu = viewsBelow(
  (address) => !isDashboard(address) && !isInsight(address) && !isOfRecord(address),
);
