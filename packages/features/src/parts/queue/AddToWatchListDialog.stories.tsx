import * as endpoints from '@console/api/watch-lists/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acme, tagsOf } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { conflicting } from '@console/mocks/scenarios';
import { tags } from '@console/mocks/tags/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { AddToWatchListDialog } from './AddToWatchListDialog.tsx';

const sent = fn<(path: string, body: unknown) => void>().mockName('the call');
const recorded = endpoint(endpoints.add, async ({ request }) =>
  sent(new URL(request.url).pathname, await request.clone().json()),
);
const five = tags.slice(0, 5);

const meta: Meta<typeof AddToWatchListDialog> = {
  title: 'parts/AddToWatchListDialog',
  component: AddToWatchListDialog,
  decorators: [withSwr],
  args: {
    entity: {
      ...acme,
      tags: tagsOf(
        acme.id,
        five.map(({ id }) => id),
      ),
    },
    onClose: fn(),
  },
  parameters: { inFront: () => [], msw: { handlers: allHandlers() } },
  beforeEach: ({ msw, parameters: { inFront } }) => {
    sent.mockClear();
    msw?.use(
      ...inFront(),
      recorded,
      ...allHandlers({ quality: createQualityStore({ watchLists: [] }) }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Add to Watch List' }));
const add = () => dialog().getByRole('button', { name: 'Add' });
const isHeld = () => expect(add()).toHaveAttribute('aria-disabled', 'true');
const chooseReason = async () => {
  const select = await dialog().findByRole('combobox', { name: 'Reason Code' });
  await within(select).findByRole('option', { name: 'Site Down' });
  await userEvent.selectOptions(select, 'site_down');
};
const write = async (text: string) => {
  const note = await dialog().findByRole('textbox', { name: 'Note', busy: false });
  await userEvent.click(note);
  await userEvent.type(note, text);
};
const fillIn = async () => {
  await chooseReason();
  await write('Since Monday');
  await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
};

export const Added: Story = {
  parameters: {
    covers: ['B-VAL-034', 'B-VAL-035', 'B-API-040', 'B-ERR-035'],
  },
  play: async ({ args }) => {
    const titles = five.map(({ title }) => title);
    await expect(dialog().getByText(titles.slice(0, 3).join('; '))).toBeVisible();
    await expect(dialog().getByText('+2')).toBeVisible();
    await isHeld();
    await chooseReason();
    await isHeld();
    await write('Since Monday');
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add());
    await expect(
      await screen.findByText('Entity has been added to the watch list.'),
    ).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([
      [
        `/api/entities/${acme.id}/add_to_watch_list`,
        { note: '<p>Since Monday</p>', reason_code: 'site_down' },
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ThereAlready: Story = {
  parameters: {
    inFront: () => [
      conflicting(
        endpoints.add,
        'already_on_watch_list',
        'The entity is already on the watch list.',
      ),
    ],
  },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.click(add());
    await expect(
      await dialog().findByText(/The entity is already on the watch list\./),
    ).toBeInTheDocument();
    await expect(dialog().getByText('Since Monday')).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
