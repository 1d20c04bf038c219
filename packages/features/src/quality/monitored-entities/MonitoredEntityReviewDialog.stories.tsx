import * as monitoredEndpoints from '@console/api/monitored-entities/endpoints';
import type { MonitoredEntity, MonitoredKind } from '@console/api/monitored-entities/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { reasonCodes } from '@console/mocks/lookups/fixtures';
import { lookupHandlers } from '@console/mocks/lookups/handlers';
import {
  monitoredArchived,
  monitoredManyTags,
  newcomer,
} from '@console/mocks/monitored-entities/fixtures';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  action,
  chooseReason,
  dialog,
  isFree,
  isHeldBecause,
  jobCount,
  offeredReasons,
  save,
  writeNote,
} from '../../../../../.storybook/play/reviewDialog.ts';
import type { RowReviewProps } from '../review/reviewKind.ts';
import { ReviewOfRow } from '../review/ReviewOfRow.tsx';
import { monitoredKind, newKind } from './monitoredEntity.kind.tsx';

const CALL = monitoredEndpoints.review;
const sent =
  fn<(path: string, body: unknown, ifMatch: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(
    new URL(request.url).pathname,
    await request.clone().json(),
    request.headers.get('if-match'),
  );
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

interface DialogProps extends RowReviewProps<MonitoredEntity> {
  /** Which of the two lists the row stands in. */
  kind: MonitoredKind;
}
const MonitoredEntityReviewDialog = ({ kind, ...props }: DialogProps) => (
  <ReviewOfRow kind={kind === 'new' ? newKind : monitoredKind} {...props} />
);

const meta: Meta<typeof MonitoredEntityReviewDialog> = {
  title: 'features/quality/MonitoredEntityReviewDialog',
  component: MonitoredEntityReviewDialog,
  decorators: [withSwr],
  args: { row: monitoredManyTags, kind: 'monitored', onClose: fn(), onSaved: fn() },
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
type Story = StoryObj<typeof MonitoredEntityReviewDialog>;

export const SendForReview: Story = {
  parameters: {
    covers: ['B-STA-002', 'B-VAL-053', 'B-API-071', 'B-ERR-023'],
  },
  play: async ({ args }) => {
    await expect(
      dialog()
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['send_for_review', 'remove_from_monitored_entities']);
    await isHeldBecause('Action: This is required');
    await userEvent.click(action('Send for Review'));
    await writeNote('Jobs are missing');
    await userEvent.type(jobCount(), '40');
    await expect(await offeredReasons()).toEqual(
      reasonCodes.queue_request.map(({ value }) => value),
    );
    await chooseReason('Job Count Wrong');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Monitored Entity has been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        `/api/monitored_entities/${monitoredManyTags.id}/review`,
        {
          action: 'send_for_review',
          job_count: 40,
          note: '<p>Jobs are missing</p>',
          reason_code: 'job_count_wrong',
        },
        `"MonitoredEntity-${monitoredManyTags.id}-${monitoredManyTags.last_time_reviewed ?? 0}"`,
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A note is all that it takes. */
export const Remove: Story = {
  parameters: { covers: ['B-STA-002', 'B-VAL-054', 'B-VAL-055'] },
  play: async () => {
    await userEvent.click(action('Remove From Monitored Entities'));
    await expect(dialog().queryByRole('textbox', { name: 'Job Count' })).not.toBeInTheDocument();
    await expect(dialog().queryByRole('combobox', { name: 'Reason Code' })).not.toBeInTheDocument();
    await isHeldBecause('Note: This is required');
    await writeNote('Out of business');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Monitored Entity has been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[1]).toEqual({
      action: 'remove_from_monitored_entities',
      job_count: null,
      note: '<p>Out of business</p>',
      reason_code: '',
    });
  },
};

export const NewEntity: Story = {
  args: { row: newcomer, kind: 'new' },
  parameters: { covers: ['B-NEW-008', 'B-ERR-022'] },
  play: async () => {
    await expect(dialog().getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(action('Send for Review'));
    await userEvent.type(jobCount(), '0');
    await chooseReason('New Scrape');
    await writeNote('Came in today');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('New Entity has been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.slice(0, 2)).toEqual([
      `/api/monitored_entities/${newcomer.id}/review`,
      {
        action: 'send_for_review',
        job_count: 0,
        note: '<p>Came in today</p>',
        reason_code: 'new_scrape',
      },
    ]);
  },
};

const remove = async () => {
  await userEvent.click(action('Remove From Monitored Entities'));
  await writeNote('Out of business');
  await isFree();
  await userEvent.click(save());
};

/** A hidden field keeps what was typed; nothing of it is sent. */
export const Invalid: Story = {
  play: async () => {
    await userEvent.click(action('Send for Review'));
    await userEvent.type(jobCount(), '-4');
    await userEvent.tab();
    await waitFor(() => expect(jobCount()).toHaveAccessibleDescription('Value must be positive'));
    await chooseReason('Other');
    await remove();
    await expect(await screen.findByText('Monitored Entity has been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({ job_count: null, reason_code: '' });
  },
};

export const OfArchivedEntity: Story = {
  args: { row: monitoredArchived },
  play: async () => {
    await userEvent.click(action('Remove From Monitored Entities'));
    await writeNote('Out of business');
    await isHeldBecause('The entity is archived.');
  },
};
