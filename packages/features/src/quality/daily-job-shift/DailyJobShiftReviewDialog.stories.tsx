import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import * as lookupEndpoints from '@console/api/lookups/endpoints';
import {
  freshShift,
  reviewedShift,
  shiftOfArchivedEntity,
  shiftOfArchivedScrape,
} from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { reasonCodes } from '@console/mocks/lookups/fixtures';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { failingOnce, missing, refused, unreachable } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  action,
  chooseReason,
  ctrlEnter,
  dayIn,
  dialog,
  isFree,
  isHeld,
  isRefusedAtFieldOnly,
  isHeldBecause,
  jobCount,
  note,
  offersOnlyClose,
  offeredReasons,
  reason,
  save,
  snoozeUntil,
  startOf,
  staysOpenWith,
  writeNote,
} from '../../../../../.storybook/play/reviewDialog.ts';
import { keysStore } from '../../keys/keys.store.ts';
import { listen } from '../../keys/listen.ts';
import { dailyJobShiftKind } from './dailyJobShift.kind.tsx';
import { ShiftReview } from './ShiftReview.tsx';

const CALL = shiftEndpoints.review;
const sent =
  fn<(body: unknown, ifMatch: string | null, key: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(
    await request.clone().json(),
    request.headers.get('if-match'),
    request.headers.get('idempotency-key'),
  );
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const meta: Meta<typeof ShiftReview> = {
  title: 'features/quality/DailyJobShiftReviewDialog',
  component: ShiftReview,
  decorators: [withSwr],
  args: { kind: dailyJobShiftKind, row: freshShift, onClose: fn(), onSaved: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    listen(); // on a real page the key listener is there before a dialog opens
    keysStore.singleKeys = true;
    msw?.use(
      recorded,
      ...inFront(),
      ...lookupHandlers(),
      ...qualityHandlers({ quality: createQualityStore() }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof ShiftReview>;

const box = (name: string) => dialog().getByRole('checkbox', { name });
const homepage = () => dialog().getByRole('textbox', { name: 'Homepage URL' });
const saved = async () =>
  expect(await screen.findByText('Daily Job Shift has been updated.')).toBeInTheDocument();
const body = (own: Record<string, unknown>) => ({
  career_page_up_to_date: false,
  homepage_url_changed: '',
  job_count: 12,
  job_count_acceptable: false,
  job_shift_valid: null,
  note: '<p>Checked</p>',
  place_on_watch: false,
  reason_code: 'fix_scrape',
  retire_scrape: false,
  snooze_date: '',
  ...own,
});
const fillIn = async (name: string, count = '12') => {
  await userEvent.click(action(name));
  await userEvent.type(jobCount(), count);
  await chooseReason('Fix Scrape');
  await writeNote('Checked');
  await isFree();
};

export const Empty: Story = {
  parameters: { covers: ['B-DJS-020', 'B-STA-011', 'B-VAL-040'] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        screen.getByRole('dialog', { name: `Review ${freshShift.entity.company_name}` }),
      ).toBeVisible(),
    );
    const names = dialog()
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));
    await expect(names).toEqual([
      'send_for_review',
      'place_on_watch',
      'request_new_scrape',
      'retire_scrape',
      'do_nothing',
    ]);
    for (const name of [
      'Send for Review',
      'Place on Watch',
      'Request New Scrape',
      'Retire Scrape',
      'Do Nothing',
    ])
      await expect(action(name)).not.toBeChecked();
    await expect(action('Send for Review')).toHaveFocus();
    await expect(dialog().getByText('Latest Job Count').nextElementSibling).toHaveTextContent(
      '80, Avg. Job Count 104.5, change ▼ −23.44%',
    );
    await expect(reason()).toHaveAccessibleDescription('Choose an action first.');
    await expect(
      within(canvasElement.ownerDocument.body).queryByText('This is required'),
    ).not.toBeInTheDocument();
    await isHeldBecause('Action: This is required');
  },
};

export const SendForReview: Story = {
  parameters: {
    covers: ['B-STA-013', 'B-API-066', 'B-ERR-020', 'B-DAT-022'],
  },
  play: async ({ args }) => {
    await userEvent.click(action('Send for Review'));
    await userEvent.type(jobCount(), '12');
    await expect(await offeredReasons()).toEqual(
      reasonCodes.queue_request.map(({ value }) => value),
    );
    await chooseReason('Fix Scrape');
    await writeNote('Checked');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls).toEqual([
      [
        body({ action: 'send_for_review' }),
        '"DailyJobShift-1-0"',
        expect.stringMatching(/^[\da-f-]{36}$/),
      ],
    ]);
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({ id: 1, last_action_taken: 'send_for_review' }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PlaceOnWatch: Story = {
  parameters: { covers: ['B-STA-012', 'B-VAL-043'] },
  play: async () => {
    await userEvent.click(action('Place on Watch'));
    await expect(await offeredReasons()).toEqual(reasonCodes.watch_list.map(({ value }) => value));
    await userEvent.type(jobCount(), '0');
    await chooseReason('Site Down');
    await writeNote('Checked');
    await isHeldBecause('Snooze Date: This is required');
    await userEvent.click(dialog().getByRole('button', { name: '2 weeks' }));
    await expect(dialog().getByLabelText('Snooze Date')).toHaveValue(dayIn(14));
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual(
      body({
        action: 'place_on_watch',
        job_count: 0,
        reason_code: 'site_down',
        snooze_date: startOf(dayIn(14)),
      }),
    );
  },
};

export const RequestNewScrape: Story = {
  parameters: { covers: ['B-STA-017'] },
  play: async () => {
    await userEvent.click(action('Request New Scrape'));
    await expect(box('Place on Watch')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(jobCount(), '5');
    await expect(box('Place on Watch')).toHaveAttribute('aria-disabled', 'true');
    await expect(box('Place on Watch')).toHaveAccessibleDescription(/Only a site without jobs/);
    await userEvent.clear(jobCount());
    await userEvent.type(jobCount(), '0');
    await waitFor(() => expect(box('Place on Watch')).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(box('Place on Watch'));
    await userEvent.click(box('Retire Scrape'));
    await chooseReason('New Scrape');
    await writeNote('Checked');
    await isFree(); // the date is optional here
    snoozeUntil(dayIn(3));
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual(
      body({
        action: 'request_new_scrape',
        job_count: 0,
        reason_code: 'new_scrape',
        place_on_watch: true,
        retire_scrape: true,
        snooze_date: startOf(dayIn(3)),
      }),
    );
  },
};

export const RetireScrape: Story = {
  play: async () => {
    await fillIn('Retire Scrape');
    await userEvent.click(box('Career Page Up To Date'));
    await userEvent.click(box('Job Count Acceptable'));
    await userEvent.type(homepage(), 'https://acme.example/careers');
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual(
      body({
        action: 'retire_scrape',
        career_page_up_to_date: true,
        job_count_acceptable: true,
        homepage_url_changed: 'https://acme.example/careers',
      }),
    );
  },
};

export const DoNothing: Story = {
  play: async () => {
    await fillIn('Do Nothing');
    await userEvent.click(box('Job Shift Valid'));
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual(
      body({ action: 'do_nothing', job_shift_valid: true }),
    );
  },
};

export const AnotherActionBeginsAgain: Story = {
  parameters: { covers: ['B-STA-014', 'B-STA-015', 'B-STA-016'] },
  play: async () => {
    await userEvent.type(jobCount(), '0');
    await userEvent.click(action('Request New Scrape'));
    await chooseReason('New Scrape');
    await userEvent.click(box('Retire Scrape'));
    await userEvent.click(box('Place on Watch'));
    await userEvent.click(action('Do Nothing'));
    await expect(reason()).toHaveValue('');
    await expect(
      dialog().queryByRole('checkbox', { name: 'Retire Scrape' }),
    ).not.toBeInTheDocument();
    await chooseReason('Other');
    await userEvent.click(box('Job Shift Valid'));
    await userEvent.click(action('Request New Scrape'));
    await expect(reason()).toHaveValue('');
    await expect(box('Retire Scrape')).not.toBeChecked();
    await expect(box('Place on Watch')).not.toBeChecked();
    await userEvent.click(action('Do Nothing'));
    await expect(box('Job Shift Valid')).not.toBeChecked();
    await expect(jobCount()).toHaveValue('0');
  },
};

export const Invalid: Story = {
  parameters: { covers: ['B-VAL-044'] },
  play: async () => {
    await fillIn('Do Nothing');
    await userEvent.type(homepage(), 'abc');
    await expect(homepage()).not.toHaveAccessibleDescription('URL not valid');
    await userEvent.tab();
    await waitFor(() => expect(homepage()).toHaveAccessibleDescription('URL not valid'));
    await isHeld();
    await userEvent.clear(homepage());
    await isFree();
    await userEvent.clear(jobCount());
    await userEvent.type(jobCount(), 'many');
    await userEvent.tab();
    await waitFor(() => expect(jobCount()).toHaveAccessibleDescription('Value must be a number'));
    await isHeldBecause('Job Count: Value must be a number');
    await userEvent.click(save());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/**
 * From the row to the saved decision without the mouse: a number, Tab, and Ctrl+Enter from within
 * the note.
 */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(action('Send for Review')).toHaveFocus());
    await userEvent.keyboard('5');
    await waitFor(() => expect(action('Do Nothing')).toBeChecked());
    await expect(jobCount()).toHaveFocus();
    // No request is sent while a required field is empty. The first invalid field gets the focus.
    await ctrlEnter();
    await waitFor(() => expect(jobCount()).toHaveAccessibleDescription('This is required'));
    await userEvent.keyboard('12');
    await expect(jobCount()).toHaveValue('12');
    await expect(action('Do Nothing')).toBeChecked();
    await userEvent.tab();
    await chooseReason('Fix Scrape');
    await writeNote('Checked 1 and 2');
    await expect(action('Do Nothing')).toBeChecked();
    await isFree();
    (await note()).focus();
    await ctrlEnter();
    await saved();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      action: 'do_nothing',
      job_count: 12,
      note: '<p>Checked 1 and 2</p>',
      job_shift_valid: false,
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** With single-key shortcuts off, number keys choose nothing and are not shown beside the actions. */
export const SingleKeysOff: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.querySelectorAll('kbd')).toHaveLength(5);
    keysStore.singleKeys = false;
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelectorAll('kbd')).toHaveLength(0),
    );
    await userEvent.keyboard('3');
    await expect(action('Request New Scrape')).not.toBeChecked();
    keysStore.singleKeys = true;
  },
};

export const ChosenBeforehand: Story = {
  args: { action: 'place_on_watch' },
  play: async () => {
    await waitFor(() => expect(action('Place on Watch')).toHaveFocus());
    await expect(action('Place on Watch')).toBeChecked();
    await expect(dialog().getByLabelText('Snooze Date')).toBeVisible();
    await userEvent.click(action('Do Nothing'));
    await expect(action('Do Nothing')).toBeChecked();
  },
};

/** What the server refuses stands at its fields until they change. */
export const RefusedByServer: Story = {
  parameters: trouble(
    refused(CALL, [
      { propertyPath: 'job_count', code: 'max', message: 'Value must be at most 9' },
      {
        propertyPath: 'reason_code',
        code: 'invalid_choice',
        message: 'The value you selected is not a valid choice.',
      },
    ]),
  ),
  play: async ({ args }) => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await waitFor(() => expect(jobCount()).toHaveAccessibleDescription('Value must be at most 9'));
    await expect(reason()).toHaveAccessibleDescription(
      'The value you selected is not a valid choice.',
    );
    await isRefusedAtFieldOnly('Checked');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(jobCount(), '{Backspace}');
    await expect(jobCount()).not.toHaveAccessibleDescription('Value must be at most 9');
    await userEvent.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    // A changed body has a new idempotency key.
    await expect(sent.mock.calls[0]?.[2]).not.toBe(sent.mock.calls[1]?.[2]);
  },
};

