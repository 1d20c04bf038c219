import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RadioField } from '../form/RadioField.tsx';
import { RichTextField } from '../form/RichTextField.tsx';
import { TextField } from '../form/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

function Name() {
  const [name, setName] = useState('');
  return <TextField label="Name" name="name" value={name} onChange={setName} required />;
}

function Opened(props: ComponentProps<typeof FormDialog>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? <FormDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const meta = {
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } }, // in an iframe, because an open dialog would cover the docs page
  args: {
    title: 'Add Entity',
    size: 'md',
    submit: { label: 'Save', pending: false },
    dirty: false,
    onSubmit: fn(),
    onClose: fn(),
    children: <Name />,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingEntered: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Acme{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Among radio buttons the keyboard begins at the chosen one. */
export const FocusOnTheChosenRadio: Story = {
  args: {
    children: (
      <RadioField
        label="Priority"
        name="priority"
        value="2"
        onChange={fn()}
        options={{ 1: 'Now', 2: 'High' }}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'High' })).toHaveFocus();
  },
};

export const ClosedFromFormattedText: Story = {
  args: { children: <RichTextField label="Note" name="note" value="" onChange={fn()} /> },
  play: async ({ args }) => {
    const note = await screen.findByRole('textbox', { name: 'Note', busy: false });
    await userEvent.click(note);
    fireEvent.keyDown(note, { key: 'Escape', keyCode: 27 }); // the rich text editor reads keyCode
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AsksToDiscard: Story = {
  args: { dirty: true },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Acme');
    await userEvent.keyboard('{Escape}');
    await expect(
      await screen.findByRole('dialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: 'Discard your changes?' }),
      ).not.toBeInTheDocument(),
    );
    await expect(field).toHaveValue('Acme');
    await expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksToDiscardTwice: Story = {
  args: { dirty: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Add Entity' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(
        screen.queryByRole('dialog', { name: 'Discard your changes?' }),
      ).not.toBeInTheDocument(),
    );
    await expect(screen.getByRole('dialog', { name: 'Add Entity' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The dialog stays open while a request is pending, because it cannot be cancelled. */
export const WaitingForTheAnswer: Story = {
  args: { dirty: true, submit: { label: 'Save', pending: true } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Waiting for the answer.');
  },
};

/** After Discard the focus is where the dialog was opened from, although two dialogs close. */
export const Discarded: Story = {
  args: { dirty: true },
  render: (args) => <Opened {...args} />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const SaveLocked: Story = {
  args: {
    submit: {
      label: 'Save',
      pending: false,
      disabledReason: 'The website is still being looked up.',
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The website is still being looked up.',
    );
  },
};

export const FailedToSave: Story = {
  args: { dirty: true, error: 'This entity was changed by Grace Hopper meanwhile.' },
  play: async () => {
    await expect(
      await screen.findByText('This entity was changed by Grace Hopper meanwhile.'),
    ).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // Only the notice has the role alert.
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

function Refused(props: ComponentProps<typeof FormDialog>) {
  const [final, setFinal] = useState(false);
  return (
    <FormDialog
      {...props}
      submit={final ? undefined : props.submit}
      error={final ? 'The entity is archived.' : undefined}
      onSubmit={() => setFinal(true)}
    />
  );
}

/** No try can succeed any more: Close is all that is left, has the focus, and asks nothing. */
export const OnlyClose: Story = {
  args: { dirty: true },
  render: (args) => <Refused {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(screen.getByText('The entity is archived.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Acme');
    await expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Close',
    ]);
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TallerThanTheWindow: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <TextField
        key={index}
        label={`Field ${index + 1}`}
        name={`field${index}`}
        value=""
        onChange={() => undefined}
      />
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(
      screen.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
    await expect(
      screen.getByRole('heading', { name: 'Add Entity' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
  },
};
