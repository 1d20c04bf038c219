import * as endpoints from '@console/api/company-queues/endpoints';
import * as entityEndpoints from '@console/api/entities/endpoints';
import type { Role } from '@console/api/roles/rules';
import {
  buildCompanyQueue,
  buildHistory,
  buildRequest,
} from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acme, archivedEntity, buildEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import {
  conflicting,
  conflictingOnce,
  endless,
  failing,
  failingOnce,
  missing,
} from '@console/mocks/scenarios';
import { toEntityRef } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { QueueRequestRoute } from './QueueRequestPage.tsx';

const linked = fn<(body: unknown) => void>().mockName('the change of the queue');
const changed = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the request');
const created = fn<(body: unknown) => void>().mockName('the entity of the request');
const posted = fn<(body: unknown) => void>().mockName('the new entity');
const read = fn<(what: string) => void>().mockName('a read');
const searched = fn<(text: string | null) => void>().mockName('the entity search');
const recorded = [
  endpoint(endpoints.update, async ({ request }) => linked(await request.clone().json())),
  endpoint(endpoints.updateRequest, async ({ request }) =>
    changed(await request.clone().json(), request.headers.get('if-match')),
  ),
  endpoint(endpoints.createEntity, async ({ request }) => created(await request.clone().json())),
  endpoint(entityEndpoints.create, async ({ request }) => posted(await request.clone().json())),
  endpoint(endpoints.readRequest, () => read('request')),
  endpoint(endpoints.read, () => read('queue')),
  endpoint(endpoints.possibleMatches, () => read('matches')),
  endpoint(entityEndpoints.list, ({ request }) =>
    searched(new URL(request.url).searchParams.get('custom_search')),
  ),
];

const wayward = buildEntity({ id: 50, company_name: 'Wayward', url: 'https://wayward.example' });
const bygone = buildEntity({
  ...archivedEntity,
  id: 51,
  company_name: 'Wayward Bygone',
});
const busy = buildEntity({ id: 52, company_name: 'Wayward Works', url: 'https://works.example' });
/** A queue that is not linked to an entity yet. */
const stray = buildCompanyQueue({
  id: 77,
  name: 'Wayward',
  url: 'https://wayward.example',
  career_portal: 'https://wayward.example/jobs',
  queue_listeners: [{ id: 1, listener_email: 'asks@customer.test' }],
  company_queue_requests: [
    buildRequest({
      id: 10,
      latest_status: 'requested',
      assigned_to: null,
      assigned_at: null,
      request_notes:
        '<p>Please <b>add</b></p><img src=x onerror=alert(1)><script>alert(1)</script>',
      company_queue_request_histories: [
        buildHistory({ id: 1, notes: '<p>asked</p><iframe src="https://evil.example"></iframe>' }),
      ],
    }),
  ],
});
const busyQueue = buildCompanyQueue({
  of: busy,
  id: 78,
  name: 'Works',
  company_queue_requests: [buildRequest({ id: 11 })],
});
const ofAcme = buildCompanyQueue({
  of: acme,
  id: 3,
  name: 'Acme',
  url: acme.url,
  company_queue_requests: [
    buildRequest({ id: 9 }),
    buildRequest({
      id: 4,
      latest_status: 'done',
      request_timestamp: 1_700_000_000,
      company_queue_request_histories: [buildHistory({ id: 41, status: 'done' })],
    }),
  ],
});

let queues = createQueueStore();

/** The route hands its segments over. */
function Routed() {
  const [path] = useLocation();
  const [, , id = '', tab] = path.split('/');
  if (!path.startsWith('/queue-requests/')) return null;
  return (
    <QueueRequestRoute params={{ companyQueueRequestId: id, ...(tab !== undefined && { tab }) }} />
  );
}

