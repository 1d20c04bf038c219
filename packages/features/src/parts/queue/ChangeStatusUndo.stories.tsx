import { useCompanyQueue } from '@console/api/company-queues/client';
import * as endpoints from '@console/api/company-queues/endpoints';
import type { Role } from '@console/api/roles/rules';
import { acmeQueue, buildHistory, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore, type QueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { userWithRole } from '@console/mocks/users/fixtures';
import { userRefOf } from '@console/mocks/users/userRef';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';

const sent = fn<(body: unknown) => void>().mockName('the change');
const recorded = endpoint(endpoints.changeStatus, async ({ request }) =>
  sent(await request.clone().json()),
);
let queues: QueueStore;

/** A queue with one request, whose newest history entry is the one of its status. */
const queueWith = (status: string, source: string, code: string | null = null) => {
  const newest = buildHistory({ id: 2, status, resolution_code: code });
  return {
    ...acmeQueue,
    latest_status: status,
    company_queue_requests: [
      buildRequest({
        id: 9,
        latest_status: status,
        request_source: source,
        company_queue_request_histories: [newest],
      }),
    ],
  };
};

function Page() {
  const { data } = useCompanyQueue(acme.id);
  return data ? <ChangeStatusDialog queue={data} onClose={() => {}} /> : null;
}

const meta: Meta<typeof Page> = {
  title: 'parts/ChangeStatusDialog/Undo',
  component: Page,
  decorators: [withSession, withSwr],
  parameters: {
    role: 'ROLE_ADMIN',
    queue: queueWith('done', 'console', 'scrape_fixed'),
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { queue } }) => {
    sent.mockClear();
    queues = createQueueStore([queue]);
    msw?.use(recorded, ...companyQueueHandlers({ queues }));
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const CHANGED = 'Queue Status has been changed.';
const changeTo = async (status: string, text?: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Queue Status' }));
  await userEvent.click(dialog.getByRole('radio', { name: status }));
  if (text !== undefined) {
    const note = await dialog.findByRole('textbox', { name: 'Note', busy: false });
    await userEvent.click(note);
    await userEvent.type(note, text);
  }
  const change = dialog.getByRole('button', { name: 'Change' });
  await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(change);
  await expect(await screen.findByText(CHANGED)).toBeInTheDocument();
};
const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const bodies = () => sent.mock.calls.map(([body]) => body);

/** The answer comes back with its resolution code. */
export const Reopened: Story = {
  play: async () => {
    await changeTo('Requested');
    await undo();
    await expect(
      await screen.findByText(
        'Undone. The history keeps both changes. A pit stop and who works on it are not restored.',
      ),
    ).toBeInTheDocument();
    await expect(bodies()).toEqual([
      expect.objectContaining({ status: 'requested', resolution_code: null }),
      {
        company_queue: 'company_queues/3',
        company_queue_request: 'company_queue_requests/9',
        user: `users/${userWithRole('ROLE_ADMIN').id}`,
        status: 'done',
        resolution_code: 'scrape_fixed',
        notes: '<p>Undone.</p>',
      },
    ]);
  },
};

export const Answered: Story = {
  parameters: { queue: queueWith('in-progress', 'console') },
  play: async () => {
    await changeTo('No Jobs', 'Nothing there');
    await undo();
    await expect(await screen.findByText(/^Undone\./)).toBeInTheDocument();
    await expect(bodies()[1]).toMatchObject({ status: 'in-progress', resolution_code: null });
  },
};

/** Somebody sets the request in progress while the page is open. */
function setInProgress(by: Role) {
  const queue = queues.find(3);
  const [request] = queue?.company_queue_requests ?? [];
  if (!queue || !request) throw new Error('The store has no request.');
  const newer = buildHistory({ id: 3, status: 'in-progress', user: userRefOf(by) });
  const histories = [newer, ...request.company_queue_request_histories];
  const taken = {
    ...request,
    latest_status: 'in-progress',
    company_queue_request_histories: histories,
  };
  queues.save({ ...queue, company_queue_requests: [taken] });
}

/** A colleague has changed the status since then: the undo leaves it as it is, and says so. */
export const ChangedAgain: Story = {
  play: async () => {
    await changeTo('Requested');
    setInProgress('ROLE_SCRAPER');
    await undo();
    await expect(await screen.findByText('It could not be undone.')).toBeInTheDocument();
    await expect(
      screen.getByText('Somebody has changed this request meanwhile.'),
    ).toBeInTheDocument();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/**
 * A colleague has changed the status while the dialog was open. Nothing is sent, the form stays and
 * shows the present status, and the next try is made on it.
 */
export const ChangedUnderTheDialog: Story = {
  parameters: { queue: queueWith('no-jobs', 'console') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Queue Status' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Requested' }));
    setInProgress('ROLE_SCRAPER');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await expect(
      await dialog.findByText(/^Somebody has changed this request meanwhile\./),
    ).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
    await expect(dialog.getByText(/\(Conflict: Status 412\)/)).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(
      await dialog.findByText('The status cannot change from in-progress to requested.'),
    ).toBeInTheDocument();
    await changeTo('No Jobs', 'Still nothing');
    await expect(bodies()).toEqual([expect.objectContaining({ status: 'no-jobs' })]);
  },
};

/** The answer to the first try was lost, but the change was stored: the second try is sent. */
export const AnswerWasLost: Story = {
  parameters: { queue: queueWith('requested', 'console') },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Change Queue Status' });
    setInProgress('ROLE_ADMIN');
    await changeTo('In Progress', 'On it');
    await expect(sent).toHaveBeenCalledOnce();
  },
};

const offersNoUndo = () =>
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

/** An open request never becomes a requested one again. */
export const NoWayBack: Story = {
  parameters: { queue: queueWith('requested', 'console') },
  play: async () => {
    await changeTo('In Progress', 'On it');
    await offersNoUndo();
  },
};

/** Data quality reviews the answer, so the request waits for its decision. */
export const AnswerUnderReview: Story = {
  parameters: { queue: queueWith('in-progress', 'watch_list') },
  play: async () => {
    await changeTo('No Jobs', 'Nothing there');
    await offersNoUndo();
  },
};

/** The former answer has no resolution code, without which it cannot be given again. */
export const FormerCodeUnknown: Story = {
  parameters: { queue: queueWith('done', 'console') },
  play: async () => {
    await changeTo('Requested');
    await offersNoUndo();
  },
};
