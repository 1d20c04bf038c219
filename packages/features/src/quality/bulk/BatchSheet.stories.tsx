import { conflict } from '@console/api/core/hydra/problem';
import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import * as watchListEndpoints from '@console/api/watch-lists/endpoints';
import { buildShift } from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint, idOf } from '@console/mocks/endpoint';
import { entities } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { problemResponse } from '@console/mocks/respond';
import { alreadyReviewed } from '@console/mocks/reviews/decide';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { scrapes } from '@console/mocks/scrapes/fixtures';
import { userRefOf } from '@console/mocks/users/userRef';
import { assignedRow, buildWatchList, watchedArchived } from '@console/mocks/watch-lists/fixtures';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { forgetDrafts, keepDraft } from '../../../../../.storybook/drafts.ts';
import {
  chooseReason,
  countAt,
  counts,
  isClosed,
  isFree,
  openSheet,
  paste,
  send,
  sheet,
  writeNote,
} from '../../../../../.storybook/play/batchSheet.ts';
import { dayIn, startOf } from '../../../../../.storybook/play/reviewDialog.ts';
import { DailyJobShiftTab } from '../daily-job-shift/DailyJobShiftTab.tsx';
import { WatchListTab } from '../watch-list/WatchListTab.tsx';

const sent = fn<(body: unknown) => void>().mockName('a review was sent');
const recorded = [
  endpoint(shiftEndpoints.review, async ({ request }) => sent(await request.clone().json())),
  endpoint(watchListEndpoints.review, async ({ request }) => sent(await request.clone().json())),
  endpoint(watchListEndpoints.assign, async ({ request }) => sent(await request.clone().json())),
];
const watched = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildWatchList({
      id: 1000 + index,
      of: entities.filter(({ archived }) => !archived)[index % 30],
      watch_listed_date: 1_795_000_000 - index * 86_400,
    }),
  );
/** Who has the rows before they are assigned to somebody else. */
const former = assignedRow.assigned_to;
const openScrapes = scrapes.filter(({ archived }) => !archived);
const shifts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildShift({ id: 2000 + index, of: openScrapes[index % openScrapes.length] }),
  );
interface Msw {
  msw?: { use: (...handlers: RequestHandler[]) => void };
}
/** Answers from these rows; `first` come before the ordinary handlers. */
const from =
  (rows: () => Parameters<typeof createQualityStore>[0], ...first: RequestHandler[]) =>
  ({ msw }: Msw): void =>
    msw?.use(...recorded, ...first, ...allHandlers({ quality: createQualityStore(rows()) }));

const meta: Meta<typeof WatchListTab> = {
  title: 'features/quality/Batch sheet',
  component: WatchListTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/dashboard/data-quality/watch-list',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
  beforeEach: async () => {
    sent.mockClear();
    noticesStore.shown = [];
    await forgetDrafts();
  },
};
export default meta;
type Story = StoryObj<typeof WatchListTab>;

const ofShifts: Story = {
  render: () => <DailyJobShiftTab />,
  parameters: { address: '/dashboard/data-quality/daily-job-shift' },
};

const rows = () => sheet().getAllByRole('row').slice(1);
const stateAt = (index: number) => within(existing(rows()[index])).getAllByRole('cell').at(-1);

const says = (text: string | RegExp) =>
  waitFor(() => expect(sheet().getByText(text)).toBeVisible());
const question = (title: string) => screen.findByRole('dialog', { name: title });
const bodies = () => sent.mock.calls.map(([body]) => body);

