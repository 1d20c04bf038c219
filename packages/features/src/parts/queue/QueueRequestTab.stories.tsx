import * as endpoints from '@console/api/company-queues/endpoints';
import type { Role } from '@console/api/roles/rules';
import { acmeQueue, buildCompanyQueue, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { acme, archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { draftsOf, keepDraft } from '../../../../../.storybook/drafts.ts';
import { QueueRequestTab } from './QueueRequestTab.tsx';

const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the change');
const recorded = endpoint(endpoints.update, async ({ request }) =>
  sent(await request.clone().json(), request.headers.get('if-match')),
);
const queueReads = fn<() => void>().mockName('the queue was read');
let queues = createQueueStore();

const meta: Meta<typeof QueueRequestTab> = {
  title: 'parts/QueueRequestTab',
  component: QueueRequestTab,
  decorators: [withSession, withSwr, withRouter],
  args: { entityId: acme.id },
  parameters: {
    role: 'ROLE_ADMIN',
    address: `/entities/${acme.id}/queue-request`,
    queues: [acmeQueue],
    inFront: () => [],
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { queues: rows, inFront } }) => {
    sent.mockClear();
    queues = createQueueStore(rows);
    msw?.use(
      ...inFront(),
      recorded,
      endpoint(endpoints.ofEntity, () => queueReads()),
      ...companyQueueHandlers({ queues }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const card = async () => within(await screen.findByRole('region', { name: 'Queue Request' }));
const button = async (name: string) => (await card()).findByRole('button', { name });
const open = async (name: string, title: string) => {
  await userEvent.click(await button(name));
  return within(await screen.findByRole('dialog', { name: title }));
};

export const OpenRequest: Story = {
  parameters: { covers: ['B-EQR-002', 'B-EQR-003'] },
  play: async () => {
    await button('Edit Listeners');
    const heights = (await card())
      .getAllByRole('button')
      .map((one) => one.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    const terms = (await card()).getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Name',
      'URL',
      'Status',
      'Priority',
      'Times Requested',
      'First Requested',
      'Last Requested',
      'Listeners',
      'Internal Note',
      'External Note',
    ]);
    await expect((await card()).getByText('customer@acme.example')).toBeVisible();
    const rows = (await card()).getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/queue-requests/9',
      '/queue-requests/4',
    ]);
    await expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'In Progress',
      'Done',
    ]);
  },
};

export const NoRequest: Story = {
  parameters: { queues: [] },
  play: async () => {
    await expect(await screen.findByText('No queue request yet.')).toBeVisible();
    const dialog = await open('Add to Request Queue', 'Add to Request Queue');
    await expect(dialog.getByText(acme.company_name)).toBeVisible();
  },
};

export const Listeners: Story = {
  parameters: { covers: ['B-ERR-032', 'B-API-048', 'B-VAL-025', 'B-VAL-026'] },
  play: async ({ step }) => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    const field = dialog.getByRole('textbox', { name: 'Listener E-mail' });
    const add = dialog.getByRole('button', { name: 'Add' });
    await userEvent.type(field, 'abc');
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await step('B-VAL-024 an address that is there is refused, also in other case', async () => {
      await userEvent.type(field, 'Customer@acme.example');
      await expect(dialog.getByText('Please enter a unique email address')).toBeVisible();
      await expect(add).toHaveAttribute('aria-disabled', 'true');
    });
    await userEvent.clear(field);
    await userEvent.type(field, 'new@acme.example');
    await expect(add).not.toHaveAttribute('aria-disabled');
    await step('Enter adds the address, and does not save', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await expect(dialog.getByText('new@acme.example')).toBeVisible();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Queue Listeners have been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        {
          company_queue_listeners: [
            { listener_email: 'customer@acme.example' },
            { listener_email: 'new@acme.example' },
          ],
        },
        '"CompanyQueue-3-1"',
      ],
    ]);
    await expect(await screen.findByText(/, new@acme\.example$/)).toBeVisible();
    await step('undo takes the new listener off again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByText('Undone.')).toBeVisible();
      await expect(sent.mock.lastCall).toEqual([
        { company_queue_listeners: [{ listener_email: 'customer@acme.example' }] },
        '"CompanyQueue-3-2"',
      ]);
      await expect(await (await card()).findByText('customer@acme.example')).toBeVisible();
    });
  },
};

