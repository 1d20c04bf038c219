import type { Role } from '@console/api/roles/rules';
import * as viewEndpoints from '@console/api/views/endpoints';
import { freshShift, shiftOfSomebodyGone } from '@console/mocks/daily-job-shifts/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { failing, refusedOnce } from '@console/mocks/scenarios';
import { buildView, createViewStore } from '@console/mocks/views/viewStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import {
  chipTexts,
  columnsOf,
  dailyJobShift,
  tabUnderTest,
} from '../../../../../.storybook/play/qualityTab.ts';
import { setTableLayout } from '../../list/tableLayout.store.ts';
import { rememberedView, rememberView } from '../../list/viewMemory.ts';
import { forgetViews } from '../../list/views/syncViews.ts';
import { readViewFile } from '../../list/views/viewFile.ts';
import { DailyJobShiftTab } from './DailyJobShiftTab.tsx';

const tab = tabUnderTest(dailyJobShift);

/** Views are about the list and not about its rows: a small one and a big one are enough. */
const twoRows = () => createQualityStore({ shifts: [freshShift, shiftOfSomebodyGone] });

const plain = { order: [], hidden: [], widths: {}, density: 'normal' } as const;

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/DailyJobShiftTab/Views',
  component: DailyJobShiftTab,
  ...tab.meta,
  parameters: {
    ...tab.parameters,
    ...tab.withHandlers(...allHandlers({ quality: twoRows() })),
  },
  beforeEach: () => {
    tab.beforeEach();
    forgetViews('daily-job-shift');
    setTableLayout('daily-job-shift', plain);
    rememberView(tab.path, undefined);
  },
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

const withViews = (store: () => ReturnType<typeof createViewStore>, role: Role = 'ROLE_ADMIN') => ({
  parameters: {
    role,
    ...tab.withHandlers(...allHandlers({ role, views: store(), quality: twoRows() })),
  },
});
const none = () => createViewStore([]);

const button = () =>
  screen.getByRole('button', {
    expanded: false,
    name: /^(Views|.*changed|Workday drops|Big and compact|Unassigned|Mine too)$/,
  });
