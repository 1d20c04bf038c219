import * as tagEndpoints from '@console/api/tags/endpoints';
import { useSaveTag } from '@console/api/tags/writeClient';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting, endless, failing, refused, unreachable } from '@console/mocks/scenarios';
import { TextField } from '@console/ui/form/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { defineForm } from './defineForm.ts';
import { DialogForm } from './DialogForm.tsx';
import { FormField } from './FormField.tsx';
import { useDialogForm } from './useDialogForm.ts';

const exampleForm = defineForm({
  shape: v.object({ title: v.string() }),
  labels: { title: 'Title' },
  problemsOf: ({ title }) => (title === '' ? { title: 'This is required' } : {}),
});

function ExampleDialog({ onClose }: { onClose: () => void }) {
  const form = useDialogForm({
    definition: exampleForm,
    defaults: { title: '' },
    draftKey: 'example',
    write: useSaveTag(),
    toBody: ({ title }) => ({ values: { title, category: null } }),
    success: 'Example has been saved.',
    onClose,
  });
  return (
    <DialogForm title="Add Example" form={form}>
      <FormField form={form} name="title">
        {(field) => <TextField {...field} label="Title" required />}
      </FormField>
    </DialogForm>
  );
}

const sent = fn<(body: unknown) => void>().mockName('a save was sent');
const recorded = endpoint(tagEndpoints.create, async ({ request }) =>
  sent(await request.clone().json()),
);
const inFront = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});

/** The states that every form in a dialog has, each once. A dialog keeps what is its own. */
const meta: Meta<typeof ExampleDialog> = {
  title: 'features/form/DialogForm',
  component: ExampleDialog,
  decorators: [withSwr],
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false } }, ...inFront() },
  beforeEach: () => {
    sent.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof ExampleDialog>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Add Example' }));
const title = () => dialog().getByRole('textbox', { name: 'Title' });
const save = () => dialog().getByRole('button', { name: 'Save' });
const ctrlEnter = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const fillInAndSave = async () => {
  await userEvent.type(title(), 'Retail');
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(save());
};

export const Saved: Story = {
  play: async ({ args }) => {
    await fillInAndSave();
    await expect(await screen.findByText('Example has been saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ title: 'Retail', category: null }]]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The message stands at the field that was left, and Save is held because of it. */
export const Invalid: Story = {
  play: async () => {
    await expect(title()).toHaveFocus();
    await expect(title()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(title()).toHaveAccessibleDescription('This is required'));
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    save().focus();
    await waitFor(() => expect(save()).toHaveAccessibleDescription('Title: This is required'));
    await userEvent.click(save());
    await ctrlEnter();
    await waitFor(() => expect(title()).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WaitingForTheAnswer: Story = {
  parameters: inFront(endless(tagEndpoints.create)),
  play: async () => {
    await fillInAndSave();
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await userEvent.click(save());
    await userEvent.type(title(), '{Enter}');
    await ctrlEnter();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** What is refused stands at its field and in the notice, which is announced; no banner says it too. */
export const Refused: Story = {
  parameters: inFront(
    refused(tagEndpoints.create, [
      { propertyPath: 'title', message: 'This value is already used.', code: 'not_unique' },
    ]),
  ),
  play: async ({ args }) => {
    await fillInAndSave();
    await waitFor(() => expect(title()).toHaveAccessibleDescription('This value is already used.'));
    await expect(screen.getAllByText(/This value is already used\./)).toHaveLength(2);
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(dialog().queryByText(/Status 422/)).not.toBeInTheDocument();
    await userEvent.type(title(), ' 2');
    await expect(title()).not.toHaveAccessibleDescription();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const FailedToSave: Story = {
  parameters: inFront(failing(tagEndpoints.create)),
  play: async ({ args }) => {
    await fillInAndSave();
    await expect(
      await dialog().findByText('An error occurred: Status 500. Internal Server Error'),
    ).toBeVisible();
    await expect(title()).toHaveValue('Retail');
    await expect(save()).not.toHaveAttribute('aria-disabled');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

export const Offline: Story = {
  parameters: inFront(unreachable(tagEndpoints.create)),
  play: async ({ args }) => {
    await fillInAndSave();
    await expect(await dialog().findByText(/^No response was received\./)).toBeVisible();
    await expect(title()).toHaveValue('Retail');
    await expect(save()).not.toHaveAttribute('aria-disabled');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The record was archived meanwhile: what was entered stays for copying, and Close is all there is. */
export const CloseIsAllThatIsLeft: Story = {
  parameters: inFront(
    conflicting(tagEndpoints.create, 'entity_archived', 'The entity is archived.'),
  ),
  play: async ({ args }) => {
    await fillInAndSave();
    await expect(
      await dialog().findByText(
        'The entity is archived. Nothing has been saved. What you entered is still here to be copied.',
      ),
    ).toBeVisible();
    await expect(title()).toHaveValue('Retail');
    await expect(
      dialog()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
    await expect(dialog().getByRole('button', { name: 'Close' })).toHaveFocus();
    await ctrlEnter();
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksToDiscard: Story = {
  play: async ({ args }) => {
    await userEvent.type(title(), 'Half a ti');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(title()).toHaveValue('Half a ti');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
