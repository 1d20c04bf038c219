import * as watchListEndpoints from '@console/api/watch-lists/endpoints';
import type { WatchList } from '@console/api/watch-lists/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { refused } from '@console/mocks/scenarios';
import { assignedRow, snoozedRow, watchedAcme } from '@console/mocks/watch-lists/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  dialog,
  isFree,
  isHeldBecause,
  save,
} from '../../../../../.storybook/play/reviewDialog.ts';
import { watchListKind } from '../watch-list/watchList.kind.tsx';
import { AssignDialog } from './AssignDialog.tsx';

const CALL = watchListEndpoints.assign;
const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the assignment');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

type Props = Omit<ComponentProps<typeof AssignDialog<WatchList>>, 'assign'>;
const AssignWatchListDialog = (props: Props) =>
  watchListKind.assign ? <AssignDialog assign={watchListKind.assign} {...props} /> : null;

const meta: Meta<typeof AssignWatchListDialog> = {
  title: 'features/quality/AssignWatchListDialog',
  component: AssignWatchListDialog,
  decorators: [withSwr],
  args: { row: watchedAcme, onClose: fn(), onSaved: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(recorded, ...inFront(), ...qualityHandlers({ quality: createQualityStore() }));
  },
};
export default meta;
type Story = StoryObj<typeof AssignWatchListDialog>;

const person = () => dialog().getByRole('combobox', { name: 'Assigned To' });
const chosen = () => dialog().queryAllByRole('button', { name: /^Remove / });
const choose = async (name: string) => {
  await userEvent.click(person());
  await userEvent.click(await screen.findByRole('option', { name }));
};
const isChosen = (name: string) =>
  waitFor(() =>
    expect(chosen().map((button) => button.getAttribute('aria-label'))).toEqual([`Remove ${name}`]),
  );

export const One: Story = {
  parameters: { covers: ['B-WL-010', 'B-API-074', 'B-ERR-019'] },
  play: async ({ args }) => {
    await waitFor(() => expect(person()).toHaveFocus());
    await isHeldBecause('Assigned To: This is required');
    await choose('K. Okafor');
    await choose('K. Silva');
    await isChosen('K. Silva');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Watch List has been assigned.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([[{ id: 1, assign_to: 17 }, '"WatchList-1-0"']]);
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AssignedAlready: Story = {
  args: { row: assignedRow },
  play: async () => {
    await isChosen('D. Demo');
    await waitFor(() => expect(person()).toHaveAccessibleDescription('Now: D. Demo'));
    await isFree();
  },
};

export const AssignmentUndone: Story = {
  args: { row: assignedRow },
  play: async ({ args }) => {
    await choose('K. Silva');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Watch List has been assigned.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { id: args.row.id, assign_to: 17 },
      { id: args.row.id, assign_to: args.row.assigned_to[0]?.id },
    ]);
  },
};

const assign = async () => {
  await choose('K. Silva');
  await isFree();
  await userEvent.click(save());
};

export const RefusedByServer: Story = {
  parameters: trouble(
    refused(CALL, [{ propertyPath: 'assign_to', code: 'not_found', message: 'Item not found' }]),
  ),
  play: async () => {
    await assign();
    await waitFor(() => expect(person()).toHaveAccessibleDescription('Item not found'));
    await isChosen('K. Silva');
  },
};

export const AlreadyReviewed: Story = {
  args: { row: { ...snoozedRow, last_time_reviewed: null, last_reviewed_by: null } },
  play: async () => {
    await assign();
    await expect(await dialog().findByText(/Reviewed by Data Demo meanwhile/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my text' }));
    await isFree();
    await isChosen('K. Silva');
    await userEvent.click(save());
    await expect(await screen.findByText('Watch List has been assigned.')).toBeInTheDocument();
  },
};