/** Written before a colleague added the customer, who stays when the draft is restored. */
export const ListenersDraftOnAnOlderVersion: Story = {
  parameters: { covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () =>
    keepDraft(
      'queue-listeners-3',
      { company_queue_listeners: ['mine@acme.example'], typed: '' },
      null,
      { company_queue_listeners: [], typed: '' },
    ),
  play: async () => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    await expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'customer@acme.example',
      'customer@acme.example, mine@acme.example',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Queue Listeners have been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      company_queue_listeners: [
        { listener_email: 'customer@acme.example' },
        { listener_email: 'mine@acme.example' },
      ],
    });
  },
};

export const UnchangedListeners: Story = {
  parameters: { covers: ['B-VAL-027'] },
  play: async () => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Listener E-mail' }), 'a@b.co');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove a@b.co' }));
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** Two people edit the listeners: both additions are kept, and both removals are applied. */
export const ListenersOfTwoPeople: Story = {
  play: async () => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    queues.save({
      ...acmeQueue,
      version: 5,
      queue_listeners: [
        ...acmeQueue.queue_listeners,
        { id: 8, listener_email: 'theirs@acme.example' },
      ],
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove customer@acme.example' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Listener E-mail' }),
      'mine@acme.example',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Queue Listeners have been updated.')).toBeInTheDocument();
    await expect(sent.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual([
      '"CompanyQueue-3-1"',
      '"CompanyQueue-3-5"',
    ]);
    await expect(sent.mock.calls[1]?.[0]).toEqual({
      company_queue_listeners: [
        { listener_email: 'theirs@acme.example' },
        { listener_email: 'mine@acme.example' },
      ],
    });
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** As the newest read of the page finds it. */
const readAgain = () => window.dispatchEvent(new Event('online'));

/** A colleague takes the entity away meanwhile: the list is saved, and the toast says where it is. */
export const ListenersOfAQueueThatLeaves: Story = {
  play: async () => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Listener E-mail' }),
      'mine@acme.example{Enter}',
    );
    queues.save({ ...acmeQueue, version: 5, entity_id: null, entity: null });
    const reads = queueReads.mock.calls.length;
    await waitFor(() => {
      readAgain();
      expect(queueReads.mock.calls.length).toBeGreaterThan(reads);
    });
    await expect(dialog.getByText('mine@acme.example')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText(
        /^Queue Listeners have been updated\. The queue no longer belongs to an entity\. Changed by Grace Hopper meanwhile \(.+\)\.$/,
      ),
    ).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Show the queue' })).toHaveAttribute(
      'href',
      '/queue-requests/9',
    );
    await expect(sent.mock.lastCall?.[0]).toEqual({
      company_queue_listeners: [
        { listener_email: 'customer@acme.example' },
        { listener_email: 'mine@acme.example' },
      ],
    });
    await expect(await screen.findByText('No queue request yet.')).toBeVisible();
  },
};

/** The draft names the version that it is based on. */
export const ListenersDraftWithItsVersion: Story = {
  play: async () => {
    const dialog = await open('Edit Listeners', 'Edit Queue Listeners');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Listener E-mail' }), 'mine@');
    await waitFor(async () =>
      expect(await draftsOf('queue-listeners-3')).toMatchObject([{ base: acmeQueue.updated_at }]),
    );
  },
};

