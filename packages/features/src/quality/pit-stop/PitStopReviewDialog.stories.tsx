import * as pitStopEndpoints from '@console/api/pit-stops/endpoints';
import type { PitStop } from '@console/api/pit-stops/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { reasonCodes } from '@console/mocks/lookups/fixtures';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import { donePitStop, waitingPitStop } from '@console/mocks/pit-stops/fixtures';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { conflicting, refused } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  action,
  chooseReason,
  dayIn,
  dialog,
  isFree,
  isHeldBecause,
  isRefusedAtFieldOnly,
  jobCount,
  offeredReasons,
  reason,
  save,
  snoozeUntil,
  startOf,
  staysOpenWith,
  writeNote,
  note,
} from '../../../../../.storybook/play/reviewDialog.ts';
import type { RowReviewProps } from '../review/reviewKind.ts';
import { ReviewOfRow } from '../review/ReviewOfRow.tsx';
import { pitStopKind } from './pitStop.kind.tsx';

const CALL = pitStopEndpoints.review;
const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const PitStopReviewDialog = (props: RowReviewProps<PitStop>) => (
  <ReviewOfRow kind={pitStopKind} {...props} />
);

const meta: Meta<typeof PitStopReviewDialog> = {
  title: 'features/quality/PitStopReviewDialog',
  component: PitStopReviewDialog,
  decorators: [withSwr],
  args: { row: waitingPitStop, onClose: fn(), onSaved: fn() },
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
type Story = StoryObj<typeof PitStopReviewDialog>;

const saved = async () =>
  expect(await screen.findByText('Pit Stop has been updated.')).toBeInTheDocument();

export const SendToScrapeTeam: Story = {
  args: { action: 'send_to_scrape_team' },
  parameters: {
    covers: ['B-STA-024', 'B-API-076', 'B-ERR-025'],
  },
  play: async ({ args }) => {
    await expect(action('Send to Scrape Team')).toBeChecked();
    await userEvent.type(jobCount(), '9');
    await expect(await offeredReasons()).toEqual(reasonCodes.pit_stop.map(({ value }) => value));
    await chooseReason('Repeated Request');
    await writeNote('Please look');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls).toEqual([
      [
        {
          action: 'send_to_scrape_team',
          job_count: 9,
          note: '<p>Please look</p>',
          reason_code: 'repeated_request',
          snooze_date: '',
        },
        `"PitStop-${waitingPitStop.id}-${waitingPitStop.last_time_reviewed ?? 0}"`,
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SendToContinuousDeliveryQueue: Story = {
  parameters: { covers: ['B-STA-024', 'B-VAL-056', 'B-VAL-059'] },
  play: async () => {
    await isHeldBecause('Action: This is required');
    await userEvent.click(action('Send to Continuous Delivery Queue'));
    await expect(dialog().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    await expect(dialog().queryByRole('textbox', { name: 'Job Count' })).not.toBeInTheDocument();
    await writeNote('Fine now');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      action: 'send_to_continuous_delivery_queue',
      job_count: null,
      note: '<p>Fine now</p>',
      reason_code: '',
      snooze_date: '',
    });
  },
};

export const PlaceOnWatch: Story = {
  parameters: { covers: ['B-STA-024', 'B-VAL-060'] },
  play: async () => {
    await userEvent.click(action('Place on Watch'));
    await expect(await offeredReasons()).toEqual(reasonCodes.watch_list.map(({ value }) => value));
    await writeNote('No jobs for now');
    await chooseReason('Hiring Freeze');
    snoozeUntil(dayIn(30));
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      action: 'place_on_watch',
      job_count: null,
      note: '<p>No jobs for now</p>',
      reason_code: 'hiring_freeze',
      snooze_date: startOf(dayIn(30)),
    });
  },
};

const deliver = async () => {
  await userEvent.click(action('Send to Continuous Delivery Queue'));
  await writeNote('Fine now');
  await isFree();
  await userEvent.click(save());
};

/** What the server refuses stands at its field, whichever field of a review it is. */
export const RefusedByServer: Story = {
  args: { action: 'place_on_watch' },
  parameters: trouble(
    refused(CALL, [
      { propertyPath: 'action', code: 'invalid_choice', message: 'No such action.' },
      { propertyPath: 'reason_code', code: 'invalid_choice', message: 'No such reason.' },
      { propertyPath: 'snooze_date', code: 'not_in_future', message: 'Date must be in the future' },
      { propertyPath: 'note', code: 'too_long', message: 'Value is too long' },
    ]),
  ),
  play: async () => {
    await chooseReason('Hiring Freeze');
    snoozeUntil(dayIn(3));
    await writeNote('No jobs');
    await isFree();
    await userEvent.click(save());
    await waitFor(() =>
      expect(dialog().getByRole('radiogroup', { name: 'Action' })).toHaveAccessibleDescription(
        'No such action.',
      ),
    );
    await expect(reason()).toHaveAccessibleDescription('No such reason.');
    await expect(dialog().getByLabelText('Snooze Date')).toHaveAccessibleDescription(
      'Date must be in the future',
    );
    await expect(await note()).toHaveAccessibleDescription('Value is too long');
    await isRefusedAtFieldOnly('No jobs');
  },
};

export const DoneMeanwhile: Story = {
  parameters: trouble(conflicting(CALL, 'pit_stop_done', 'The pit stop is already done.')),
  play: async () => {
    await deliver();
    await staysOpenWith(/The pit stop is already done\./, 'Fine now');
    await isHeldBecause('Choose first how to go on.');
  },
};

export const Done: Story = {
  args: { row: donePitStop },
  play: async () => isHeldBecause('The pit stop is already done.'),
};