const meta: Meta<typeof Routed> = {
  title: 'features/queue-requests/QueueRequestPage',
  component: Routed,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/queue-requests/10',
    role: 'ROLE_ADMIN',
    inFront: () => [],
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { inFront, role } }) => {
    for (const mock of [linked, changed, created, posted, read, searched]) mock.mockClear();
    queues = createQueueStore([stray, busyQueue, ofAcme]);
    const store = createEntityStore([acme, wayward, bygone, busy]);
    const handlers = [
      ...companyQueueHandlers({ queues, store, role }),
      ...allHandlers({ store, role }),
    ];
    msw?.use(...recorded, ...inFront(), ...handlers);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Queue request tabs' })).getAllByRole('link');
const currentTab = () =>
  tabs().find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent;
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const matches = async () =>
  (await (await card('Possible Matches')).findAllByRole('listitem')).map((item) => within(item));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const link = async (name: string) => {
  const match = (await matches()).find((one) => one.queryByRole('link', { name }));
  if (!match) throw new Error(`No match ${name}`);
  const button = match.getByRole('button', { name: 'Link' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};
const times = (what: string) => read.mock.calls.filter(([one]) => one === what).length;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const WaitingRequest: Story = {
  parameters: { covers: ['B-API-046', 'B-API-047'] },
  play: async ({ step }) => {
    await step('B-QRQ-013 the request is there', async () => {
      await expect(await heading('Wayward')).toBeVisible();
      await expect(screen.getAllByText('Request 10')[0]).toBeVisible();
    });
    await step('B-QRQ-014 two tabs, Queue Status is the default', async () => {
      await expect(tabs().map(({ textContent }) => textContent)).toEqual([
        'Overview',
        'Queue Status',
      ]);
      await expect(currentTab()).toBe('Queue Status');
      await expect(await screen.findByRole('region', { name: 'Queue Status' })).toBeVisible();
    });
    await waitFor(() => expect(times('queue')).toBe(1));
    await expect(times('request')).toBe(1);
  },
};

/** The history of a done request is open at first, that of an open request is collapsed. */
export const DoneIsOpen: Story = {
  parameters: { address: '/queue-requests/4', covers: ['B-EQS-010'] },
  play: async () => {
    const status = await card('Queue Status');
    await expect(await status.findByRole('button', { name: /^Request 4\b/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(status.getByRole('button', { name: /^Request 9\b/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(status.getByRole('link', { name: 'Open request 9' })).toBeVisible();
    await expect(status.queryByRole('link', { name: 'Open request 4' })).not.toBeInTheDocument();
    await expect(screen.getByRole('link', { name: 'Request 4' })).toHaveAttribute(
      'href',
      '/queue-requests/4',
    );
    await expect((await card('Entity')).getByRole('link', { name: 'EID 1' })).toHaveAttribute(
      'href',
      '/entities/1',
    );
  },
};

/** Notes with markup are sanitised: nothing in them can run. */
export const Overview: Story = {
  parameters: { address: '/queue-requests/10/overview' },
  play: async ({ canvasElement }) => {
    await heading('Wayward');
    await expect(currentTab()).toBe('Overview');
    const request = await card('Request');
    await expect(await request.findByText('Fix Scrape')).toBeVisible();
    const note = await card('Note');
    await expect(await note.findByText('add')).toBeVisible();
    await expect(canvasElement.querySelector('script, iframe, img')).toBeNull();
    await expect(
      await (await card('Company Queue')).findByText('asks@customer.test'),
    ).toBeVisible();
    await expect(await matches()).toHaveLength(3);
    await userEvent.click(screen.getByRole('link', { name: 'Queue Status' }));
    await waitFor(() => expect(currentTab()).toBe('Queue Status'));
    await expect(await matches()).toHaveLength(3);
  },
};

export const UnknownTab: Story = {
  parameters: { address: '/queue-requests/10/nowhere' },
  play: async () => {
    await heading('Wayward');
    await expect(address()).toBe('/queue-requests/10/queue-status');
  },
};

export const NotFound: Story = {
  parameters: { address: '/queue-requests/404' },
  play: async () => {
    await expect(await heading('Queue request not found.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Queue Requests' })).toHaveAttribute(
      'href',
      '/queue-requests',
    );
  },
};

export const Loading: Story = {
  parameters: { inFront: () => [endless(endpoints.readRequest)] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const RetryAfterFailure: Story = {
  parameters: { inFront: () => [failingOnce(endpoints.readRequest)] },
  play: async () => {
    await expect(await screen.findByText('The queue request could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await heading('Wayward')).toBeVisible();
  },
};

export const Matches: Story = {
  parameters: { covers: ['B-QRQ-015'] },
  play: async () => {
    const [byUrl, byName, archived] = await matches();
    for (const [match, id, words] of [
      [byUrl, 50, ' · Same address'],
      [byName, 52, ' · Similar name'],
      [archived, 51, ' · Similar name · Archived'],
    ] as const) {
      const eid = match?.getByRole('link', { name: `EID ${id}` });
      await expect(eid).toHaveAttribute('href', `/entities/${id}`);
      await expect(eid?.parentElement).toHaveTextContent(`EID ${id}${words}`);
    }
    const held = archived?.getByRole('button', { name: 'Link' });
    await waitFor(async () => {
      held?.focus();
      await expect(held).toHaveAccessibleDescription('The entity is archived.');
    });
  },
};

export const NoMatches: Story = {
  parameters: { address: '/queue-requests/10', inFront: () => [] },
  beforeEach: () => {
    queues.save({ ...stray, name: 'Unheard', url: null });
  },
  play: async () => {
    await expect(await screen.findByText('No entity matches this request.')).toBeVisible();
  },
};

/** A back end without the endpoint: the panel is absent and no notice is shown. */
export const MatchesNotAvailable: Story = {
  parameters: { inFront: () => [missing(endpoints.possibleMatches)] },
  play: async () => {
    await expect(await screen.findByText('Possible matches are not available.')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Each part fails alone. */
export const MatchesFail: Story = {
  parameters: { inFront: () => [failingOnce(endpoints.possibleMatches)] },
  play: async () => {
    await expect(await screen.findByText('Possible Matches could not be loaded.')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Change Status' })).toBeVisible();
    const panel = await card('Possible Matches');
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await expect(await matches()).toHaveLength(3);
  },
};

export const SlowQueue: Story = {
  parameters: { inFront: () => [endless(endpoints.read)] },
  play: async () => {
    await expect(await matches()).toHaveLength(3);
    const [first] = await matches();
    const button = first?.getByRole('button', { name: 'Link' });
    button?.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('The queue is being loaded.'));
  },
};

export const Linking: Story = {
  parameters: { covers: ['B-QRQ-016', 'B-QRQ-017', 'B-ERR-033'] },
  play: async ({ step }) => {
    await link('Wayward');
    const asked = await dialog('Link to Entity');
    await expect(linked).not.toHaveBeenCalled();
    await userEvent.click(asked.getByRole('button', { name: 'Link' }));
    await expect(
      await screen.findByText('Entity has been added to Company Queue.'),
    ).toBeInTheDocument();
    await expect(linked.mock.calls).toEqual([[{ entity: '/entities/50' }]]);
    await waitFor(() => expect(address()).toBe('/entities/50'));
    await step('H-UND-002 undo takes the entity off the queue again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByText('Undone.')).toBeInTheDocument();
      await expect(linked.mock.lastCall).toEqual([{ entity: null }]);
    });
  },
};

/** The entity has a queue already: the queues are merged, which cannot be undone. */
export const Merging: Story = {
  play: async () => {
    await link('Wayward Works');
    const asked = await dialog('Merge Company Queues');
    await expect(asked.getByText(/already has a company queue/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/entities/52'));
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect(linked.mock.calls).toEqual([[{ entity: '/entities/52', merge: true }]]);
  },
};

/** The dialog learns from the refusal that the entity has a queue by now, and offers the merge. */
export const MergingAfterARefusal: Story = {
  parameters: {
    inFront: () => [
      failing(endpoints.ofEntity),
      conflictingOnce(
        endpoints.update,
        'entity_has_queue',
        'The entity already has a company queue.',
      ),
    ],
  },
  play: async () => {
    await link('Wayward Works');
    await userEvent.click((await dialog('Link to Entity')).getByRole('button', { name: 'Link' }));
    const asked = await dialog('Merge Company Queues');
    await userEvent.click(asked.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/entities/52'));
    await expect(linked.mock.calls.map(([body]) => body)).toEqual([
      { entity: '/entities/52' },
      { entity: '/entities/52', merge: true },
    ]);
  },
};

/** Two people link one request: the second one is told in the dialog, and the panel follows. */
export const LinkedMeanwhile: Story = {
  parameters: {
    inFront: () => [
      conflicting(
        endpoints.update,
        'queue_has_entity',
        'The company queue already belongs to an entity.',
      ),
    ],
  },
  play: async () => {
    await link('Wayward');
    const asked = await dialog('Link to Entity');
    queues.save({ ...stray, entity_id: acme.id, entity: toEntityRef(acme) });
    await userEvent.click(asked.getByRole('button', { name: 'Link' }));
    await expect(
      await asked.findByText('The company queue already belongs to an entity.'),
    ).toBeVisible();
    await expect((await card('Entity')).getByRole('link', { name: 'Acme' })).toBeInTheDocument();
    await expect(address()).toBe('/queue-requests/10');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await gone();
  },
};

/** The same with a 412: the newer version is read, and the other person's entity stays. */
export const LinkedMeanwhileToANewerVersion: Story = {
  play: async () => {
    await link('Wayward');
    const asked = await dialog('Link to Entity');
    queues.save({ ...stray, version: 5, entity_id: acme.id, entity: toEntityRef(acme) });
    await userEvent.click(asked.getByRole('button', { name: 'Link' }));
    await expect(await asked.findByText(/^Changed by Grace Hopper meanwhile/)).toBeVisible();
    await expect(linked).toHaveBeenCalledOnce();
    await (await card('Entity')).findByRole('link', { name: 'Acme' });
  },
};

/** A third person changed the listeners: that is no reason to ask. */
export const ListenersChangedMeanwhile: Story = {
  play: async () => {
    await link('Wayward');
    const asked = await dialog('Link to Entity');
    queues.save({ ...stray, version: 5, queue_listeners: [] });
    await userEvent.click(asked.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(address()).toBe('/entities/50'));
    await expect(linked).toHaveBeenCalledTimes(2);
  },
};

/** A third person changes the status before the merge: it is no reason to ask, and it is kept. */
export const StatusChangedBeforeTheMerge: Story = {
  play: async () => {
    await link('Wayward Works');
    const asked = await dialog('Merge Company Queues');
    const [request] = stray.company_queue_requests;
    if (!request) throw new Error('No request.');
    const closed = { ...request, latest_status: 'done', version: 2 };
    queues.save({ ...stray, version: 5, company_queue_requests: [closed] });
    await userEvent.click(asked.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/entities/52'));
    await expect(linked).toHaveBeenCalledTimes(2);
  },
};

export const LinkPending: Story = {
  parameters: { inFront: () => [endless(endpoints.update)] },
  play: async () => {
    await link('Wayward');
    const button = (await dialog('Link to Entity')).getByRole('button', { name: 'Link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const LinkFails: Story = {
  parameters: { inFront: () => [failing(endpoints.update)] },
  play: async () => {
    await link('Wayward');
    const asked = await dialog('Link to Entity');
    await userEvent.click(asked.getByRole('button', { name: 'Link' }));
    await expect(await asked.findByText('Internal Server Error')).toBeInTheDocument();
  },
};

export const AnotherEntity: Story = {
  play: async () => {
    const box = (await card('Another Entity')).getByRole('combobox', { name: 'Entity' });
    await waitFor(() => expect(box).not.toHaveAttribute('readonly'));
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(1000));
    await expect(await screen.findByText('No entity matches.')).toBeVisible();
    await expect(searched.mock.calls).toEqual([['x'.repeat(1000)]]);
    await userEvent.clear(box);
    await userEvent.type(box, 'acme');
    await userEvent.click(await screen.findByRole('option', { name: /^Acme/ }));
    await expect(await dialog('Merge Company Queues')).toBeDefined();
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};

const openCreation = async () => {
  const button = await screen.findByRole('button', { name: 'Create Entity' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  return dialog('Add');
};
/** The values that the other calls of an entity need too. */
const written = { company_name: 'Wayward Anew', url: 'https://anew.example' };
const fillIn = async (form: Awaited<ReturnType<typeof openCreation>>) => {
  for (const [name, text] of [
    ['Name', written.company_name],
    ['Website', written.url],
    ['Career Page', 'https://anew.example/jobs'],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  const save = form.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(save);
};

export const CreatingAnEntity: Story = {
  parameters: { covers: ['B-QRQ-018', 'B-STA-042', 'B-ERR-017'] },
  play: async ({ step }) => {
    const form = await openCreation();
    await step('the dialog knows what the queue knows', async () => {
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Wayward');
      await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue(
        'https://wayward.example',
      );
      await expect(form.getByRole('textbox', { name: 'Career Page' })).toHaveValue(
        'https://wayward.example/jobs',
      );
    });
    const before = [times('request'), times('queue')];
    await fillIn(form);
    await expect(await screen.findByText('Entity has been created.')).toBeInTheDocument();
    await expect(created.mock.calls).toEqual([[expect.objectContaining(written)]]);
    await expect(posted).not.toHaveBeenCalled();
    await step('the page stays, and reads the request and its queue again', async () => {
      await gone();
      await expect(await heading('Wayward Anew')).toBeVisible();
      await expect(address()).toBe('/queue-requests/10');
      await expect(times('request')).toBeGreaterThan(before[0] ?? 0);
      await waitFor(() => expect(times('queue')).toBeGreaterThan(before[1] ?? 0));
    });
  },
};

/** On a back end without the combined endpoint the console sends two requests. */
export const CreatingInTwoCalls: Story = {
  parameters: { inFront: () => [missing(endpoints.createEntity)], covers: ['B-API-083'] },
  play: async () => {
    await fillIn(await openCreation());
    await expect(await screen.findByText('Entity has been created.')).toBeInTheDocument();
    await expect(posted.mock.calls).toEqual([[expect.objectContaining(written)]]);
    await expect(linked.mock.calls).toEqual([
      [{ entity: expect.stringMatching(/^\/entities\/\d+$/) }],
    ]);
    await expect(await heading('Wayward Anew')).toBeVisible();
  },
};

/** The second of the two requests fails: a retry does not create a second entity. */
export const CreatedAndNotLinked: Story = {
  parameters: {
    inFront: () => [missing(endpoints.createEntity), failingOnce(endpoints.update)],
  },
  play: async () => {
    const form = await openCreation();
    await fillIn(form);
    await waitFor(() => expect(linked).toHaveBeenCalledOnce());
    const save = form.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save);
    await expect(await heading('Wayward Anew')).toBeVisible();
    await expect(posted).toHaveBeenCalledOnce();
    await expect(linked).toHaveBeenCalledTimes(2);
  },
};

export const Linked: Story = {
  parameters: { address: '/queue-requests/9' },
  play: async () => {
    await heading('Acme');
    const entity = await card('Entity');
    await expect(entity.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/entities/1');
    await expect(times('matches')).toBe(0);
    await userEvent.click(await entity.findByRole('button', { name: 'Disassociate' }));
    const asked = await dialog('Disassociate Entity');
    await userEvent.click(asked.getByRole('button', { name: 'Disassociate' }));
    await expect(
      await screen.findByText('Entity has been removed from Company Queue.'),
    ).toBeInTheDocument();
    await expect(await matches()).not.toHaveLength(0);
    await gone();
  },
};

/** Only the latest request of a queue can change status. */
export const OlderRequest: Story = {
  parameters: { address: '/queue-requests/4' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Change Status' });
    button.focus();
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'Only the latest request of a queue can change status.',
      ),
    );
  },
};

const writeNote = async (form: Awaited<ReturnType<typeof dialog>>, text: string) => {
  const note = await form.findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const button = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'));
  return found;
};

export const Priority: Story = {
  play: async () => {
    await userEvent.click(await button('Change Priority'));
    const form = await dialog('Change Priority');
    const change = form.getByRole('button', { name: 'Change' });
    const priority = form.getByRole('combobox', { name: 'Priority' });
    await expect(priority).toHaveAccessibleDescription('Now: 3 Average');
    await userEvent.selectOptions(priority, '1 Now');
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await writeNote(form, 'The customer waits');
    await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
    await userEvent.selectOptions(priority, '3 Average');
    await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.selectOptions(priority, '1 Now');
    await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(change);
    await expect(await screen.findByText('Priority has been changed.')).toBeInTheDocument();
    await expect(changed.mock.calls).toEqual([
      [{ request_priority: 1, note: '<p>The customer waits</p>' }, '"QueueRequest-10-1"'],
    ]);
    await gone();
  },
};

/** Another person has closed the request: the dialog says so and keeps the note. */
export const PriorityOfAClosedRequest: Story = {
  parameters: {
    inFront: () => [
      conflicting(endpoints.updateRequest, 'request_closed', 'The request is closed.'),
    ],
  },
  play: async () => {
    await userEvent.click(await button('Change Priority'));
    const form = await dialog('Change Priority');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Priority' }), '1 Now');
    await writeNote(form, 'Why');
    const change = form.getByRole('button', { name: 'Change' });
    await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
    const before = times('request');
    await userEvent.click(change);
    await expect(await form.findByText(/The request is closed\./)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveTextContent('Why');
    await waitFor(() => expect(times('request')).toBeGreaterThan(before));
  },
};

/** Another person has changed the priority: the dialog shows theirs before the second try. */
export const PriorityChangedMeanwhile: Story = {
  play: async () => {
    await userEvent.click(await button('Change Priority'));
    const form = await dialog('Change Priority');
    const priority = form.getByRole('combobox', { name: 'Priority' });
    await userEvent.selectOptions(priority, '2 High');
    await writeNote(form, 'Why');
    await fetch('/api/company_queue_requests/10', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"QueueRequest-10-1"' },
      body: JSON.stringify({ request_priority: 1, note: '<p>Theirs</p>' }),
    });
    const change = form.getByRole('button', { name: 'Change' });
    await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(change);
    await expect(await form.findByText(/What you entered is still here/)).toBeVisible();
    await waitFor(() => expect(priority).toHaveAccessibleDescription('Now: 1 Now'));
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveTextContent('Why');
    await userEvent.click(change);
    await expect(await screen.findByText('Priority has been changed.')).toBeInTheDocument();
    await expect(changed.mock.calls.map(([, version]) => version)).toEqual([
      '"QueueRequest-10-1"',
      '"QueueRequest-10-1"',
      '"QueueRequest-10-2"',
    ]);
  },
};

/** The request was deleted on the server: the dialog and the page keep their content. */
export const DeletedMeanwhile: Story = {
  play: async ({ msw }) => {
    await userEvent.click(await button('Change Priority'));
    const form = await dialog('Change Priority');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Priority' }), '1 Now');
    await writeNote(form, 'Why');
    msw?.use(missing(endpoints.updateRequest), missing(endpoints.readRequest));
    const change = form.getByRole('button', { name: 'Change' });
    await waitFor(() => expect(change).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(change);
    await expect(
      await screen.findByText(/^The queue request has been deleted\. What/),
    ).toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveTextContent('Why');
  },
};

export const TakeAndRelease: Story = {
  parameters: { address: '/queue-requests/9/overview' },
  play: async () => {
    await userEvent.click(await button('Take'));
    await expect(await screen.findByText('Request has been taken.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Take' })).not.toBeInTheDocument(),
    );
    const owner = () => screen.getByText('Owner').nextElementSibling;
    await waitFor(() => expect(owner()).toHaveTextContent(/^A\. .+just now$/));
    await userEvent.click(await button('Release'));
    await expect(await screen.findByText('Request has been released.')).toBeInTheDocument();
    await expect(changed.mock.calls).toEqual([
      [{ assigned_to: '/users/1' }, '"QueueRequest-9-1"'],
      [{ assigned_to: null }, '"QueueRequest-9-2"'],
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(owner()).toHaveTextContent(/^–$/));
  },
};

/** Undo assigns the request to its former owner again. */
export const TakeUndone: Story = {
  parameters: { address: '/queue-requests/9', covers: ['H-UND-001', 'H-UND-003'] },
  play: async () => {
    await userEvent.click(await button('Take'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone. It counts as taken now.')).toBeInTheDocument();
    await expect(changed.mock.calls).toEqual([
      [{ assigned_to: '/users/1' }, '"QueueRequest-9-1"'],
      [{ assigned_to: '/users/5' }, '"QueueRequest-9-2"'],
    ]);
    await button('Take');
  },
};

export const ReleaseUndone: Story = {
  parameters: { address: '/queue-requests/9', covers: ['H-UND-001', 'H-UND-003'] },
  play: async () => {
    await userEvent.click(await button('Release'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone. It counts as taken now.')).toBeInTheDocument();
    await expect(changed.mock.calls).toEqual([
      [{ assigned_to: null }, '"QueueRequest-9-1"'],
      [{ assigned_to: '/users/5' }, '"QueueRequest-9-2"'],
    ]);
    await button('Release');
  },
};

/** The notice names who changed the request since, with a time that can be read. */
export const UndoOfTakeTooLate: Story = {
  parameters: { address: '/queue-requests/9' },
  play: async () => {
    await userEvent.click(await button('Take'));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await fetch('/api/company_queue_requests/9', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"QueueRequest-9-2"' },
      body: JSON.stringify({ assigned_to: '/users/5' }),
    });
    await userEvent.click(undo);
    await expect(await screen.findByText('It could not be undone.')).toBeInTheDocument();
    await expect(
      screen.getByText(/^Changed by .+ meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d \S+\)\.$/),
    ).toBeInTheDocument();
  },
};

export const NotToBeTaken: Story = {
  play: async () => {
    const take = await screen.findByRole('button', { name: 'Take' });
    await waitFor(async () => {
      take.focus();
      await expect(take).toHaveAccessibleDescription('Only a request in progress can be taken.');
    });
  },
};

/** After a merge the request has joined another one, and the page redirects to that. */
export const JoinedAnother: Story = {
  parameters: {
    address: '/queue-requests/12/overview',
    inFront: () => [
      endpoint(endpoints.readRequest, ({ params, request }) =>
        params['id'] === '12' ? fetch(request.url.replace(/12$/, '10')) : undefined,
      ),
    ],
  },
  play: async () => {
    await heading('Wayward');
    await waitFor(() => expect(address()).toBe('/queue-requests/10/overview'));
  },
};

export const Listeners: Story = {
  parameters: { address: '/queue-requests/10/overview' },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Edit Listeners' });
    await userEvent.click(button);
    const form = await dialog('Edit Queue Listeners');
    await userEvent.click(form.getByRole('button', { name: 'Remove asks@customer.test' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Queue Listeners have been updated.')).toBeInTheDocument();
    await expect(linked.mock.calls).toEqual([[{ company_queue_listeners: [] }]]);
  },
};

const NAMES = ['Create Entity', 'Change Status', 'Change Priority'];
const mayEdit = (role: Role, reason?: string, ...more: readonly string[]): Story => ({
  parameters: { role, covers: ['B-ROL-006', ...more] },
  play: async () => {
    await expect(await heading('Wayward')).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Queue Status' })).toBeVisible();
    await matches();
    const buttons = [
      ...(await Promise.all(NAMES.map((name) => screen.findByRole('button', { name })))),
      ...screen.getAllByRole('button', { name: 'Link' }).slice(0, 1),
      // Whoever may take requests cannot take this one, which is not in progress.
      ...(reason === undefined ? [] : [screen.getByRole('button', { name: 'Take' })]),
    ];
    for (const button of buttons) {
      if (reason === undefined) {
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
        continue;
      }
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    }
  },
});
export const AsScraper = mayEdit('ROLE_SCRAPER');
export const AsDataQualityLead = mayEdit(
  'ROLE_DQ_LEAD',
  'Your role (Data Quality Lead) may not do this.',
);
/** Everybody may read a request. */
export const AsUser = mayEdit('ROLE_USER', 'Your role (User) may not do this.', 'B-ROL-009');
