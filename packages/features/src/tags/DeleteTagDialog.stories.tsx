import * as tagEndpoints from '@console/api/tags/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing, missing } from '@console/mocks/scenarios';
import { tagNamed } from '@console/mocks/tags/fixtures';
import { tagHandlers } from '@console/mocks/tags/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { DeleteTagDialog } from './DeleteTagDialog.tsx';

const tag = tagNamed('Bring Your "Own" <b>Markup</b>');
const sent = fn<(call: string) => void>().mockName('a write was sent');
const recorded = endpoint(tagEndpoints.remove, ({ request }) =>
  sent(new URL(request.url).pathname),
);
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

const meta: Meta<typeof DeleteTagDialog> = {
  title: 'features/tags/DeleteTagDialog',
  component: DeleteTagDialog,
  decorators: [withSwr],
  args: { tag, onClose: fn() },
  parameters: { msw: { handlers: allHandlers() }, ...trouble() },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    msw?.use(recorded, ...inFront(), ...tagHandlers());
  },
};
export default meta;
type Story = StoryObj<typeof DeleteTagDialog>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Tag' }));
const remove = () => userEvent.click(dialog().getByRole('button', { name: 'Delete' }));

export const Deleted: Story = {
  parameters: { covers: ['A-TAG-005', 'A-TAG-011', 'A-API-050'] },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(dialog().getByText('Are you sure you want to delete the tag?')).toBeVisible(),
    );
    await expect(dialog().getByText(tag.title)).toBeVisible();
    await expect(
      dialog()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Delete']);
    await expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await remove();
    await expect(await within(document.body).findByText('Tag has been deleted.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[`/api/tags/${tag.id}`]]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WaitingForTheAnswer: Story = {
  parameters: trouble(endless(tagEndpoints.remove)),
  play: async () => {
    await remove();
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'),
    );
    await remove();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

export const FailedToDelete: Story = {
  parameters: trouble(failing(tagEndpoints.remove)),
  play: async ({ args }) => {
    await remove();
    await expect(await dialog().findByText(/An error occurred: Status 500/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await remove();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

export const DeletedAlready: Story = {
  parameters: trouble(missing(tagEndpoints.remove)),
  play: async ({ args }) => {
    await remove();
    await expect(await dialog().findByText('Somebody has deleted this tag already.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