async function open() {
  await tab.table();
  await userEvent.click(button());
  const panel = within(await screen.findByRole('dialog', { name: 'Views' }));
  await waitFor(() => expect(panel.queryByText('Loading views...')).not.toBeInTheDocument());
  return panel;
}
type Panel = Awaited<ReturnType<typeof open>>;
const namesIn = (panel: Panel, group: string) =>
  within(panel.getByRole('list', { name: group }))
    .getAllByRole('button')
    .filter((one) => !one.getAttribute('aria-haspopup'))
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
const act = async (panel: Panel, view: string, action: string) => {
  await userEvent.click(panel.getByRole('button', { name: `Actions for ${view}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** Filters, arrangement and name of a view are there with one press. */
export const ViewChosen: Story = {
  play: async ({ step }) => {
    const panel = await open();
    await step('H-VIE-006 built-in views, my own and the team’s stand apart', async () => {
      await expect(namesIn(panel, 'Built in').slice(0, 3)).toEqual([
        'Assigned to me',
        'Unassigned',
        'Never reviewed',
      ]);
      await expect(namesIn(panel, 'Mine')).toEqual(['Workday drops', 'Big and compact']);
      await expect(namesIn(panel, 'Team')).toEqual(['Morning round']);
      await expect(screen.queryByText('Analyst only')).not.toBeInTheDocument();
    });
    await step('H-VIE-022 each view has the number of its rows', async () => {
      const unassigned = panel.getByRole('button', { name: /^Unassigned/ });
      await waitFor(() => expect(unassigned).toHaveTextContent(/^Unassigned\d+$/));
    });
    await step('H-VIE-007 a view brings its filters, its page size and its columns', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Big and compact/ }));
      await waitFor(() => expect(address()).toContain('latestJobCount[GTE]=100&pageSize=50'));
      await tab.askedFor('limit=50', 'latest_job_count[gte]=100');
      await waitFor(async () => expect(await columnsOf('Daily Job Shift')).not.toContain('Tags'));
    });
    await step('H-VIE-008 its name stands on the button, and that the list differs', async () => {
      const used = screen.getByRole('button', { name: 'Big and compact' });
      await expect(used).toHaveFocus();
      await tab.sortBy('EID');
      await waitFor(() => expect(used).toHaveAccessibleName(/Big and compact ?changed/));
    });
  },
};

export const BuiltInViews: Story = {
  parameters: { covers: ['H-VIE-009'] },
  play: async () => {
    let panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Unassigned/ }));
    await waitFor(() => expect(tab.lastAsked()).toContain('unassigned=true'));
    await waitFor(() => expect(chipTexts()).toEqual(['Unassigned']));
    panel = await open();
    await userEvent.click(panel.getByRole('button', { name: /^Assigned to me/ }));
    await waitFor(() => expect(tab.lastAsked()).toContain('assigned_to[]=1'));
  },
};

/** The first view of a list: it is saved, changed, renamed, made the default and deleted again. */
export const OwnViews: Story = {
  ...withViews(none),
  play: async ({ msw, step }) => {
    await tab.sortBy('SID');
    let panel = await open();
    await expect(panel.getByText('Nobody has saved a view of this list yet.')).toBeVisible();
    await step('H-VIE-010 the list as it stands is saved under a name', async () => {
      await userEvent.type(
        panel.getByRole('textbox', { name: 'Name of the new view' }),
        'Mine too',
      );
      await userEvent.click(panel.getByRole('button', { name: 'Save view' }));
      await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual(['Mine too']));
      await expect(screen.getByRole('button', { name: 'Mine too', expanded: true })).toBeVisible();
    });
    await step('H-VIE-010 a name that is taken is refused at the field', async () => {
      msw?.use(
        refusedOnce(viewEndpoints.create, [
          { propertyPath: 'name', code: 'not_unique', message: 'This value is already used.' },
        ]),
      );
      const name = panel.getByRole('textbox', { name: 'Name of the new view' });
      await userEvent.type(name, 'mine TOO');
      await userEvent.click(panel.getByRole('button', { name: 'Save as' }));
      await waitFor(() => expect(name).toHaveAccessibleDescription('This value is already used.'));
      await userEvent.clear(name);
    });
    await step('H-VIE-011 a changed list is saved over its view', async () => {
      await userEvent.keyboard('{Escape}');
      await tab.sortBy('EID');
      panel = await open();
      await userEvent.click(panel.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(panel.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument(),
      );
    });
    await step('H-VIE-011 it is renamed', async () => {
      await act(panel, 'Mine too', 'Rename');
      const name = panel.getByRole('textbox', { name: 'New name of Mine too' });
      await userEvent.clear(name);
      await userEvent.type(name, 'By employer{Enter}');
      await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual(['By employer']));
    });
    await step('H-VIE-012 the list begins with it, which this browser remembers', async () => {
      await act(panel, 'By employer', 'Open the list with it');
      await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual(['By employerDefault']));
      await expect(rememberedView(tab.path)?.state.query).toBe('orderBy=entity.id&order=desc');
    });
    await step('it is deleted, and the list no longer begins with it', async () => {
      await act(panel, 'By employer', 'Delete');
      await waitFor(() =>
        expect(panel.queryByRole('list', { name: 'Mine' })).not.toBeInTheDocument(),
      );
      await expect(rememberedView(tab.path)).toBeUndefined();
    });
  },
};

const ascending = {
  id: 1,
  name: 'Workday drops',
  state: {
    query: 'pageSize=50&order=asc',
    layout: { order: [], hidden: ['tags'], widths: {}, density: 'normal' as const },
  },
};

/** The first of two, with which the list begins. */
export const PutBack: Story = {
  ...withViews(() =>
    createViewStore([buildView(ascending), buildView({ id: 2, name: 'Big and compact' })], {
      'daily-job-shift': 1,
    }),
  ),
  play: async ({ step }) => {
    await waitFor(() => expect(rememberedView(tab.path)?.name).toBe('Workday drops'));
    let panel = await open();
    await waitFor(() =>
      expect(namesIn(panel, 'Mine')).toEqual(['Workday dropsDefault', 'Big and compact']),
    );
    await act(panel, 'Workday drops', 'Delete');
    await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual(['Big and compact']));
    await expect(rememberedView(tab.path)).toBeUndefined();
    await step('H-VIE-013 it is there again, in its place and as the default', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(rememberedView(tab.path)?.name).toBe('Workday drops'));
      panel = await open();
      await waitFor(() =>
        expect(namesIn(panel, 'Mine')).toEqual(['Workday dropsDefault', 'Big and compact']),
      );
      await userEvent.click(panel.getByRole('button', { name: /^Big and compact/ }));
      await waitFor(() => expect(address()).toBe(tab.path));
      panel = await open();
      await userEvent.click(panel.getByRole('button', { name: /^Workday drops/ }));
      await waitFor(() => expect(address()).toBe(`${tab.path}?order=asc&pageSize=50`));
    });
  },
};

export const Order: Story = {
  parameters: { covers: ['H-VIE-014'] },
  play: async () => {
    const panel = await open();
    await act(panel, 'Big and compact', 'Move up');
    await waitFor(() =>
      expect(namesIn(panel, 'Mine')).toEqual(['Big and compact', 'Workday drops']),
    );
    await act(panel, 'Workday drops', 'Share with the team');
    await waitFor(() => expect(namesIn(panel, 'Team')).toContain('Workday drops'));
  },
};

/** An analyst reads the views of the team; leads and admins keep them. */
export const RoleMayNotChange: Story = {
  ...withViews(() => createViewStore(), 'ROLE_DQ'),
  play: async ({ step }) => {
    const panel = await open();
    await expect(namesIn(panel, 'Mine')).toEqual(['Analyst only']);
    await step('H-VIE-015 what a role may not do says why', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Actions for Morning round' }));
      for (const name of ['Rename', 'Delete', 'Take back from the team'])
        await expect(
          await screen.findByRole('menuitem', { name: new RegExp(name) }),
        ).toHaveAttribute('aria-disabled', 'true');
      await expect(
        screen.getAllByText(
          'Leads and admins keep the views of the team. Your role (Data Quality) may not.',
        )[0],
      ).toBeVisible();
    });
  },
};

export const FailedToLoad: Story = {
  parameters: {
    ...tab.withHandlers(failing(viewEndpoints.list), ...allHandlers({ quality: twoRows() })),
    covers: ['H-VIE-016'],
  },
  play: async () => {
    const panel = await open();
    await expect(await panel.findByText('The saved views could not be loaded.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(namesIn(panel, 'Built in')).toContain('Unassigned');
  },
};

/** A view of an earlier version names what the list has no more. */
export const ViewOfAnEarlierVersion: Story = {
  ...withViews(() =>
    createViewStore([
      buildView({
        id: 1,
        name: 'Old',
        state: {
          query: 'colour=red&ats[]=workday&orderBy=weight',
          layout: { ...plain, hidden: ['weight', 'tags'], order: [], density: 'compact' },
        },
      }),
    ]),
  ),
  play: async ({ step }) => {
    const panel = await open();
    await step('H-VIE-017 it is used without it, and says what', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Old/ }));
      await expect(
        await panel.findByText(
          'Old is used without the filter colour, the order weight, the column weight: the list does not have it.',
        ),
      ).toBeVisible();
      await waitFor(() => expect(address()).toBe(`${tab.path}?ats[]=workday`));
    });
  },
};

const oldDefault = {
  id: 1,
  name: 'Old default',
  state: { query: 'colour=red&pageSize=50', layout: null },
};

/** The default view is of an earlier version. Nobody presses it, and it is said all the same. */
export const DefaultViewOfAnEarlierVersion: Story = {
  ...withViews(() => createViewStore([buildView(oldDefault)], { 'daily-job-shift': 1 })),
  beforeEach: () => rememberView(tab.path, oldDefault),
  play: async ({ step }) => {
    await tab.table();
    await step('H-VIE-017 the list begins without it, and says what', async () => {
      await expect(address()).toBe(`${tab.path}?pageSize=50`);
      await expect(
        await screen.findByText(
          'Old default is used without the filter colour: the list does not have it.',
        ),
      ).toBeVisible();
    });
  },
};

/** What Export hands out: the name of the file and its text. */
async function downloaded(press: () => Promise<void>) {
  const files: Blob[] = [];
  const names: string[] = [];
  spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press();
  return { names, texts: await Promise.all(files.map((file) => file.text())) };
}

export const Export: Story = {
  ...withViews(() => createViewStore()),
  play: async ({ step }) => {
    const panel = await open();
    await step('H-VIE-018 the file has every view that is shown, and can be imported', async () => {
      const { names, texts } = await downloaded(() =>
        userEvent.click(panel.getByRole('button', { name: 'Export' })),
      );
      await expect(names).toEqual(['views-daily-job-shift.json']);
      const views = readViewFile(texts.join(), 'daily-job-shift');
      await expect(views).toEqual([
        expect.objectContaining({ name: 'Workday drops' }),
        expect.objectContaining({ name: 'Big and compact' }),
        {
          name: 'Morning round',
          state: { query: 'percentChange[LTE]=-50', layout: null },
        },
      ]);
    });
  },
};

export const NothingToExport: Story = {
  ...withViews(none),
  play: async () => {
    const panel = await open();
    const button = panel.getByRole('button', { name: 'Export' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('There is no saved view.'));
  },
};

export const Import: Story = {
  ...withViews(none),
  play: async ({ step }) => {
    const panel = await open();
    const input = panel.getByLabelText('File of views');
    const give = (text: string) =>
      userEvent.upload(input, new File([text], 'views.json', { type: 'application/json' }));
    await step('H-VIE-018 a bad file is refused in words', async () => {
      await give('{');
      await expect(await panel.findByText('The file is not JSON.')).toBeVisible();
      await give('{"list":"tags","views":[{"name":"A","state":{"query":""}}]}');
      await expect(
        await panel.findByText('The file holds views of another list: tags.'),
      ).toBeVisible();
      await give('{"list":"daily-job-shift","views":[{"name":7}]}');
      await expect(await panel.findByText(/^The file holds no views/)).toBeVisible();
    });
    await step('H-VIE-018 the views of a file are added', async () => {
      await give('{"list":"daily-job-shift","views":[{"name":"A","state":{"query":"ats[]=x"}}]}');
      await expect(await panel.findByText('1 of 1 view has been imported.')).toBeVisible();
      await waitFor(() => expect(namesIn(panel, 'Mine')).toEqual(['A']));
    });
  },
};

/** The default view is asked for first: no other request comes before it. */
export const DefaultView: Story = {
  ...withViews(() => createViewStore([buildView(ascending)], { 'daily-job-shift': 1 })),
  beforeEach: () => rememberView(tab.path, ascending),
  play: async ({ step }) => {
    await step('H-VIE-019 the first request has the default view', async () => {
      await tab.table();
      await expect(tab.asked.mock.calls).toEqual([
        ['?page=1&limit=50&order[scrape.last_updated]=asc'],
      ]);
      await expect(address()).toBe(`${tab.path}?order=asc&pageSize=50`);
      await expect(await columnsOf('Daily Job Shift')).not.toContain('Tags');
      await expect(screen.getByRole('button', { name: /^Workday drops/ })).toBeVisible();
    });
  },
};

export const LinkBeforeTheDefaultView: Story = {
  ...DefaultView,
  parameters: {
    ...DefaultView.parameters,
    address: `${tab.path}?search=acme`,
    covers: ['H-VIE-019'],
  },
  play: async () => {
    await tab.table();
    await expect(tab.asked.mock.calls[0]?.[0]).toContain('custom_search=acme');
    await expect(tab.asked.mock.calls[0]?.[0]).toContain('limit=20');
    await expect(screen.getByRole('button', { name: 'Views' })).toBeVisible();
  },
};

/** Another browser has made the default: the list takes it, and this browser remembers it. */
export const DefaultFromElsewhere: Story = {
  ...withViews(() => createViewStore(undefined, { 'daily-job-shift': 3 })),
  play: async ({ step }) => {
    await tab.table();
    await step('H-VIE-020 the server’s default is taken up after the rows', async () => {
      await waitFor(() => expect(address()).toBe(`${tab.path}?percentChange[LTE]=-50`));
      await expect(await screen.findByRole('button', { name: 'Morning round' })).toBeVisible();
      await expect(rememberedView(tab.path)?.id).toBe(3);
    });
  },
};
