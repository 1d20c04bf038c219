import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import * as userEndpoints from '@console/api/users/endpoints';
import {
  freshShift,
  reviewedShift,
  shiftOfSomebodyGone,
} from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { failingOnce } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import {
  ctrlEnter,
  dialog,
  isFree,
  isHeldBecause,
  save,
} from '../../../../../.storybook/play/reviewDialog.ts';
import { listen } from '../../keys/listen.ts';
import { dailyJobShiftKind } from '../daily-job-shift/dailyJobShift.kind.tsx';
import { AssignDialog } from './AssignDialog.tsx';

const CALL = shiftEndpoints.assign;
const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the assignment');
const recorded = endpoint(CALL, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

type Props = Omit<ComponentProps<typeof AssignDialog<DailyJobShift>>, 'assign'>;
const AssignShiftDialog = (props: Props) =>
  dailyJobShiftKind.assign ? <AssignDialog assign={dailyJobShiftKind.assign} {...props} /> : null;

const meta: Meta<typeof AssignShiftDialog> = {
  title: 'features/quality/AssignShiftDialog',
  component: AssignShiftDialog,
  decorators: [withSwr],
  args: { row: freshShift, onClose: fn(), onSaved: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    listen(); // on a real page the key listener is there before a dialog opens
    msw?.use(recorded, ...inFront(), ...qualityHandlers({ quality: createQualityStore() }));
  },
};
export default meta;
type Story = StoryObj<typeof AssignShiftDialog>;

const people = () => dialog().getByRole('combobox', { name: 'Assigned To' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Assigned To' })).findAllByRole('option');
const saved = async () =>
  expect(await screen.findByText('Daily Job Shift has been assigned.')).toBeInTheDocument();
const choose = async (search: string) => {
  await userEvent.click(people());
  await options();
  await userEvent.type(people(), search);
  await userEvent.keyboard('{Enter}');
};

export const Several: Story = {
  parameters: {
    covers: ['B-DJS-021', 'B-API-067', 'B-ERR-021'],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(people()).toHaveFocus());
    await isHeldBecause('Assigned To: This is required');
    await userEvent.click(people());
    const names = (await options()).map(({ textContent }) => textContent);
    await expect(names).toContain('K. Silva');
    await expect(names).not.toContain('A. Gone (Archived)');
    await choose('kim sil'); // by a first name that is shown as its initial only
    await choose('Okafor');
    await isFree();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls).toEqual([
      [{ assigned_to: ['users/17', 'users/15'] }, '"DailyJobShift-1-0"'],
    ]);
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Written before a second person got the shift, who keeps it when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  args: { row: reviewedShift },
  parameters: { covers: ['H-DRF-001'] },
  beforeEach: () =>
    keepDraft(`daily-job-shift-assign-${reviewedShift.id}`, { assigned_to: ['4', '17'] }, null, {
      assigned_to: ['4'],
    }),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    await isFree();
    await userEvent.click(save());
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      assigned_to: ['users/4', 'users/10', 'users/17'],
    });
  },
};

export const NobodyChosen: Story = {
  args: { row: reviewedShift },
  parameters: { covers: ['B-VAL-046'] },
  play: async () => {
    await waitFor(() => expect(people()).toHaveAccessibleDescription(/^Now: /));
    await isFree(); // the present assignees are selected
    people().focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(people()).toHaveAccessibleDescription('This is required'));
    await isHeldBecause('Assigned To: This is required');
  },
};

/** By keyboard alone; also while the list of names is open. */
export const ByKeyboard: Story = {
  play: async () => {
    await waitFor(() => expect(people()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await options();
    await userEvent.keyboard('Larsen{Enter}');
    await isFree();
    await ctrlEnter();
    await saved();
    await expect(sent.mock.calls[0]?.[0]).toEqual({ assigned_to: ['users/18'] });
  },
};

/** Archived people are not offered, also where the shift was theirs. */
export const SomebodyGone: Story = {
  args: { row: shiftOfSomebodyGone },
  play: async () => {
    await expect(await dialog().findByText('Now: A. Gone (Archived)')).toBeVisible();
    await isHeldBecause('Assigned To: This is required');
    await userEvent.type(people(), 'Gone');
    await expect(await screen.findByText('Nothing found.')).toBeVisible();
  },
};

/** Undo restores the former assignees. A row without former assignees has no undo. */
export const AssignmentUndone: Story = {
  args: { row: reviewedShift },
  play: async ({ args }) => {
    await waitFor(() => expect(people()).toHaveAccessibleDescription(/^Now: /));
    await choose('Okafor');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(save());
    await saved();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(sent.mock.calls[1]?.[0]).toEqual({
      assigned_to: args.row.assigned_to.map(({ id }) => `users/${id}`),
    });
  },
};

export const UsersFailed: Story = {
  parameters: trouble(failingOnce(userEndpoints.list)),
  play: async () => {
    await expect(await dialog().findByText('The users could not be loaded.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(people()).toBeVisible());
  },
};
