import { useCompanyQueue } from '@console/api/company-queues/client';
import * as endpoints from '@console/api/company-queues/endpoints';
import * as entityEndpoints from '@console/api/entities/endpoints';
import { acmeQueue, buildCompanyQueue } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { acme, archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { refused } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { AddQueueRequestDialog } from './AddQueueRequestDialog.tsx';
import { toFormValues } from './queueRequest.form.ts';

const sent = fn<(body: unknown) => void>().mockName('the request');
const searched = fn<(text: string | null, page: string) => void>().mockName('the entity search');
const matched = fn<(body: unknown) => void>().mockName('the URL matcher');
const read = fn<() => void>().mockName('the queue');
const recorded = [
  endpoint(endpoints.addRequest, async ({ request }) => sent(await request.clone().json())),
  endpoint(endpoints.searchByUrl, async ({ request }) => matched(await request.clone().json())),
  endpoint(entityEndpoints.list, ({ request }) => {
    const { searchParams: query } = new URL(request.url);
    searched(query.get('custom_search'), `${query.get('page')}, ${query.get('limit')} rows`);
  }),
  endpoint(endpoints.ofEntity, () => read()),
];
/** A queue for an address without a known entity. */
const stray = buildCompanyQueue({ id: 77, name: 'Wayward', url: 'https://wayward.example' });

/** The dialog on a page that shows the queue of the entity. */
function Page(props: ComponentProps<typeof AddQueueRequestDialog>) {
  useCompanyQueue(props.entity?.id);
  return <AddQueueRequestDialog {...props} />;
}

const meta: Meta<typeof AddQueueRequestDialog> = {
  title: 'parts/AddQueueRequestDialog',
  component: AddQueueRequestDialog,
  decorators: [withSwr],
  render: (args) => <Page {...args} />,
  args: { onClose: fn() },
  parameters: { queues: [stray], inFront: () => [], msw: { handlers: allHandlers() } },
  beforeEach: ({ msw, parameters: { queues, inFront } }) => {
    for (const mock of [sent, searched, matched, read]) mock.mockClear();
    const handlers = companyQueueHandlers({ queues: createQueueStore(queues) });
    msw?.use(...inFront(), ...recorded, ...handlers);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Add to Request Queue' }));
const box = (name: string) => dialog().getByRole('textbox', { name });
const combobox = (name: string) => dialog().getByRole('combobox', { name });
const submit = () => dialog().getByRole('button', { name: 'Add Request' });
const isHeld = () => expect(submit()).toHaveAttribute('aria-disabled', 'true');
const isFree = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
const write = async (text: string) => {
  const note = await dialog().findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const fillIn = async () => {
  await userEvent.selectOptions(combobox('Priority'), '2 High');
  await userEvent.type(box('Estimated Number of Jobs'), '0');
  await write('Please add');
};
const rest = {
  company_queue_request_priority: 2,
  company_queue_numjobs_estimate: 0,
  company_queue_request_notes: '<p>Please add</p>',
  career_section: false,
  career_section_empty: false,
  email_when_finished: false,
};
const fixed = { entity: acme };

export const ForAnEntity: Story = {
  args: fixed,
  parameters: { covers: ['B-ERR-030', 'B-STA-041', 'B-API-041', 'B-API-042'] },
  play: async ({ args }) => {
    await waitFor(() => expect(read).toHaveBeenCalled());
    await fillIn();
    await userEvent.type(box('Listener E-mail'), 'jobs@customer.test');
    await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Career Section Empty' }));
    await isFree();
    const before = read.mock.calls.length;
    await userEvent.click(submit());
    await expect(await screen.findByText('Queue Request has been added.')).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        {
          ...rest,
          entity_id: acme.id,
          entity_name: acme.company_name,
          entity_url: acme.url,
          ats: '',
          career_portal: '',
          company_queue_listener_email: ['jobs@customer.test'],
          career_section_empty: true,
        },
      ],
    ]);
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const JoinsTheOpenRequest: Story = {
  args: fixed,
  parameters: { queues: [acmeQueue] },
  play: async () => {
    await fillIn();
    await isFree();
    await userEvent.click(submit());
    await expect(
      await screen.findByText('Queue Request has been added. It joined the open request.'),
    ).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ company_queue_id: acmeQueue.id });
  },
};

/** The number and the URL say what is wrong when they are left. */
export const Invalid: Story = {
  args: fixed,
  parameters: { covers: ['B-VAL-018', 'B-VAL-019', 'B-VAL-020', 'B-VAL-022'] },
  play: async () => {
    await isHeld();
    await userEvent.type(box('Estimated Number of Jobs'), '-1');
    await userEvent.type(box('Job Portal URL'), 'abc');
    await userEvent.tab();
    for (const [name, message] of [
      ['Estimated Number of Jobs', 'Value must be positive'],
      ['Job Portal URL', 'URL not valid'],
    ] as const) {
      await waitFor(() => expect(box(name)).toHaveAccessibleDescription(message));
      await userEvent.clear(box(name));
    }
    await userEvent.type(box('Estimated Number of Jobs'), '0');
    await write('Please add');
    await isHeld();
    await userEvent.selectOptions(combobox('Priority'), '5');
    await isFree();
    await expect(combobox('Priority')).toHaveAccessibleDescription(
      'Do it sometime this week, please.',
    );
    const note = box('Note');
    await userEvent.clear(note);
    await waitFor(isHeld); // the editor reports a change after the next paint
  },
};

export const ChoosingAnEntity: Story = {
  parameters: { covers: ['B-VAL-017', 'B-VAL-023', 'B-STA-028', 'A-ENT-031'] },
  play: async () => {
    await fillIn();
    await isHeld();
    const field = combobox('Entity');
    await userEvent.type(field, archivedEntity.company_name.slice(0, 2));
    await expect(searched).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, archivedEntity.company_name);
    const archived = await screen.findByRole('option', {
      name: new RegExp(`^${archivedEntity.company_name}`),
    });
    await expect(archived).toHaveAttribute('aria-disabled', 'true');
    await expect(archived).toHaveTextContent('The entity is archived.');
    await userEvent.clear(field);
    await userEvent.type(field, acme.company_name.slice(0, 3));
    await userEvent.click(
      await screen.findByRole('option', { name: new RegExp(`EID ${acme.id} `) }),
    );
    await expect(field).toHaveValue(acme.company_name);
    await expect(searched.mock.calls.every(([text]) => (text ?? '').length > 2)).toBe(true);
    await expect(new Set(searched.mock.calls.map(([, page]) => page))).toEqual(
      new Set(['1, 45 rows']),
    );
    await isFree();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(sent.mock.calls[0]?.[0]).toMatchObject({ ...rest, entity_id: acme.id }),
    );
  },
};

