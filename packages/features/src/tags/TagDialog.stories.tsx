import * as tagEndpoints from '@console/api/tags/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { missing, refusedOnce } from '@console/mocks/scenarios';
import { tagNamed } from '@console/mocks/tags/fixtures';
import { tagHandlers } from '@console/mocks/tags/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../.storybook/drafts.ts';
import { TagDialog } from './TagDialog.tsx';

const nyse = tagNamed('NYSE');
const sent = fn<(call: string, body: unknown) => void>().mockName('a write was sent');
const record = async ({ request }: { request: Request }) =>
  sent(`${request.method} ${new URL(request.url).pathname}`, await request.clone().json());
const recorders = [endpoint(tagEndpoints.create, record), endpoint(tagEndpoints.update, record)];
/** Handlers that fail in this story. They take precedence over the usual handlers. */
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const meta: Meta<typeof TagDialog> = {
  title: 'features/tags/TagDialog',
  component: TagDialog,
  decorators: [withSwr],
  args: { onClose: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(...recorders, ...inFront(), ...tagHandlers());
  },
};
export default meta;
type Story = StoryObj<typeof TagDialog>;

const dialog = () => within(screen.getByRole('dialog', { name: /^(Add|Edit) Tag$/ }));
const title = () => dialog().getByRole('textbox', { name: 'Title' });
const category = () => dialog().getByRole('combobox', { name: 'Category' });
const save = () => dialog().getByRole('button', { name: /^Save/ });
const toast = () => within(document.body).findByText('Tag has been saved.');

export const Add: Story = {
  parameters: {
    covers: ['A-TAG-003', 'A-TAG-008', 'A-TAG-009', 'A-API-048'],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Tag' })).toBeVisible());
    await expect(title()).toHaveFocus();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    const options = within(category()).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'None',
      'Exchange',
      'Sector and Industry',
      "Can't Be Scraped",
    ]);
    await expect(options.map((option) => option.getAttribute('value'))).toEqual([
      '',
      'exchange',
      'sector_and_industry',
      'cant_be_scraped',
    ]);
    await userEvent.type(title(), '  <b>Retail</b> & Co ');
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(save());
    await expect(await toast()).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['POST /api/tags', { title: '<b>Retail</b> & Co', category: null }],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Edit: Story = {
  args: { tag: nyse },
  parameters: { covers: ['A-TAG-004', 'A-TAG-010', 'A-API-049'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit Tag' })).toBeVisible());
    await expect(title()).toHaveValue('NYSE');
    await expect(category()).toHaveValue('exchange');
    await userEvent.selectOptions(category(), 'None');
    await userEvent.type(title(), ' Arca{Enter}');
    await expect(await toast()).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [`PATCH /api/tags/${nyse.id}`, { title: 'NYSE Arca', category: null }],
    ]);
  },
};

export const Invalid: Story = {
  args: { tag: nyse },
  parameters: { covers: ['A-TAG-007'] },
  play: async () => {
    await userEvent.clear(title());
    await waitFor(() => expect(title()).toHaveAccessibleDescription('This is required'));
    await userEvent.click(save());
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The message stands at the field until the title changes, and nothing typed is lost. */
export const TitleInUse: Story = {
  parameters: trouble(
    refusedOnce(tagEndpoints.create, [
      { propertyPath: 'title', code: 'not_unique', message: 'This value is already used.' },
    ]),
  ),
  play: async ({ args }) => {
    await userEvent.type(title(), 'nasdaq');
    await userEvent.selectOptions(category(), 'Exchange');
    await userEvent.click(save());
    await waitFor(() => expect(title()).toHaveAccessibleDescription('This value is already used.'));
    await expect(category()).toHaveValue('exchange');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.type(title(), ' 2');
    await expect(title()).not.toHaveAccessibleDescription('This value is already used.');
    await userEvent.click(save());
    await expect(await toast()).toBeVisible();
  },
};

export const DeletedMeanwhile: Story = {
  args: { tag: nyse },
  parameters: trouble(missing(tagEndpoints.update)),
  play: async ({ args }) => {
    await userEvent.clear(title());
    await userEvent.type(title(), 'New York');
    await userEvent.click(save());
    await expect(
      await dialog().findByText(/Somebody has deleted this tag meanwhile/),
    ).toBeVisible();
    await expect(title()).toHaveValue('New York');
    await userEvent.click(dialog().getByRole('button', { name: 'Save as new tag' }));
    await expect(await toast()).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [`PATCH /api/tags/${nyse.id}`, { title: 'New York', category: 'exchange' }],
      ['POST /api/tags', { title: 'New York', category: 'exchange' }],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Both have renamed the tag: saving waits until the person has decided. */
export const DraftChangedTwice: Story = {
  args: { tag: nyse },
  beforeEach: () =>
    keepDraft(`tag-${nyse.id}`, { title: 'Big Board', category: 'exchange' }, null, {
      title: 'New York',
      category: 'exchange',
    }),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    const table = within(await screen.findByRole('table', { name: 'Changed by both' }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldTheirsYours',
      'TitleNYSEBig Board',
    ]);
    await expect(dialog().getByText(/^Changed meanwhile \(11\/12\/2026 /)).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog().getByRole('button', { name: 'Take theirs' }));
    await expect(title()).toHaveValue('NYSE');
    await expect(screen.queryByText('Changed by both')).not.toBeInTheDocument();
  },
};

/** Written before a colleague renamed the tag: the new title stays when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  args: { tag: nyse },
  parameters: { covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () =>
    keepDraft(`tag-${nyse.id}`, { title: 'New York', category: '' }, null, {
      title: 'New York',
      category: 'exchange',
    }),
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    await expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldSavedDraft',
      'CategoryExchange–',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(category()).toHaveValue(''));
    await expect(title()).toHaveValue('NYSE');
    await userEvent.click(save());
    await expect(await toast()).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [`PATCH /api/tags/${nyse.id}`, { title: 'NYSE', category: null }],
    ]);
  },
};
