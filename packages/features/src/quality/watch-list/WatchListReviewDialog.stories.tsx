import * as watchListEndpoints from '@console/api/watch-lists/endpoints';
import type { WatchList } from '@console/api/watch-lists/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { reasonCodes } from '@console/mocks/lookups/fixtures';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { ATTACKS } from '@console/mocks/notes/fixtures';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { snoozedRow, watchedAcme } from '@console/mocks/watch-lists/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import {
  action,
  chooseReason,
  dayIn,
  dialog,
  isFree,
  isHeld,
  isHeldBecause,
  jobCount,
  note,
  offeredReasons,
  reason,
  save,
  snoozeUntil,
  startOf,
  staysOpenWith,
  writeNote,
} from '../../../../../.storybook/play/reviewDialog.ts';
import type { RowReviewProps } from '../review/reviewKind.ts';
import { ReviewOfRow } from '../review/ReviewOfRow.tsx';
import { watchListKind } from './watchList.kind.tsx';

const CALL = watchListEndpoints.review;
const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const WatchListReviewDialog = (props: RowReviewProps<WatchList>) => (
  <ReviewOfRow kind={watchListKind} {...props} />
);

const meta: Meta<typeof WatchListReviewDialog> = {
  title: 'features/quality/WatchListReviewDialog',
  component: WatchListReviewDialog,
  decorators: [withSwr],
  args: { row: watchedAcme, onClose: fn(), onSaved: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(
      recorded,
      ...inFront(),
      ...lookupHandlers(),
      ...qualityHandlers({ quality: createQualityStore() }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof WatchListReviewDialog>;

const saved = async () =>
  expect(await screen.findByText('Watch List has been updated.')).toBeInTheDocument();
const snoozeDate = () => dialog().getByLabelText('Snooze Date');

export const Empty: Story = {
  parameters: { covers: ['B-STA-018', 'B-VAL-047', 'B-VAL-048'] },
  play: async () => {
    for (const name of ['Send for Review', 'Snooze', 'Remove From Watch List'])
      await expect(action(name)).not.toBeChecked();
    await expect(dialog().getAllByRole('radio')).toHaveLength(3);
    await expect(dialog().getByRole('textbox', { name: 'Job Count on the website' })).toHaveValue(
      '',
    );
    await userEvent.type(jobCount(), 'x');
    await expect(jobCount()).not.toHaveAccessibleDescription();
    await userEvent.clear(jobCount());
    await expect(jobCount()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(jobCount()).toHaveAccessibleDescription('This is required'));
    await isHeldBecause('Action: This is required');
  },
};

export const SendForReview: Story = {
  args: { action: 'send_for_review' },
  parameters: {
    covers: ['B-STA-019', 'B-STA-023', 'B-API-073', 'B-ERR-018'],
  },
  play: async ({ args }) => {
    await expect(action('Send for Review')).toBeChecked();
    await isHeldBecause('Job Count on the website: This is required');
    await userEvent.type(jobCount(), '3');
    await expect(await offeredReasons()).toEqual(
      reasonCodes.queue_request.map(({ value }) => value),
    );
    await chooseReason('Missing Location');
    await writeNote('Jobs are back');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls).toEqual([
      [
        {
          action: 'send_for_review',
          job_count: 3,
          note: '<p>Jobs are back</p>',
          reason_code: 'missing_location',
          snooze_date: '',
        },
        '"WatchList-1-0"',
      ],
    ]);
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Snooze: Story = {
  args: { action: 'snooze' },
  parameters: { covers: ['B-STA-021', 'B-VAL-050'] },
  play: async () => {
    await expect(dialog().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    await expect(snoozeDate()).toBeVisible();
    await userEvent.type(jobCount(), '0');
    await writeNote('Still down');
    await isHeldBecause('Snooze Date: This is required');
    snoozeUntil(dayIn(400));
    await isFree();
    for (const [name, days] of [
      ['Tomorrow', 1],
      ['3 days', 3],
      ['1 week', 7],
      ['2 weeks', 14],
    ] as const) {
      await userEvent.click(dialog().getByRole('button', { name }));
      await expect(snoozeDate()).toHaveValue(dayIn(days));
    }
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      action: 'snooze',
      job_count: 0,
      note: '<p>Still down</p>',
      reason_code: '',
      snooze_date: startOf(dayIn(14)),
    });
  },
};

export const Remove: Story = {
  args: { action: 'remove_from_watch_list' },
  parameters: { covers: ['B-STA-020'] },
  play: async () => {
    await userEvent.type(jobCount(), '7');
    await expect(await offeredReasons()).toEqual(
      reasonCodes.watch_list_removal.map(({ value }) => value),
    );
    await chooseReason('Jobs Returned');
    await writeNote('Done');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      action: 'remove_from_watch_list',
      job_count: 7,
      note: '<p>Done</p>',
      reason_code: 'jobs_returned',
      snooze_date: '',
    });
  },
};

export const AnotherActionBeginsAgain: Story = {
  args: { action: 'remove_from_watch_list' },
  parameters: { covers: ['B-STA-022'] },
  play: async () => {
    await chooseReason('Jobs Returned');
    await userEvent.click(action('Snooze'));
    snoozeUntil(dayIn(3));
    await expect(snoozeDate()).toHaveValue(dayIn(3));
    await userEvent.click(action('Remove From Watch List'));
    await expect(reason()).toHaveValue('');
    await userEvent.click(action('Snooze'));
    await expect(snoozeDate()).toHaveValue('');
  },
};

const fillIn = async () => {
  await userEvent.click(action('Snooze'));
  await userEvent.type(jobCount(), '0');
  snoozeUntil(dayIn(3));
  await writeNote('Still down');
  await isFree();
  await userEvent.click(save());
};

export const AlreadyReviewed: Story = {
  args: {
    row: {
      ...snoozedRow,
      snoozed: false,
      snoozed_until: null,
      last_time_reviewed: null,
      last_reviewed_by: null,
    },
  },
  play: async () => {
    await fillIn();
    await staysOpenWith(/Reviewed by Data Demo meanwhile/, 'Still down');
    await isHeld();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my text' }));
    // What the colleague decided is seen before it is decided over.
    await expect(await dialog().findByText('Snoozed Until')).toBeVisible();
    await expect(await note()).toHaveTextContent('Still down');
    await userEvent.click(save());
    await saved();
  },
};

/** What was typed before is offered, and put in whole: the note too. */
export const RestoredDraft: Story = {
  beforeEach: () =>
    keepDraft(`watch-list-review-${watchedAcme.id}`, {
      action: 'snooze',
      job_count: '4',
      reason_code: '',
      snooze_date: dayIn(5),
      note: '<p>Half <b>a thought</b></p><img src=x onerror="alert(1)">',
    }),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(action('Snooze')).toBeChecked());
    await expect(jobCount()).toHaveValue('4');
    await expect(snoozeDate()).toHaveValue(dayIn(5));
    await waitFor(async () => expect(await note()).toHaveTextContent('Half a thought'));
    await expect((await note()).querySelector('img[src="x"]')).toBeNull();
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      action: 'snooze',
      job_count: 4,
      note: '<p>Half <b>a thought</b></p>',
      snooze_date: startOf(dayIn(5)),
    });
  },
};

/** Notes that others wrote are shown beside the form; nothing in them runs. */
export const HostileNote: Story = {
  args: {
    row: {
      ...watchedAcme,
      note: watchedAcme.note && { ...watchedAcme.note, content: ATTACKS.join('') },
    },
  },
  play: async () => {
    const shown = (await dialog().findByText('Latest Note')).nextElementSibling;
    await expect(
      shown?.querySelector(
        'script, img, svg, iframe, style, form, input, [onclick], [onerror], a[href^="javascript"]',
      ),
    ).toBeNull();
    await expect(shown?.textContent).not.toBe('');
  },
};