const nameANewOne = async () => {
  await userEvent.type(combobox('Entity'), 'Wholly New');
  await userEvent.click(await screen.findByRole('option', { name: 'New entity "Wholly New"' }));
  await expect(box('Entity Name')).toHaveValue('Wholly New');
};

export const NewEntity: Story = {
  parameters: { covers: ['B-VAL-021', 'B-API-043'] },
  play: async () => {
    await fillIn();
    await nameANewOne();
    await isHeld();
    await userEvent.type(combobox('URL'), 'abc');
    await userEvent.tab();
    await expect(await dialog().findByText('URL not valid')).toBeVisible();
    await isHeld();
    await userEvent.clear(combobox('URL'));
    await userEvent.type(combobox('URL'), 'wholly-new.example');
    await isFree();
    await userEvent.click(submit());
    await expect(await screen.findByText('Queue Request has been added.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toEqual({
      ...rest,
      entity_name: 'Wholly New',
      entity_url: 'https://wholly-new.example',
      ats: '',
      career_portal: '',
      company_queue_listener_email: [],
    });
  },
};

export const UrlMatcher: Story = {
  parameters: { covers: ['B-API-053'] },
  play: async () => {
    await fillIn();
    await nameANewOne();
    await userEvent.type(combobox('URL'), 'wayward');
    await userEvent.click(await screen.findByRole('option', { name: /^Wayward/ }));
    await expect(matched).toHaveBeenCalledWith({ url: 'wayward' });
    await expect(combobox('Entity')).toHaveValue('Wayward');
    await isFree();
    await userEvent.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ ...rest, company_queue_id: 77 });
    await expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('entity_id');
  },
};

export const BackToAnExistingOne: Story = {
  play: async () => {
    await nameANewOne();
    await userEvent.click(dialog().getByRole('button', { name: 'Choose an existing entity' }));
    await expect(combobox('Entity')).toHaveValue('Wholly New');
    await expect(dialog().queryByRole('textbox', { name: 'Entity Name' })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  args: fixed,
  parameters: {
    inFront: () => [
      refused(endpoints.addRequest, [
        {
          propertyPath: 'company_queue_listener_email[0]',
          code: 'invalid_email',
          message: 'Please enter a valid email address',
        },
      ]),
    ],
  },
  play: async ({ args }) => {
    await fillIn();
    await isFree();
    await userEvent.click(submit());
    await expect(
      await dialog().findByText('Please enter a valid email address'),
    ).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A draft from before a reload is offered, and a restore fills all fields. */
export const DraftRestored: Story = {
  args: fixed,
  beforeEach: () =>
    keepDraft(`queue-request-${acme.id}`, {
      ...toFormValues(acme),
      company_queue_request_priority: '2',
      company_queue_numjobs_estimate: '0',
      company_queue_request_notes: '<p>Please add</p><img src=x onerror="alert(1)">',
      company_queue_listener_email: ['jobs@customer.test'],
      career_section_empty: true,
    }),
  play: async () => {
    await expect(box('Estimated Number of Jobs')).toHaveValue('');
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(box('Estimated Number of Jobs')).toHaveValue('0'));
    await expect(dialog().getByRole('checkbox', { name: 'Career Section Empty' })).toBeChecked();
    await isFree();
    await userEvent.click(submit());
    await expect(await screen.findByText('Queue Request has been added.')).toBeInTheDocument();
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      ...rest,
      entity_id: acme.id,
      company_queue_listener_email: ['jobs@customer.test'],
      career_section_empty: true,
    });
  },
};
