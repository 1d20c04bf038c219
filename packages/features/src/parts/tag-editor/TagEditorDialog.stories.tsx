import type { EntityVersion } from '@console/api/entities/client';
import * as entityEndpoints from '@console/api/entities/endpoints';
import * as tagEndpoints from '@console/api/tags/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore, etagOf } from '@console/mocks/entities/entityStore';
import { buildEntity, tagsOf } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { failing, failingOnce, refused } from '@console/mocks/scenarios';
import { tagNamed } from '@console/mocks/tags/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { TagEditorDialog } from './TagEditorDialog.tsx';

const [nyse, nasdaq, insurance, blocked, noWebsite] = [
  tagNamed('NYSE'),
  tagNamed('NASDAQ'),
  tagNamed('Insurance'),
  tagNamed('NS: Blocked by the site'),
  tagNamed('NS: No website'),
];
const tagged = buildEntity({ id: 1, company_name: 'Acme', version: 4, with: [nyse, insurance] });
const withReason = buildEntity({
  id: 2,
  company_name: 'Corner Shop',
  no_website: true,
  url: null,
  tag: noWebsite.id,
  with: [noWebsite],
});
const versionOf = (entity: Parameters<typeof etagOf>[0]): EntityVersion => ({
  entity,
  etag: etagOf(entity),
});
let store = createEntityStore([tagged, withReason]);

const sent = fn<(body: unknown, ifMatch: string | null) => void>().mockName('the tags were sent');
const recorded = endpoint(entityEndpoints.replaceTags, async ({ request }) => {
  sent(await request.clone().json(), request.headers.get('if-match'));
});

const meta: Meta<typeof TagEditorDialog> = {
  title: 'parts/TagEditorDialog',
  component: TagEditorDialog,
  decorators: [withSwr],
  args: { version: versionOf(tagged), onClose: fn() },
  parameters: {
    msw: { handlers: allHandlers() },
    docs: { story: { inline: false, height: '420px' } },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    sent.mockClear();
    store = createEntityStore([tagged, withReason]);
    msw?.use(recorded, ...inFront, ...entityHandlers({ store }));
  },
};
export default meta;
type Story = StoryObj<typeof TagEditorDialog>;

const box = () => screen.findByRole('combobox', { name: 'Entity Tags' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Entity Tags: selected' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const save = () => screen.getByRole('button', { name: 'Save' });
const choose = async (title: string) => {
  await userEvent.click(await box());
  await userEvent.click(await screen.findByRole('option', { name: title }));
  await userEvent.keyboard('{Escape}');
};
const isHeld = (reason: RegExp) =>
  waitFor(async () => {
    save().focus();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await expect(save()).toHaveAccessibleDescription(reason);
  });

/**
 * What the entity has stands in the list, disabled; nothing can be saved before something has
 * changed.
 */
export const NothingChanged: Story = {
  parameters: { covers: ['B-EAT-004'] },
  play: async () => {
    await expect(await box()).toHaveFocus();
    await expect(chips()).toEqual(['NYSE', 'Insurance']);
    await userEvent.click(await box());
    const taken = await screen.findByRole('option', { name: 'NYSE' });
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'NASDAQ' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(taken);
    await expect(chips()).toEqual(['NYSE', 'Insurance']);
    await userEvent.keyboard('{Escape}');
    await isHeld(/^Nothing has changed\.$/);
  },
};

export const Saving: Story = {
  parameters: { covers: ['B-API-037', 'A-API-018', 'B-ERR-014', 'A-ERR-015'] },
  play: async ({ args }) => {
    await choose('NASDAQ');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Insurance' }));
    await expect(chips()).toEqual(['NYSE', 'NASDAQ']);
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Tags have been saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        {
          entity_tags: [
            { '@id': tagged.tags[0]?.['@id'], tag: nyse['@id'] },
            { tag: nasdaq['@id'] },
          ],
        },
        '"entity-1-4"',
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The whole of it without a mouse: the field has the focus, Ctrl+Enter saves from there. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('nasd');
    await screen.findByRole('option', { name: 'NASDAQ' });
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      entity_tags: [{}, {}, { tag: nasdaq['@id'] }],
    });
  },
};

/** A choice that was taken away can be made again, and is then no change. */
export const ChangeTakenBack: Story = {
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Remove NYSE' }));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
    await choose('NYSE');
    await isHeld(/^Nothing has changed\.$/);
  },
};

