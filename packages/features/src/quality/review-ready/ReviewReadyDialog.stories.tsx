import * as reviewReadyEndpoints from '@console/api/review-readies/endpoints';
import type { ReviewReady } from '@console/api/review-readies/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { readyAcme } from '@console/mocks/review-readies/fixtures';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  action,
  dialog,
  isFree,
  isHeldBecause,
  note,
  save,
  writeNote,
} from '../../../../../.storybook/play/reviewDialog.ts';
import type { RowReviewProps } from '../review/reviewKind.ts';
import { ReviewOfRow } from '../review/ReviewOfRow.tsx';
import { reviewReadyKind } from './reviewReady.kind.tsx';

const CALL = reviewReadyEndpoints.review;
const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const ReviewReadyDialog = (props: RowReviewProps<ReviewReady>) => (
  <ReviewOfRow kind={reviewReadyKind} {...props} />
);

const meta: Meta<typeof ReviewReadyDialog> = {
  title: 'features/quality/ReviewReadyDialog',
  component: ReviewReadyDialog,
  decorators: [withSwr],
  args: { row: readyAcme, onClose: fn(), onSaved: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(recorded, ...inFront(), ...qualityHandlers({ quality: createQualityStore() }));
  },
};
export default meta;
type Story = StoryObj<typeof ReviewReadyDialog>;

const saved = async () =>
  expect(await screen.findByText('Review Ready has been updated.')).toBeInTheDocument();

export const Accept: Story = {
  parameters: {
    covers: ['B-RR-014', 'B-VAL-062', 'B-API-069', 'B-ERR-024'],
  },
  play: async ({ args }) => {
    await expect(dialog().getAllByRole('radio')).toHaveLength(2);
    await isHeldBecause('Action: This is required');
    await userEvent.click(action('Accept'));
    await isFree(); // without a note
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls).toEqual([
      [
        { action: 'accepted', note: '' },
        `"ReviewReady-${readyAcme.id}-${readyAcme.last_time_reviewed ?? 0}"`,
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Decline: Story = {
  parameters: { covers: ['B-STA-025', 'B-VAL-063'] },
  play: async () => {
    await userEvent.click(action('Decline'));
    await isHeldBecause('Note: This is required');
    await writeNote('Locations are missing');
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      action: 'declined',
      note: '<p>Locations are missing</p>',
    });
  },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(action('Decline'));
    (await note()).focus();
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect(await note()).toHaveAccessibleDescription('This is required'));
    await userEvent.click(action('Accept'));
    await waitFor(async () =>
      expect(await note()).not.toHaveAccessibleDescription('This is required'),
    );
  },
};