export const TypedDown: Story = {
  ...ofShifts,
  parameters: { ...ofShifts.parameters, covers: ['H-BLK-015', 'H-BLK-016'] },
  beforeEach: from(() => ({ shifts: shifts(3) })),
  play: async ({ step }) => {
    await openSheet('Review', /^Review 3 daily job shifts$/);
    await expect(
      sheet()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row',
      'Career Page',
      'Avg. Job Count',
      'Latest Job Count',
      '% Change',
      'Job Count',
      'State',
    ]);
    await userEvent.click(sheet().getByRole('radio', { name: 'Do Nothing' }));
    await userEvent.click(sheet().getByRole('checkbox', { name: 'Job Shift Valid' }));
    await chooseReason('Other');
    await writeNote('A holiday');
    await step('H-BLK-016 Enter and the arrows go down and up', async () => {
      await expect(stateAt(0)).toHaveTextContent('No job count yet');
      await userEvent.click(countAt(0));
      await userEvent.keyboard('80{Enter}81{Enter}');
      await expect(countAt(2)).toHaveFocus();
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(countAt(1)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(countAt(0)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}82');
      await expect(counts().map((cell) => cell)).toHaveLength(3);
      for (const [index, count] of ['80', '81', '82'].entries())
        await expect(countAt(index)).toHaveValue(count);
      await expect(stateAt(2)).toHaveTextContent('Ready');
      await expect(sheet().getByText('3 of 3 ready.')).toBeVisible();
    });
    await isFree();
    await userEvent.click(send());
    await isClosed();
    await expect(bodies()).toHaveLength(3);
    for (const [index, job_count] of [80, 81, 82].entries())
      await expect(bodies()[index]).toMatchObject({
        action: 'do_nothing',
        job_count,
        job_shift_valid: true,
        reason_code: 'other',
        note: '<p>A holiday</p>',
      });
    await expect(noticesStore.shown.map(({ title }) => title)).toEqual(['3 done.']);
    await expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const PastedColumn: Story = {
  ...ofShifts,
  parameters: { ...ofShifts.parameters, covers: ['H-BLK-017', 'H-BLK-018'] },
  beforeEach: from(() => ({ shifts: shifts(6) })),
  play: async ({ step }) => {
    await openSheet('Send for Review', /^Review 6 daily job shifts$/);
    await expect(sheet().getByRole('radio', { name: 'Send for Review' })).toBeChecked();
    await chooseReason('Other');
    await writeNote('Broken');
    await step('H-BLK-017 a column fills the cells from the one it is pasted into', async () => {
      await paste(1, '12\r\nmany\r\n1,200\r\n\r\n1.5\r\n99\r\n');
      await says(
        /^5 lines pasted\. 3 do not fit: the cells say why\. 1 is blank\. 1 line more than there are rows: not used\./,
      );
      await expect(countAt(0)).toHaveValue('');
      await expect(countAt(1)).toHaveValue('12');
      await expect(countAt(5)).toHaveValue('1.5');
    });
    await step('H-BLK-018 each cell says what is wrong with it', async () => {
      await expect(countAt(2)).toHaveAttribute('aria-invalid', 'true');
      await expect(countAt(2)).toHaveAccessibleDescription('Value must be a number');
      await expect(countAt(3)).toHaveAccessibleDescription('Enter it without separators: 1200');
      await expect(countAt(5)).toHaveAccessibleDescription('Value must be a whole number');
      await expect(countAt(4)).toHaveAccessibleDescription('No job count yet');
    });
    await step('H-BLK-018 Send says how many are left out before it sends', async () => {
      await userEvent.click(countAt(0));
      await userEvent.keyboard('7');
      await isFree();
      await userEvent.click(send());
      const asked = within(await question('Send 2 daily job shifts for review?'));
      await expect(
        asked.getByText('4 left out: 3 with a job count that does not fit, 1 without a job count.'),
      ).toBeVisible();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await expect(sent).not.toHaveBeenCalled();
      await userEvent.click(send());
      await userEvent.click(
        within(await question('Send 2 daily job shifts for review?')).getByRole('button', {
          name: 'Send',
        }),
      );
      await says('2 done.');
    });
    await expect(rows()).toHaveLength(4);
    await expect(bodies()).toHaveLength(2);
    await expect(
      within(screen.getByRole('region', { name: 'Selected rows', hidden: true })).getByText(
        '4 selected',
      ),
    ).toBeInTheDocument();
  },
};

export const PlacedOnWatch: Story = {
  ...ofShifts,
  parameters: { ...ofShifts.parameters, covers: ['H-BLK-022', 'H-BLK-023'] },
  beforeEach: from(() => ({ shifts: shifts(3) })),
  play: async () => {
    await openSheet('Review', /^Review 3 daily job shifts$/);
    await expect(sheet().getByText(/^A new homepage URL belongs to one entity/)).toBeVisible();
    await says(/0 of 3 ready/);
    await expect(stateAt(0)).toHaveTextContent('No action yet');
    const watch = () => sheet().queryByRole('checkbox', { name: 'Place on Watch' });
    await expect(watch()).not.toBeInTheDocument();
    await userEvent.click(sheet().getByRole('radio', { name: 'Request New Scrape' }));
    await chooseReason('Other');
    await writeNote('Closed');
    await paste(0, '0\n4\n0');
    await says(/3 of 3 ready/);
    await expect(sheet().queryByLabelText('Snooze Date')).not.toBeInTheDocument();
    await userEvent.click(existing(watch()));
    await says(/2 of 3 ready/);
    await expect(countAt(1)).toHaveAccessibleDescription(/^Only a site without jobs/);
    fireEvent.change(sheet().getByLabelText('Snooze Date'), { target: { value: dayIn(7) } });
    await isFree();
    await userEvent.click(send());
    const asked = within(await question('Request a new scrape for 2 daily job shifts?'));
    await expect(asked.getByText('1 left out: 1 with jobs.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Send' }));
    await says('2 done.');
    await expect(bodies()).toHaveLength(2);
    for (const body of bodies())
      await expect(body).toMatchObject({
        action: 'request_new_scrape',
        job_count: 0,
        place_on_watch: true,
        snooze_date: startOf(dayIn(7)),
        homepage_url_changed: '',
      });
    await userEvent.click(sheet().getByRole('button', { name: 'Cancel' }));
    await isClosed();
  },
};

export const QuestionAbove25: Story = {
  parameters: { covers: ['H-BLK-014'], address: '/dashboard/data-quality/watch-list?pageSize=50' },
  beforeEach: from(() => ({ watchLists: watched(30) })),
  play: async () => {
    await openSheet('Snooze', /^Review 30 entities$/);
    await expect(sheet().getByRole('radio', { name: 'Snooze' })).toBeChecked();
    await expect(sheet().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    fireEvent.change(sheet().getByLabelText('Snooze Date'), { target: { value: dayIn(7) } });
    await writeNote('Next week');
    await paste(0, Array(30).fill('0').join('\n'));
    await isFree();
    await userEvent.click(send());
    const asked = within(await question('Snooze 30 entities?'));
    await expect(asked.getByText('Filter: Snoozed: False')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Send' }));
    await isClosed();
    await expect(bodies()).toHaveLength(30);
    await expect(bodies()[29]).toMatchObject({
      action: 'snooze',
      job_count: 0,
      snooze_date: startOf(dayIn(7)),
    });
  },
};

let letOn: (() => void)[] = [];
const held = endpoint(watchListEndpoints.review, async () => {
  await new Promise<void>((resolve) => letOn.push(resolve));
});
const answerOne = () => letOn.shift()?.();

export const ProgressAndStop: Story = {
  parameters: { covers: ['H-BLK-009', 'H-BLK-011', 'H-BLK-020'] },
  beforeEach: (context) => {
    letOn = [];
    from(() => ({ watchLists: watched(8) }), held)(context);
  },
  play: async ({ step }) => {
    await openSheet('Snooze', /^Review 8 entities$/);
    fireEvent.change(sheet().getByLabelText('Snooze Date'), { target: { value: dayIn(7) } });
    await writeNote('Next week');
    await paste(0, Array(8).fill('3').join('\n'));
    await isFree();
    await userEvent.click(send());
    await step('H-BLK-009 four wait at a time', async () => {
      await waitFor(() => expect(letOn).toHaveLength(4));
      await says('0 of 8');
      answerOne();
      await says('1 of 8');
      await waitFor(() => expect(letOn).toHaveLength(4));
      await expect(sheet().getByRole('progressbar', { name: 'Rows' })).toHaveAttribute(
        'value',
        '1',
      );
    });
    await step('H-BLK-020 leaving asks while it runs', async () => {
      const here = location.href;
      history.pushState(null, '', '/elsewhere');
      const asked = within(await question('Leave while rows are being sent?'));
      await expect(location.href).toBe(here);
      await userEvent.click(asked.getByRole('button', { name: 'Stay' }));
      await says('1 of 8');
    });
    await step('H-BLK-011 Stop waits for what was sent and leaves the rest', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Stop' }));
      while (letOn.length > 0) answerOne();
      await says('5 done, 3 not sent.');
      await expect(document.activeElement).toHaveTextContent(/^\D*5 done, 3 not sent\.$/);
      await expect(rows()).toHaveLength(3);
      await expect(sent).toHaveBeenCalledTimes(5);
    });
  },
};

const ada = { ...userRefOf('ROLE_DQ_LEAD'), first_name: 'Ada', last_name: 'King' };
const refusing = endpoint(watchListEndpoints.review, ({ params }) => {
  const id = idOf(params);
  if (id === 1001) return problemResponse(alreadyReviewed(ada, 1_795_000_000));
  if (id === 1003 || id === 1004)
    return problemResponse(conflict('entity_archived', 'The entity is archived.'));
  return undefined;
});

export const PartlyFailed: Story = {
  parameters: { covers: ['H-BLK-013'] },
  beforeEach: from(() => ({ watchLists: watched(6) }), refusing),
  play: async () => {
    await openSheet('Snooze', /^Review 6 entities$/);
    fireEvent.change(sheet().getByLabelText('Snooze Date'), { target: { value: dayIn(7) } });
    await writeNote('Next week');
    await paste(0, Array(6).fill('3').join('\n'));
    await isFree();
    await userEvent.click(send());
    await says('3 done, 3 failed: 2 archived, 1 reviewed by Ada King meanwhile.');
    await expect(rows()).toHaveLength(3);
    await expect(sheet().queryByText(/that (is|are) not here/)).not.toBeInTheDocument();
    await expect(stateAt(0)).toHaveTextContent('Failed: reviewed by Ada King meanwhile');
    await expect(stateAt(2)).toHaveTextContent('Failed: archived');
    await expect(noticesStore.shown).toEqual([]);
    await userEvent.click(sheet().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(
      await within(screen.getByRole('region', { name: 'Selected rows' })).findByText('3 selected'),
    ).toBeVisible();
  },
};

let quality: ReturnType<typeof createQualityStore> | undefined;
const reviewedMeanwhile = endpoint(watchListEndpoints.review, ({ params }) => {
  if (idOf(params) !== 1001) return undefined;
  quality?.watchLists.close(1001);
  return problemResponse(alreadyReviewed(ada, 1_795_000_000));
});

export const NothingLeft: Story = {
  parameters: { covers: ['H-BLK-024'] },
  beforeEach: ({ msw }: Msw) => {
    quality = createQualityStore({ watchLists: watched(2) });
    msw?.use(...recorded, reviewedMeanwhile, ...allHandlers({ quality }));
  },
  play: async () => {
    await openSheet('Remove', /^Review 2 entities$/);
    await chooseReason('No Longer Needed');
    await writeNote('Merged');
    await paste(0, '3\n4');
    await isFree();
    await userEvent.click(send());
    await isClosed();
    await expect(bodies()).toHaveLength(2);
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    await expect(bar.getByRole('status')).toHaveTextContent(
      '1 done, 1 failed: 1 reviewed by Ada King meanwhile. 1 left the list and is no longer selected.',
    );
    await expect(noticesStore.shown).toEqual([]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.click(bar.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument(),
    );
  },
};

export const RestoredDraft: Story = {
  parameters: { covers: ['H-BLK-019'] },
  beforeEach: async (context) => {
    from(() => ({ watchLists: watched(2) }))(context);
    await keepDraft('watch-list-review-batch', {
      action: 'remove_from_watch_list',
      reason_code: '',
      snooze_date: '',
      note: '<p>Half a thought</p>',
      ticked: [],
      counts: { r1000: '4', r9: '5' },
    });
  },
  play: async () => {
    await openSheet('Snooze', /^Review 2 entities$/);
    await userEvent.click(await sheet().findByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(sheet().getByRole('radio', { name: 'Remove From Watch List' })).toBeChecked(),
    );
    await expect(countAt(0)).toHaveValue('4');
    await expect(countAt(1)).toHaveValue('');
    await says(/1 job count belongs to a row that is not here\./);
  },
};

export const Assign: Story = {
  parameters: { covers: ['H-BLK-007'] },
  beforeEach: from(() => ({ watchLists: [...watched(2), watchedArchived] })),
  play: async () => {
    await openSheet('Assign', /^Assign 3 entities$/);
    const field = await sheet().findByRole('combobox', { name: 'Assigned To' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'K. Silva' }));
    await isFree();
    await userEvent.click(send());
    const asked = within(await question('Assign 2 entities?'));
    await expect(asked.getByText('1 left out: 1 archived.')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Send' }));
    await says('2 done.');
    await expect(bodies()).toHaveLength(2);
    await expect(bodies()[0]).toMatchObject({ assign_to: 17 });
  },
};

/** One Undo takes a bulk assignment back, and the rows stay selected for the next decision. */
export const AssignUndone: Story = {
  beforeEach: from(() => ({
    watchLists: watched(2).map((row) => ({ ...row, assigned_to: former })),
  })),
  play: async () => {
    await openSheet('Assign', /^Assign 2 entities$/);
    const field = await sheet().findByRole('combobox', { name: 'Assigned To' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'K. Silva' }));
    await isFree();
    await userEvent.click(send());
    await isClosed();
    await expect(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByText('2 selected'),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies().slice(2)).toEqual(
        [1000, 1001].map((id) => ({ id, assign_to: former[0]?.id })),
      ),
    );
  },
};