export const Disassociate: Story = {
  parameters: { covers: ['B-ERR-006', 'B-ERR-034', 'B-STA-039', 'B-API-049'] },
  play: async ({ step }) => {
    const dialog = await open('Disassociate', 'Disassociate Entity');
    await expect(
      dialog.getByText('Are you sure you want to disassociate the Entity?'),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Disassociate' }));
    await expect(
      await screen.findByText('Entity has been removed from Company Queue.'),
    ).toBeInTheDocument();
    await expect(sent.mock.calls.map(([body]) => body)).toEqual([{ entity: null }]);
    await expect(await screen.findByText('No queue request yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('region', { name: 'Queue Request' })).toHaveFocus();
    await step('H-UND-002 undo gives the queue its entity back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByText('Undone.')).toBeInTheDocument();
      await expect(sent.mock.lastCall).toEqual([
        { entity: `/entities/${acme.id}` },
        '"CompanyQueue-3-2"',
      ]);
      await button('Disassociate');
    });
  },
};

export const DisassociateFails: Story = {
  parameters: { inFront: () => [failing(endpoints.update)] },
  play: async () => {
    const dialog = await open('Disassociate', 'Disassociate Entity');
    await userEvent.click(dialog.getByRole('button', { name: 'Disassociate' }));
    await expect(await dialog.findByText('Internal Server Error')).toBeInTheDocument();
  },
};

const reasons =
  (expected: Readonly<Record<string, string | undefined>>): Story['play'] =>
  async () => {
    for (const [name, reason] of Object.entries(expected)) {
      const control = await button(name);
      if (reason === undefined) {
        await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'));
        continue;
      }
      await expect(control).toHaveAttribute('aria-disabled', 'true');
      control.focus();
      await waitFor(() => expect(control).toHaveAccessibleDescription(reason));
    }
  };
const free = { 'Change Status': undefined, 'Edit Listeners': undefined, Disassociate: undefined };
const closed = (role: string) =>
  Object.fromEntries(
    Object.keys(free).map((name) => [name, `Your role (${role}) may not do this.`]),
  );
const as = (role: Role, expected: Parameters<typeof reasons>[0]): Story => ({
  parameters: { role, covers: ['B-ROL-005'] },
  play: reasons(expected),
});
export const AsDataQualityLead = as('ROLE_DQ_LEAD', free);
export const AsDataQuality = as('ROLE_DQ', closed('Data Quality'));
/** On the page of queue requests a data quality lead may not edit. */
export const OnQueueRequests: Story = {
  ...as('ROLE_DQ_LEAD', closed('Data Quality Lead')),
  args: { place: 'queueRequests' },
};

export const ReviewReady: Story = {
  parameters: {
    queues: [
      {
        ...acmeQueue,
        company_queue_requests: [buildRequest({ id: 9, latest_status: 'review-ready' })],
      },
    ],
  },
  play: reasons({
    ...free,
    'Change Status': 'The request is waiting for data-quality review.',
  }),
};

const archived = (status: string) => [
  buildCompanyQueue({
    of: archivedEntity,
    id: 4,
    name: 'Bygone',
    company_queue_requests: [buildRequest({ id: 5, latest_status: status })],
  }),
];
/** The open request of an archived entity can still be closed. */
export const Archived: Story = {
  args: { entityId: archivedEntity.id },
  parameters: { queues: archived('in-progress') },
  play: async (context) => {
    await reasons({
      'Change Status': undefined,
      'Edit Listeners': 'The entity is archived.',
      Disassociate: 'The entity is archived.',
    })?.(context);
    const dialog = await open('Change Status', 'Change Queue Status');
    await expect(dialog.getByRole('radio', { name: 'Done' })).not.toHaveAttribute('aria-disabled');
    const escalated = dialog.getByRole('radio', { name: 'Escalated' });
    await expect(escalated).toHaveAccessibleDescription('The entity is archived.');
  },
};
/** A request in review of an archived entity can be closed too, because nobody can review it. */
export const ArchivedInReview: Story = {
  ...Archived,
  parameters: { queues: archived('review-ready') },
};
export const ArchivedAndClosed: Story = {
  args: { entityId: archivedEntity.id },
  parameters: { queues: archived('done') },
  play: reasons({ 'Change Status': 'The entity is archived.' }),
};

export const ArchivedWithoutQueue: Story = {
  args: { entityId: archivedEntity.id },
  parameters: { queues: [], covers: ['B-STA-028'] },
  play: reasons({ 'Add to Request Queue': 'The entity is archived.' }),
};