/** An entity has one reason for not being scraped: with one chosen the others are out of reach. */
export const OneReasonOnly: Story = {
  play: async () => {
    await choose('NS: Blocked by the site');
    await userEvent.click(await box());
    await expect(await screen.findByRole('option', { name: 'NS: No website' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('option', { name: 'NASDAQ' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      entity_tags: [{}, {}, { tag: blocked['@id'] }],
    });
  },
};

export const ReasonRequired: Story = {
  args: { version: versionOf(withReason) },
  play: async () => {
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Remove NS: No website' }));
    await expect((await screen.findAllByText(/one tag that begins with NS:/))[0]).toBeVisible();
    await isHeld(/one tag that begins with NS:/);
    await userEvent.click(save());
    await expect(sent).not.toHaveBeenCalled();
    await choose('NS: Blocked by the site');
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
  },
};

/** A colleague gave the entity another tag meanwhile: both additions are saved. */
export const ChangedMeanwhile: Story = {
  play: async ({ args }) => {
    await choose('NASDAQ');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Insurance' }));
    store.save({
      ...tagged,
      version: 5,
      tags: tagsOf(tagged.id, [nyse.id, insurance.id, blocked.id]),
    });
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Tags have been saved.')).toBeVisible();
    await expect(sent.mock.calls.map(([, ifMatch]) => ifMatch)).toEqual([
      '"entity-1-4"',
      '"entity-1-5"',
    ]);
    await expect(store.find(String(tagged.id))?.tags.map(({ tag }) => Object(tag).title)).toEqual([
      'NYSE',
      'NASDAQ',
      'NS: Blocked by the site',
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Each gave the entity a reason, and it has one only: the merged set is shown, with the rule. */
export const TwoReasonsMeanwhile: Story = {
  play: async ({ args }) => {
    await choose('NS: No website');
    store.save({
      ...tagged,
      version: 5,
      tags: tagsOf(tagged.id, [nyse.id, insurance.id, blocked.id]),
    });
    await userEvent.click(save());
    await expect(await screen.findByText(/^Changed by Grace Hopper meanwhile/)).toBeVisible();
    await expect(chips()).toEqual([
      'NYSE',
      'Insurance',
      'NS: Blocked by the site',
      'NS: No website',
    ]);
    await isHeld(/^Only one tag may begin with NS:/);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove NS: No website' }));
    await isHeld(/^Nothing has changed\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Insurance' }));
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Tags have been saved.')).toBeVisible();
    await expect(sent.mock.calls.at(-1)?.[1]).toBe('"entity-1-5"');
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    inFront: [
      refused(entityEndpoints.replaceTags, [
        { propertyPath: 'entity_tags[2].tag', message: 'Item not found', code: 'not_found' },
      ]),
    ],
  },
  play: async () => {
    await choose('NASDAQ');
    await userEvent.click(save());
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription('Item not found'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove NASDAQ' }));
    await waitFor(async () =>
      expect(await box()).not.toHaveAccessibleDescription('Item not found'),
    );
  },
};

/** Without the list of all tags those of the entity can still be taken away. */
export const TagsFailed: Story = {
  parameters: { inFront: [failing(tagEndpoints.list)] },
  play: async () => {
    await expect(await screen.findByText('The list of tags could not be loaded.')).toBeVisible();
    await expect(chips()).toEqual(['NYSE', 'Insurance']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove NYSE' }));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
  },
};

export const TagsAfterRetry: Story = {
  parameters: { inFront: [failingOnce(tagEndpoints.list)] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await choose('NASDAQ');
    await expect(chips()).toEqual(['NYSE', 'Insurance', 'NASDAQ']);
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ args }) => {
    await choose('NASDAQ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(chips()).toEqual(['NYSE', 'Insurance', 'NASDAQ']);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Written before a colleague added Insurance, which stays when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  parameters: { covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () =>
    keepDraft(
      `entity-tags-${tagged.id}`,
      { entity_tags: [String(nyse.id), String(nasdaq.id)] },
      tagged.updated_at,
      { entity_tags: [String(nyse.id)] },
    ),
  play: async () => {
    await expect(await screen.findByText(/based on the version of/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    await waitFor(() =>
      expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        'NYSE, Insurance',
        'NYSE, Insurance, NASDAQ',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(chips()).toEqual(['NYSE', 'Insurance', 'NASDAQ']));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Tags have been saved.')).toBeVisible();
    await expect(store.find(String(tagged.id))?.tags.map(({ tag }) => Object(tag).title)).toEqual([
      'NYSE',
      'NASDAQ',
      'Insurance',
    ]);
  },
};