/** A retry of the same body has the same idempotency key, so it cannot count twice. */
export const Offline: Story = {
  parameters: trouble(unreachable(CALL)),
  play: async () => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await staysOpenWith(/No response was received/, 'Checked');
    await isFree();
    await userEvent.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls[0]?.[2]).toBe(sent.mock.calls[1]?.[2]);
  },
};

/** The row before another person reviewed it. */
const rowBefore = {
  ...reviewedShift,
  last_time_reviewed: null,
  last_reviewed_by: null,
  last_action_taken: null,
};

export const AlreadyReviewed: Story = {
  args: { row: rowBefore },
  play: async ({ args }) => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await staysOpenWith(
      /Reviewed by Data Demo meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d .+\)\./,
      'Checked',
    );
    await isHeld();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my text' }));
    await waitFor(() =>
      expect(dialog().queryByText(/Reviewed by Data Demo meanwhile/)).not.toBeInTheDocument(),
    );
    await expect(dialog().getByText('Last Reviewed').nextElementSibling).toHaveTextContent(
      'by D. Demo',
    );
    await expect(await note()).toHaveTextContent('Checked');
    await expect(reason()).toHaveValue('fix_scrape');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual([
      '"DailyJobShift-2-0"',
      `"DailyJobShift-2-${reviewedShift.last_time_reviewed}"`,
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AlreadyReviewedStartOver: Story = {
  args: { row: rowBefore },
  play: async ({ args }) => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await userEvent.click(await dialog().findByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(jobCount()).toHaveValue(''));
    await expect(await note()).toHaveTextContent('');
    await expect(action('Do Nothing')).not.toBeChecked();
    await isHeldBecause('Action: This is required');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const AlreadyReviewedClose: Story = {
  args: { row: rowBefore },
  play: async ({ args }) => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await userEvent.click(await dialog().findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const EntityArchivedMeanwhile: Story = {
  args: {
    row: { ...shiftOfArchivedEntity, entity: { ...shiftOfArchivedEntity.entity, archived: false } },
  },
  play: async ({ args }) => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await offersOnlyClose(/The entity is archived\./, 'Checked');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RemovedMeanwhile: Story = {
  parameters: trouble(missing(CALL)),
  play: async () => {
    await fillIn('Do Nothing');
    await userEvent.click(save());
    await offersOnlyClose(/Somebody has removed this row meanwhile\./, 'Checked');
  },
};

export const ScrapeRetiredAlready: Story = {
  args: { row: shiftOfArchivedScrape },
  play: async () => {
    await userEvent.click(action('Request New Scrape'));
    await expect(box('Retire Scrape')).toHaveAccessibleDescription('The scrape is archived.');
    await userEvent.click(action('Retire Scrape'));
    await isHeldBecause('The scrape is archived.');
  },
};

export const ReasonsFailed: Story = {
  parameters: trouble(failingOnce(lookupEndpoints.queueRequestReasons)),
  play: async () => {
    await userEvent.click(action('Do Nothing'));
    await expect(await dialog().findByText('The reasons could not be loaded.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
    await chooseReason('Other');
    await expect(reason()).toHaveValue('other');
  },
};

export const LeavingAsks: Story = {
  play: async ({ args }) => {
    await writeNote('Half a tho');
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('dialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
    // The confirmation covers the form, so the form's keys do nothing.
    await userEvent.keyboard('3');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: 'Discard your changes?' }),
      ).not.toBeInTheDocument(),
    );
    await expect(action('Request New Scrape')).not.toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** "Repeat last decision" fills the form of the next row, except for the job count. */
export const RepeatLastDecision: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ args, step }) => {
    const repeat = () => dialog().getByRole('button', { name: 'Repeat last decision' });
    await step('H-TPL-012 nothing was decided yet', async () => {
      repeat().focus();
      await waitFor(() =>
        expect(repeat()).toHaveAccessibleDescription('You have decided nothing on this tab yet.'),
      );
    });
    await userEvent.click(action('Place on Watch'));
    await userEvent.type(jobCount(), '0');
    await chooseReason('Site Down');
    await writeNote('Checked');
    snoozeUntil(dayIn(3));
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await step('H-TPL-011 all but the job count', async () => {
      await userEvent.click(action('Do Nothing'));
      await userEvent.clear(jobCount());
      await waitFor(() => expect(repeat()).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(repeat());
      await expect(action('Place on Watch')).toBeChecked();
      await waitFor(() => expect(reason()).toHaveValue('site_down'));
      await expect(dialog().getByLabelText('Snooze Date')).toHaveValue(dayIn(3));
      await waitFor(async () => expect(await note()).toHaveTextContent('Checked'));
      await expect(jobCount()).toHaveValue('');
      await expect(
        dialog().getByText(
          'Filled in: Action, Reason Code, Snooze Date, Note. The job count is left to you.',
        ),
      ).toHaveRole('status');
      await expect(repeat()).toHaveFocus();
    });
  },
};
