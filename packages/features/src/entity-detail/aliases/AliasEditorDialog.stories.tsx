import * as entityEndpoints from '@console/api/entities/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { buildEntity } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { refused } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { AliasEditorDialog } from './AliasEditorDialog.tsx';
import { rowsOf } from './aliasSet.ts';

const alias = (id: number, text: string, type = 'name', purpose = 'synonym') => ({
  '@id': `/api/aliases/${id}`,
  id,
  alias: text,
  type,
  purpose,
});
const entity = buildEntity({
  id: 70,
  company_name: 'Acme',
  version: 4,
  aliases: [alias(1, 'Acme Inc'), alias(2, 'https://acme.example', 'url', 'alternate domain')],
});
let store = createEntityStore([entity]);
const sent =
  fn<(body: unknown, ifMatch: string | null) => void>().mockName('the aliases were sent');

const meta: Meta<typeof AliasEditorDialog> = {
  title: 'features/entity-detail/AliasEditorDialog',
  component: AliasEditorDialog,
  decorators: [withSwr],
  args: { version: { entity, etag: '"entity-70-4"' }, onClose: fn() },
  parameters: {
    msw: { handlers: allHandlers() },
    docs: { story: { inline: false, height: '520px' } },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    sent.mockClear();
    store = createEntityStore([entity]);
    msw?.use(
      endpoint(entityEndpoints.replaceAliases, async ({ request }) => {
        sent(await request.clone().json(), request.headers.get('if-match'));
      }),
      ...inFront,
      ...entityHandlers({ store }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof AliasEditorDialog>;

const row = (number: number) => within(screen.getByRole('group', { name: `Alias ${number}` }));
const text = (number: number) => row(number).getByRole('textbox', { name: 'Alias' });
const purpose = (number: number) => row(number).getByRole('combobox', { name: 'Purpose' });
const save = () => screen.getByRole('button', { name: 'Save' });
const isHeld = async () => waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
const isFree = async () => waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
const add = async (typed: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Alias' }));
  await userEvent.keyboard(typed);
};
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const TwoAliases: Story = {
  parameters: { covers: ['B-EAT-001', 'B-EAT-002', 'B-EAT-003'] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Entity Aliases' })).toBeVisible();
    await expect(text(1)).toHaveValue('Acme Inc');
    await expect(text(2)).toHaveValue('https://acme.example');
    await expect(row(2).getByRole('combobox', { name: 'Type' })).toHaveValue('url');
    await expect(purpose(2)).toHaveValue('alternate domain');
    await expect(optionsOf(row(1).getByRole('combobox', { name: 'Type' }))).toEqual([
      'name',
      'url',
    ]);
    await expect(optionsOf(purpose(1))).toEqual([
      'alternate domain',
      'career center',
      'merger',
      'rebrand',
      'synonym',
    ]);
  },
};

/** The message comes when the field is left. */
export const Invalid: Story = {
  parameters: { covers: ['B-VAL-036', 'B-VAL-037', 'B-ERR-001'] },
  play: async () => {
    await userEvent.clear(text(2));
    await userEvent.type(text(2), 'abc');
    await expect(row(2).queryByText('Not a valid URL')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await row(2).findByText('Not a valid URL')).toBeVisible();
    await isHeld();
    await userEvent.type(text(2), '.example');
    await isFree();
    await add('{Tab}');
    await expect(await row(3).findByText('This is required')).toBeVisible();
    await userEvent.type(text(3), 'no purpose');
    await isHeld();
    await userEvent.selectOptions(purpose(3), 'merger');
    await isFree();
  },
};

export const NothingChanged: Story = {
  parameters: { covers: ['B-VAL-038'] },
  play: async () => {
    await isHeld();
    await add('Acme Corp');
    await expect(text(3)).toHaveFocus();
    await userEvent.selectOptions(purpose(3), 'rebrand');
    await isFree();
    await userEvent.click(screen.getByRole('button', { name: 'Remove alias 3' }));
    await isHeld();
    await expect(screen.getByRole('group', { name: 'Aliases' })).toHaveFocus();
    await userEvent.selectOptions(purpose(1), 'merger');
    await isFree();
    await userEvent.selectOptions(purpose(1), 'synonym');
    await isHeld();
  },
};

export const Saved: Story = {
  parameters: { covers: ['B-API-036', 'B-ERR-013', 'A-ERR-014'] },
  play: async ({ args }) => {
    await add('acme-jobs.example');
    await userEvent.selectOptions(row(3).getByRole('combobox', { name: 'Type' }), 'url');
    await userEvent.selectOptions(purpose(3), 'career center');
    await userEvent.click(screen.getByRole('button', { name: 'Remove alias 1' }));
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Aliases have been saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        {
          aliases: [
            { alias: 'https://acme.example', type: 'url', purpose: 'alternate domain' },
            { alias: 'https://acme-jobs.example', type: 'url', purpose: 'career center' },
          ],
        },
        '"entity-70-4"',
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Undone.')).toBeInTheDocument();
    await expect(sent.mock.calls[1]).toEqual([
      {
        aliases: [
          { alias: 'Acme Inc', type: 'name', purpose: 'synonym' },
          { alias: 'https://acme.example', type: 'url', purpose: 'alternate domain' },
        ],
      },
      '"entity-70-5"',
    ]);
  },
};

/** A colleague added one meanwhile: additions and removals of both are saved. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove alias 1' }));
    await add('Mine');
    await userEvent.selectOptions(purpose(2), 'merger');
    store.save({ ...entity, version: 5, aliases: [...entity.aliases, alias(3, 'Theirs')] });
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Aliases have been saved.')).toBeVisible();
    await expect(store.find('70')?.aliases.map((one) => one.alias)).toEqual([
      'https://acme.example',
      'Theirs',
      'Mine',
    ]);
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The sentence stands at the row that it is about, until the rows change. */
export const RefusedByTheServer: Story = {
  parameters: {
    inFront: [
      refused(entityEndpoints.replaceAliases, [
        { propertyPath: 'aliases[1].alias', message: 'Value is too long', code: 'too_long' },
      ]),
    ],
  },
  play: async () => {
    await userEvent.selectOptions(purpose(1), 'merger');
    await userEvent.click(save());
    await expect(await row(2).findByText('Value is too long')).toBeVisible();
    await expect(row(1).queryByText('Value is too long')).not.toBeInTheDocument();
    await userEvent.type(text(2), '/jobs');
    await waitFor(() => expect(row(2).queryByText('Value is too long')).not.toBeInTheDocument());
  },
};

const mine = alias(9, 'Mine', 'name', 'merger');

/** Written before a colleague added the address, which stays when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  parameters: { covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () => {
    const then = entity.aliases.slice(0, 1);
    return keepDraft(
      'entity-aliases-70',
      { aliases: rowsOf({ aliases: [...then, mine] }) },
      entity.updated_at,
      { aliases: rowsOf({ aliases: then }) },
    );
  },
  play: async () => {
    await expect(await screen.findByText(/based on the version of/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    const saved = 'Acme Inc (name, synonym), https://acme.example (url, alternate domain)';
    await expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      saved,
      `${saved}, Mine (name, merger)`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(text(3)).toHaveValue('Mine'));
    await expect(text(2)).toHaveValue('https://acme.example');
    await isFree();
    await userEvent.click(save());
    await expect(await screen.findByText('Entity Aliases have been saved.')).toBeVisible();
    await expect(store.find('70')?.aliases.map((one) => one.alias)).toEqual([
      'Acme Inc',
      'https://acme.example',
      'Mine',
    ]);
  },
};
