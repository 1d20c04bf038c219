import type { EntityVersion } from '@console/api/entities/client';
import * as entityEndpoints from '@console/api/entities/endpoints';
import { DUPLICATE_CAREER_PAGE, DUPLICATE_URL } from '@console/api/entities/rules';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore, etagOf } from '@console/mocks/entities/entityStore';
import { acme, buildEntity } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { endless, losingAnswerOnce, refused, unreachable } from '@console/mocks/scenarios';
import { tagNamed } from '@console/mocks/tags/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { EntityDialog } from './EntityDialog.tsx';
import { toFormValues } from './entityForm.ts';

const [noWebsite, blocked, nasdaq] = [
  tagNamed('NS: No website'),
  tagNamed('NS: Blocked by the site'),
  tagNamed('NASDAQ'),
];
const versionOf = (entity: Parameters<typeof etagOf>[0]): EntityVersion => ({
  entity,
  etag: etagOf(entity),
});
const edited = buildEntity({
  id: 1,
  company_name: 'Acme',
  tier_level: 2,
  version: 4,
  can_not_scrape_employer: true,
  tag: blocked.id,
  with: [nasdaq, blocked],
});
const other = buildEntity({
  id: 2,
  company_name: 'Acme Twin',
  url: 'https://twin.example',
  career_page: 'https://twin.example/jobs',
});
type Sent = {
  call: string;
  body: Record<string, unknown>;
  ifMatch: string | null;
  key: string | null;
};
const sent = fn<(request: Sent) => void>().mockName('a request was sent');
const record = async ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  sent({
    call: `${request.method} ${pathname}`,
    body: await request.clone().json(),
    ifMatch: request.headers.get('if-match'),
    key: request.headers.get('idempotency-key'),
  });
};
const recorders = [
  endpoint(entityEndpoints.create, record),
  endpoint(entityEndpoints.update, record),
  endpoint(entityEndpoints.searchByUrl, record),
  endpoint(entityEndpoints.searchByCareerPage, record),
];
const sentTo = (call: string) =>
  sent.mock.calls.map(([request]) => request).filter((request) => request.call === call);
