import { useCompanyQueue } from '@console/api/company-queues/client';
import * as endpoints from '@console/api/company-queues/endpoints';
import * as lookupEndpoints from '@console/api/lookups/endpoints';
import { acmeQueue, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting, failingOnce } from '@console/mocks/scenarios';
import { userWithRole } from '@console/mocks/users/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';

const sent = fn<(body: unknown) => void>().mockName('the change');
const read = fn<() => void>().mockName('the queue');
const recorded = [
  endpoint(endpoints.changeStatus, async ({ request }) => sent(await request.clone().json())),
  endpoint(endpoints.ofEntity, () => read()),
];

const inStatus = (status: string) => ({
  ...acmeQueue,
  latest_status: status,
  company_queue_requests: [buildRequest({ id: 9, latest_status: status })],
});

/** The dialog on a page that shows the queue. */
function Page({ onClose }: { onClose: () => void }) {
  const { data } = useCompanyQueue(acme.id);
  return data ? <ChangeStatusDialog queue={data} onClose={onClose} /> : null;
}

const meta: Meta<typeof Page> = {
  title: 'parts/ChangeStatusDialog',
  component: Page,
  decorators: [withSession, withSwr],
  args: { onClose: fn() },
  parameters: {
    role: 'ROLE_ADMIN',
    status: 'requested',
    inFront: () => [],
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { status, inFront } }) => {
    sent.mockClear();
    read.mockClear();
    const queues = createQueueStore([inStatus(status)]);
    msw?.use(...inFront(), ...recorded, ...companyQueueHandlers({ queues }));
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Change Queue Status' }));
const radio = async (name: string) => (await dialog()).getByRole('radio', { name });
const change = async () => (await dialog()).getByRole('button', { name: 'Change' });
const choose = async (name: string) => userEvent.click(await radio(name));
const write = async (text: string) => {
  const note = await (await dialog()).findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const chooseCode = async (label: string) => {
  const select = await (await dialog()).findByRole('combobox', { name: 'Resolution Code' });
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: label }));
};
const isHeld = async () => expect(await change()).toHaveAttribute('aria-disabled', 'true');
const isFree = async () => {
  const button = await change();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
};
const payload = {
  company_queue: 'company_queues/3',
  company_queue_request: 'company_queue_requests/9',
  user: `users/${userWithRole('ROLE_ADMIN').id}`,
};

export const InProgress: Story = {
  parameters: { covers: ['B-API-050', 'B-ERR-031', 'B-STA-043', 'B-STA-007'] },
  play: async ({ args, step }) => {
    await step('B-STA-003 the choices are the statuses', async () => {
      const names = (await dialog())
        .getAllByRole('radio')
        .map((one) => one.closest('div')?.textContent);
      await expect(names).toEqual([
        'RequestedThe present status',
        'In Progress',
        'Done',
        "Can't Do",
        'No Jobs',
        'Escalated',
      ]);
    });
    await isHeld();
    await choose('In Progress');
    await isHeld();
    await write('On it');
    await isFree();
    const before = read.mock.calls.length;
    await userEvent.click(await change());
    await expect(await screen.findByText('Queue Status has been changed.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [{ ...payload, status: 'in-progress', notes: '<p>On it</p>', resolution_code: null }],
    ]);
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  parameters: { covers: ['B-STA-009', 'B-STA-010', 'B-API-051', 'B-API-052'] },
  play: async () => {
    await write('Fixed');
    await choose('Done');
    await isHeld();
    await chooseCode('Scrape Fixed');
    await isFree();
    await choose("Can't Do");
    await isHeld();
    await expect((await dialog()).getByRole('combobox', { name: 'Resolution Code' })).toHaveValue(
      '',
    );
    await chooseCode('Login Required');
    await choose('Done');
    await chooseCode('Scrape Fixed');
    await isFree();
    await userEvent.click(await change());
    await expect(await screen.findByText('Queue Status has been changed.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      status: 'done',
      resolution_code: 'scrape_fixed',
    });
  },
};

export const FromInProgress: Story = {
  parameters: { status: 'in-progress', covers: ['B-STA-006', 'B-STA-008'] },
  play: async () => {
    const requested = await radio('Requested');
    await expect(requested).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(requested);
    await expect(requested).not.toBeChecked();
    await expect(await radio('In Progress')).not.toHaveAttribute('aria-disabled');
    await choose('In Progress');
    await write('Still on it');
    await isFree();
  },
};

/** Reopening needs no note, and sends an empty one. */
export const Reopened: Story = {
  parameters: { status: 'done', covers: ['B-STA-007', 'B-STA-008'] },
  play: async () => {
    await expect(await radio('Done')).toHaveAttribute('aria-disabled', 'true');
    await choose('Requested');
    await isFree();
    await userEvent.click(await change());
    await expect(await screen.findByText('Queue Status has been changed.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [{ ...payload, status: 'requested', notes: '', resolution_code: null }],
    ]);
  },
};

/**
 * Another person has changed the status first: the text stays, and the present status is read
 * again.
 */
export const ChangedMeanwhile: Story = {
  parameters: {
    inFront: () => [
      conflicting(
        endpoints.changeStatus,
        'illegal_transition',
        'The status cannot change from escalated to escalated.',
      ),
    ],
  },
  play: async ({ args }) => {
    await choose('Escalated');
    await write('Too hard');
    await isFree();
    const before = read.mock.calls.length;
    await userEvent.click(await change());
    await expect(
      await (await dialog()).findByText(/cannot change from escalated to escalated/),
    ).toBeInTheDocument();
    await expect((await dialog()).getByText('Too hard')).toBeInTheDocument();
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const CodesNotLoaded: Story = {
  parameters: { inFront: () => [failingOnce(lookupEndpoints.doneResolutions)] },
  play: async () => {
    await choose('Done');
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Retry' }));
    await chooseCode('Scrape Fixed');
  },
};

/** A draft from before a reload is offered, and a restore fills all fields. */
export const DraftRestored: Story = {
  beforeEach: () =>
    keepDraft('queue-status-9', {
      status: 'done',
      resolution_code: 'scrape_fixed',
      notes: '<p>Half <b>a thought</b></p><img src=x onerror="alert(1)">',
    }),
  play: async () => {
    await expect(await radio('Done')).not.toBeChecked();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await radio('Done')).toBeChecked());
    await isFree();
    await userEvent.click(await change());
    await expect(await screen.findByText('Queue Status has been changed.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        {
          ...payload,
          status: 'done',
          notes: '<p>Half <b>a thought</b></p>',
          resolution_code: 'scrape_fixed',
        },
      ],
    ]);
  },
};