/** Handlers that fail in this story. They take precedence over the usual handlers. */
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const meta: Meta<typeof EntityDialog> = {
  title: 'parts/EntityDialog',
  component: EntityDialog,
  decorators: [withSwr, withRouter],
  args: { variant: 'full', onClose: fn() },
  parameters: {
    address: '/entities',
    msw: { handlers: allHandlers() },
    rows: [edited, other],
    ...trouble(),
  },
  beforeEach: ({ msw, parameters: { rows, trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(...recorders, ...inFront(), ...entityHandlers({ store: createEntityStore(rows) }));
  },
};
export default meta;
type Story = StoryObj<typeof EntityDialog>;

const dialog = () => within(screen.getByRole('dialog', { name: /^(Add|Edit)$/ }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const box = (name: string) => dialog().getByRole('checkbox', { name });
const save = () => dialog().getByRole('button', { name: 'Save' });
const isHeld = () => expect(save()).toHaveAttribute('aria-disabled', 'true');
const isFree = () => waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const fillIn = async (
  name = 'New Employer',
  url = 'https://new.example',
  careerPage = 'https://new.example/jobs',
) => {
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Website'), url);
  await userEvent.type(field('Career Page'), careerPage);
  await userEvent.tab();
};

export const Add: Story = {
  parameters: { covers: ['A-EDL-001', 'A-EDL-003', 'A-EDL-005', 'A-EDL-037'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add' })).toBeVisible());
    for (const name of ['Name', 'Website', 'Career Page', 'Tier Level'])
      await expect(field(name)).toHaveValue('');
    for (const name of ['No Website', 'No Career Page', 'Can Not Scrape Employer'])
      await expect(box(name)).not.toBeChecked();
    await expect(dialog().queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
    await isHeld();
    await expect(field('Name')).toHaveFocus();
    save().focus();
    await waitFor(async () =>
      expect(await screen.findByText('Name: This is required')).toBeVisible(),
    );
  },
};

export const Creating: Story = {
  parameters: {
    covers: ['A-EDL-016', 'A-EDL-023', 'A-EDL-044', 'B-ERR-017'],
  },
  play: async ({ args }) => {
    await userEvent.type(field('Tier Level'), '2');
    await fillIn('New Employer', 'new.example', 'new.example/jobs');
    await expect(field('Website')).toHaveValue('https://new.example');
    await isFree();
    await userEvent.click(save());
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been created.')).toBeVisible(),
    );
    const [request] = sentTo('POST /api/entities');
    await expect(request?.body).toEqual({
      company_name: 'New Employer',
      url: 'https://new.example',
      career_page: 'https://new.example/jobs',
      tier_level: 2,
      no_website: false,
      no_career_page: false,
      can_not_scrape_employer: false,
      tag: null,
      tags: [],
      override_duplicate_url: false,
      override_duplicate_career_page: false,
    });
    await expect(request?.key).toMatch(/^[\da-f-]{36}$/);
    await expect(address()).toBe('/entities/3');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Nothing in a save calls for the look-ups of duplicates again. */
export const SavedWithoutDuplicates: Story = {
  parameters: { covers: ['A-EDL-006', 'A-EDL-011'] },
  play: async ({ args }) => {
    await fillIn();
    await isFree();
    await userEvent.click(save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    // Whatever the save calls for is sent before the look-ups of the next addresses.
    const lookedUp = () =>
      sent.mock.calls
        .filter(([{ call }]) => call.includes('/search_by_'))
        .map(([{ body }]) => String(body.url ?? body.career_page));
    await retype('Website', 'https://later.example');
    await retype('Career Page', 'https://later.example/jobs');
    await userEvent.tab();
    await waitFor(() => expect(lookedUp()).toContain('https://later.example/jobs'));
    await expect(lookedUp().filter((at) => at.startsWith('https://new.example'))).toEqual([
      'https://new.example',
      'https://new.example/jobs',
    ]);
  },
};

export const InvalidWhileTyping: Story = {
  parameters: {
    covers: ['A-EDL-022', 'A-EDL-032', 'B-ERR-001', 'B-CON-009'],
  },
  play: async () => {
    const says = async (name: string, text: string, message: string) => {
      await userEvent.clear(field(name));
      if (text) await userEvent.type(field(name), text);
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
      await expect(field(name)).toHaveFocus();
    };
    await userEvent.type(field('Name'), 'x');
    await says('Name', '', 'This is required');
    await says('Website', 'abc', 'URL not valid');
    await says('Career Page', 'a b', 'URL not valid');
    await says('Tier Level', '4', 'Value must be at most 3');
    await isHeld();
    await says('Tier Level', '3', '0 to 3, or empty');
  },
};

export const NoWebsite: Story = {
  parameters: {
    covers: ['A-EDL-004', 'A-EDL-017', 'A-EDL-018', 'A-EDL-031'],
  },
  play: async () => {
    await fillIn('Offline Employer', 'https://offline.example');
    await userEvent.clear(field('Website'));
    await isHeld();
    await userEvent.type(field('Website'), 'https://offline.example');
    await userEvent.click(box('No Website'));
    await expect(field('Website')).toHaveValue('');
    await expect(field('Website')).toHaveAttribute('aria-disabled', 'true');
    await expect(box('Can Not Scrape Employer')).toBeChecked();
    await isHeld();

    await userEvent.click(box('Can Not Scrape Employer'));
    await expect(box('Can Not Scrape Employer')).toBeChecked();
    await expect(box('Can Not Scrape Employer')).toHaveAccessibleDescription(
      'An employer with no website can not be scraped.',
    );

    await userEvent.selectOptions(
      await dialog().findByRole('combobox', { name: 'Tag' }),
      noWebsite.title,
    );
    await isFree();
    await userEvent.click(box('No Website'));
    await expect(box('Can Not Scrape Employer')).toBeChecked();
    await userEvent.click(box('Can Not Scrape Employer'));
    await expect(dialog().queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
    await userEvent.click(box('Can Not Scrape Employer'));
    await expect(dialog().getByRole('combobox', { name: 'Tag' })).toHaveValue('');
  },
};

export const NoCareerPage: Story = {
  parameters: {
    covers: ['A-EDL-019', 'A-EDL-020', 'A-EDL-034', 'A-EDL-036'],
  },
  play: async () => {
    await fillIn('No Jobs Employer');
    await userEvent.clear(field('Career Page'));
    await isHeld();
    await userEvent.type(field('Career Page'), 'https://new.example/jobs');
    await userEvent.click(box('No Career Page'));
    await expect(field('Career Page')).toHaveValue('');
    await expect(field('Career Page')).toHaveAttribute('aria-disabled', 'true');
    await expect(box('Can Not Scrape Employer')).toBeChecked();
    await isHeld();
    const tag = await dialog().findByRole('combobox', { name: 'Tag' });
    const offered = within(tag)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(1);
    await expect(offered.every((title) => title.startsWith('NS:'))).toBe(true);
    await expect(offered).toHaveLength(3);
    await userEvent.selectOptions(tag, blocked.title);
    await isFree();
    await userEvent.click(save());
    await waitFor(() =>
      expect(sentTo('POST /api/entities')[0]?.body).toMatchObject({
        career_page: null,
        no_career_page: true,
        can_not_scrape_employer: true,
        tag: blocked.id,
        tags: [blocked['@id']],
      }),
    );
  },
};

export const WebsiteDuplicates: Story = {
  parameters: {
    covers: ['A-EDL-009', 'A-EDL-010', 'A-EDL-038', 'A-EDL-039'],
  },
  play: async () => {
    await fillIn('Twin', 'https://fresh.example');
    await isFree();
    await waitFor(() =>
      expect(sentTo('POST /api/entities/search_by_url').map(({ body }) => body.url)).toEqual([
        'https://fresh.example',
      ]),
    );
    await expect(dialog().queryByText(DUPLICATE_URL)).not.toBeInTheDocument();
    await expect(
      dialog().queryByRole('checkbox', { name: 'Override Duplicate Website' }),
    ).not.toBeInTheDocument();

    await userEvent.clear(field('Website'));
    await userEvent.type(field('Website'), 'www.twin.example');
    await expect(sentTo('POST /api/entities/search_by_url')).toHaveLength(1);
    await userEvent.tab();
    await waitFor(async () => expect(await dialog().findByText(DUPLICATE_URL)).toBeVisible());
    await expect(dialog().getByRole('link', { name: 'Acme Twin (2)' })).toHaveAttribute(
      'href',
      '/entities/2',
    );
    await isHeld();
    await userEvent.click(box('Override Duplicate Website'));
    await isFree();

    await userEvent.type(field('Website'), '/x');
    await expect(dialog().queryByText(DUPLICATE_URL)).not.toBeInTheDocument();
    await userEvent.type(field('Website'), '{Backspace}{Backspace}');
    await userEvent.tab();
    await waitFor(async () => expect(await dialog().findByText(DUPLICATE_URL)).toBeVisible());
    await expect(box('Override Duplicate Website')).not.toBeChecked();
    await userEvent.click(box('Override Duplicate Website'));
    await userEvent.click(save());
    await waitFor(() =>
      expect(sentTo('POST /api/entities')[0]?.body.override_duplicate_url).toBe(true),
    );
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been created.')).toBeVisible(),
    );
  },
};

export const CareerPageDuplicates: Story = {
  parameters: {
    covers: ['A-EDL-012', 'A-EDL-013', 'A-EDL-014', 'A-EDL-015'],
  },
  play: async () => {
    await fillIn('Twin', 'https://fresh.example', 'https://fresh.example/jobs');
    await isFree();
    await waitFor(() =>
      expect(
        sentTo('POST /api/entities/search_by_career_page').map(({ body }) => body.career_page),
      ).toEqual(['https://fresh.example/jobs']),
    );
    await expect(dialog().queryByText(DUPLICATE_CAREER_PAGE)).not.toBeInTheDocument();
    await expect(
      dialog().queryByRole('checkbox', { name: 'Override Duplicate Career Page' }),
    ).not.toBeInTheDocument();
    await userEvent.clear(field('Career Page'));
    await userEvent.type(field('Career Page'), 'twin.example/jobs');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await dialog().findByText(DUPLICATE_CAREER_PAGE)).toBeVisible(),
    );
    await isHeld();
    await userEvent.click(box('Override Duplicate Career Page'));
    await isFree();
    await userEvent.click(save());
    await waitFor(() =>
      expect(sentTo('POST /api/entities')[0]?.body.override_duplicate_career_page).toBe(true),
    );
  },
};

/** The pending look-up disables Save while Save has the focus: the focus stays there. */
export const DuplicatesFoundOnSave: Story = {
  play: async () => {
    await userEvent.type(field('Name'), 'Twin');
    await userEvent.type(field('Career Page'), 'https://fresh.example');
    await userEvent.type(field('Website'), 'https://twin.example');
    save().focus();
    await expect(await dialog().findByText(DUPLICATE_URL)).toBeInTheDocument();
    await isHeld();
    await expect(save()).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(/^Website: possible duplicates/),
    );
  },
};

const edit: Partial<Story> = { args: { version: versionOf(edited) } };

export const Edit: Story = {
  ...edit,
  parameters: { covers: ['A-EDL-002', 'A-EDL-042', 'A-EDL-043', 'A-EDL-045'] },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible());
    await expect(field('Tier Level')).toHaveValue('2');
    const tag = dialog().getByRole('combobox', { name: 'Tag' });
    await waitFor(() => expect(tag).toHaveDisplayValue(blocked.title));
    await userEvent.click(field('Website'));
    await userEvent.tab();
    await waitFor(() =>
      expect(sentTo('POST /api/entities/search_by_url')[0]?.body.exclude_id).toBe(1),
    );
    await expect(dialog().queryByText(DUPLICATE_URL)).not.toBeInTheDocument();
    await userEvent.selectOptions(tag, noWebsite.title);
    await userEvent.click(save());
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been saved.')).toBeVisible(),
    );
    const [request] = sentTo('PUT /api/entities/1');
    await expect(request?.body).toMatchObject({
      tag: noWebsite.id,
      tags: [nasdaq['@id'], noWebsite['@id']],
      tier_level: 2,
    });
    await expect(request?.ifMatch).toBe('"entity-1-4"');
    await expect(address()).toBe('/entities');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const changedMeanwhile = { ...edited, company_name: 'Acme International', version: 9 };

/** Somebody else changed another field first: both changes are saved, and nobody is asked. */
export const ChangedElsewhereMeanwhile: Story = {
  ...edit,
  parameters: { rows: [changedMeanwhile, other] },
  play: async ({ args }) => {
    await retype('Tier Level', '3');
    await userEvent.click(save());
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been saved.')).toBeVisible(),
    );
    await expect(
      sentTo('PUT /api/entities/1').map(({ ifMatch, body }) => [
        ifMatch,
        body.company_name,
        body.tier_level,
      ]),
    ).toEqual([
      ['"entity-1-4"', 'Acme', 3],
      ['"entity-1-9"', 'Acme International', 3],
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const conflict: Partial<Story> = {
  ...edit,
  parameters: { rows: [{ ...changedMeanwhile, tier_level: 1 }, other] },
};
const meetConflict = async () => {
  await retype('Tier Level', '3');
  await userEvent.click(save());
  await waitFor(async () =>
    expect(
      await dialog().findByText(
        /^Changed by Grace Hopper meanwhile \(11\/20\/2026 \d\d:\d\d \S+\)\./,
      ),
    ).toBeVisible(),
  );
  await expect(
    dialog()
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FieldTheirsYours', 'Tier Level13']);
  await expect(field('Name')).toHaveValue('Acme International');
  await expect(field('Tier Level')).toHaveValue('3');
  await isHeld();
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
};

/** Both changed the tier: only the tier is asked about. The name, not touched here, is theirs. */
export const ConflictKeepMine: Story = {
  ...conflict,
  play: async () => {
    await meetConflict();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been saved.')).toBeVisible(),
    );
    const last = sentTo('PUT /api/entities/1').at(-1);
    await expect([last?.ifMatch, last?.body.company_name, last?.body.tier_level]).toEqual([
      '"entity-1-9"',
      'Acme International',
      3,
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ConflictTakeTheirs: Story = {
  ...conflict,
  play: async () => {
    await meetConflict();
    await userEvent.click(dialog().getByRole('button', { name: 'Take theirs' }));
    await expect(field('Tier Level')).toHaveValue('1');
    await expect(dialog().queryByText(/meanwhile/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(save());
    await waitFor(() =>
      expect(sentTo('PUT /api/entities/1').at(-1)).toMatchObject({
        ifMatch: '"entity-1-9"',
        body: { company_name: 'Acme International', tier_level: 1 },
      }),
    );
  },
};

/** The merged form breaks a rule: it says so, and saving goes on from the newer version. */
export const MergedFormIsInvalid: Story = {
  ...edit,
  parameters: {
    rows: [{ ...changedMeanwhile, no_website: true, url: null, tag: blocked.id }, other],
  },
  play: async () => {
    await userEvent.selectOptions(await dialog().findByRole('combobox', { name: 'Tag' }), '');
    await userEvent.click(save());
    await expect(await dialog().findByText(/^Changed by Grace Hopper meanwhile/)).toBeVisible();
    await expect(box('No Website')).toBeChecked();
    await isHeld();
    await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Tag' }), noWebsite.title);
    await isFree();
    await userEvent.click(save());
    await waitFor(() =>
      expect(sentTo('PUT /api/entities/1').at(-1)).toMatchObject({
        ifMatch: '"entity-1-9"',
        body: { tag: noWebsite.id, no_website: true },
      }),
    );
  },
};

/**
 * Two people add the same employer at once: the server says so, and the panel comes with its
 * answer.
 */
export const ServerRefusesDuplicate: Story = {
  parameters: trouble(
    endpoint(
      entityEndpoints.searchByUrl,
      () => Response.json({ entities: [], company_queues: [] }),
      { once: true },
    ),
    refused(entityEndpoints.create, [
      { propertyPath: 'url', message: DUPLICATE_URL, code: 'duplicate_url', duplicates: [2] },
    ]),
  ),
  play: async () => {
    await fillIn('Twin', 'https://twin.example', 'https://fresh.example');
    await isFree();
    await userEvent.click(save());
    await waitFor(() => expect(field('Website')).toHaveAccessibleDescription(DUPLICATE_URL));
    await expect(dialog().getAllByText(DUPLICATE_URL)).toHaveLength(1);
    await expect(await dialog().findByRole('link', { name: 'Acme Twin (2)' })).toHaveAttribute(
      'href',
      '/entities/2',
    );
    await isHeld();
    await userEvent.click(box('Override Duplicate Website'));
    await expect(field('Website')).not.toHaveAccessibleDescription();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await isFree();
  },
};

/** The name of a match is never made up while nobody has answered what it is. */
export const DuplicateWithoutAName: Story = {
  parameters: trouble(
    endless(entityEndpoints.searchByUrl),
    endless(entityEndpoints.read),
    refused(entityEndpoints.create, [
      { propertyPath: 'url', message: DUPLICATE_URL, code: 'duplicate_url', duplicates: [2] },
    ]),
  ),
  play: async () => {
    await fillIn('Twin', 'https://twin.example', 'https://fresh.example');
    await isFree();
    await userEvent.click(save());
    await expect(
      await dialog().findByRole('link', { name: 'Looking up EID 2 ...' }),
    ).toHaveAttribute('href', '/entities/2');
  },
};

const keepsTheForm = async () => {
  await fillIn();
  await isFree();
  await userEvent.click(save());
};

/** The network is lost; a second try sends the same body under the same key. */
export const Offline: Story = {
  parameters: trouble(unreachable(entityEndpoints.create)),
  play: async () => {
    await keepsTheForm();
    await waitFor(async () =>
      expect(await dialog().findByText(/No response was received/)).toBeVisible(),
    );
    await expect(field('Website')).toHaveValue('https://new.example');
    await userEvent.click(save());
    await waitFor(() => expect(sentTo('POST /api/entities')).toHaveLength(2));
    const keys = sentTo('POST /api/entities').map(({ key }) => key);
    await expect(keys[0]).toBe(keys[1]);
  },
};

/** The first try was saved, but its answer was lost: Undo takes that try back, too. */
export const UndoAfterATryWithoutAnswer: Story = {
  ...edit,
  beforeEach: ({ msw, parameters: { rows } }) => {
    const handlers = entityHandlers({ store: createEntityStore(rows) });
    msw?.use(losingAnswerOnce(entityEndpoints.update, handlers), ...recorders, ...handlers);
  },
  play: async () => {
    await retype('Name', 'Acme 2');
    await userEvent.click(save());
    await expect(await dialog().findByText(/No response was received/)).toBeVisible();
    await userEvent.click(save());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeVisible();
    await expect(
      sentTo('PUT /api/entities/1').map(({ body, ifMatch }) => [body.company_name, ifMatch]),
    ).toEqual([
      ['Acme 2', '"entity-1-4"'],
      ['Acme 2', '"entity-1-5"'],
      ['Acme', '"entity-1-5"'],
    ]);
  },
};

const typedBefore = toFormValues({ ...edited, company_name: 'Half typed', url: 'abc' });

/** A draft from before a reload is offered and not restored by itself. */
export const DraftRestored: Story = {
  beforeEach: () => keepDraft('entity-new', typedBefore),
  play: async () => {
    await expect(field('Name')).toHaveValue('');
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    await expect(field('Name')).toHaveValue('Half typed');
    await waitFor(() => expect(field('Website')).toHaveAccessibleDescription('URL not valid'));
    await expect(dialog().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await expect(dialog().queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  },
};

/** The draft of a change names its base, and is compared with what is saved. */
export const DraftCompared: Story = {
  args: { version: versionOf(edited) },
  beforeEach: () => keepDraft('entity-1', typedBefore, edited.updated_at),
  play: async () => {
    await expect(await dialog().findByText(/based on the version of/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'NameAcmeHalf typed',
      `Website${edited.url}abc`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(field('Name')).toHaveValue('Acme');
    await userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog().queryByText(/^Unsaved draft/)).not.toBeInTheDocument());
    await expect(field('Name')).toHaveValue('Acme');
  },
};

const beforeBoth = { ...edited, tier_level: 0, company_name: 'Acme before' };

/** Both changed the tier since the draft was begun: only the tier is asked about. */
export const DraftChangedTwice: Story = {
  ...edit,
  beforeEach: () =>
    keepDraft(
      'entity-1',
      { ...toFormValues(beforeBoth), tier_level: '3', url: 'https://mine.example' },
      edited.updated_at,
      toFormValues(beforeBoth),
    ),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    const table = within(await dialog().findByRole('table', { name: 'Changed by both' }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldTheirsYours',
      'Tier Level23',
    ]);
    await expect(
      dialog().getByText(/^Changed meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d \S+\)\./),
    ).toBeVisible();
    await isHeld();
    await userEvent.click(dialog().getByRole('button', { name: 'Take theirs' }));
    await expect(field('Tier Level')).toHaveValue('2');
    await expect(field('Name')).toHaveValue('Acme');
    await expect(field('Website')).toHaveValue('https://mine.example');
    await isFree();
  },
};

export const QuickAndInvalid: Story = {
  args: { variant: 'quick' },
  parameters: { covers: ['B-VAL-069'] },
  play: async () => {
    await expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(field('Website'), 'a b');
    await expect(field('Website')).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(field('Website')).toHaveAccessibleDescription('URL not valid'));
  },
};

export const Quick: Story = {
  args: { variant: 'quick' },
  parameters: {
    address: '/dashboard/scraper',
    covers: ['B-VAL-070', 'B-VAL-071', 'B-VAL-072'],
  },
  play: async ({ args }) => {
    await userEvent.type(field('Name'), 'x');
    await isHeld();
    await retype('Tier Level', '3');
    await retype('Name', 'Quick Employer');
    await retype('Website', 'quick.example');
    await retype('Career Page', 'quick.example/jobs');
    await userEvent.tab();
    await isFree();
    await userEvent.click(save());
    await waitFor(async () =>
      expect(await screen.findByText('Entity has been created.')).toBeVisible(),
    );
    await expect(screen.getByRole('link', { name: 'Quick Employer' })).toHaveAttribute(
      'href',
      '/entities/3',
    );
    await expect(sentTo('POST /api/entities')[0]?.body).toMatchObject({
      url: 'https://quick.example',
      career_page: 'https://quick.example/jobs',
      tier_level: 3,
    });
    await expect(address()).toBe('/dashboard/scraper');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const HostileText: Story = {
  args: {
    version: versionOf({
      ...acme,
      company_name: '<b>Bold</b> 🚀 שלום '.repeat(12),
      url: 'https://long.example/'.padEnd(1500, 'x'),
    }),
  },
  play: async () => {
    await expect(field('Name')).toHaveValue('<b>Bold</b> 🚀 שלום '.repeat(12));
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
