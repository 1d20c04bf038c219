import { Dialog } from '@console/ui/Dialog';
import { submitTopForm } from '@console/ui/Dialog/topDialog.ts';
import { RichTextField } from '@console/ui/form/RichTextField';
import { FormDialog } from '@console/ui/FormDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keysStore } from './keys.store.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { listen } from './listen.ts';
import { pageShortcut, type ShortcutId } from './shortcuts.ts';
import { bindShortcut, useShortcut } from './useShortcut.ts';

const nothing = () => {};
const never = () => false;

function Bound({ id, when }: { id: ShortcutId; when?: () => boolean }) {
  useShortcut(id, nothing, when);
  return null;
}

const ENTITIES = pageShortcut('/entities', 'All Entities List', 'g e');

/** Stands for a list page, and for the shell with its key. */
function Page({ children }: { children?: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useEffect(() => bindShortcut(ENTITIES, nothing), []);
  useShortcut('global.help', show);
  useShortcut('global.helpAnywhere', show);
  return (
    <>
      <Bound id="list.search" when={never} />
      <Bound id="list.nextRow" />
      <Bound id="list.previousRow" />
      <Bound id="list.open" />
      <Bound id="list.refresh" />
      <Bound id="list.nextPage" />
      <Bound id="dialog.close" />
      {children}
      {open ? <KeysDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const meta: Meta<typeof KeysDialog> = {
  title: 'features/keys/KeysDialog',
  component: KeysDialog,
  args: { onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => {
    keysStore.singleKeys = true;
    listen();
  },
  render: () => <Page />,
};
export default meta;
type Story = StoryObj<typeof KeysDialog>;

const help = () => screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
const section = async (name: string) =>
  within(within(await help()).getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const OnAList: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    await expect(await section('On this list')).toEqual([
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['Enter', 'Open the row'],
      ['r', 'Load the list again'],
      [']Right bracket', 'Next page'],
    ]);
    await expect(await section('Everywhere')).toEqual([
      ['g then e', 'Go to All Entities List'],
      ['?Question mark', 'Show the shortcuts that work now'],
      ['Ctrl /Slash', 'The same, also while typing and in a dialog'],
    ]);
    await expect(
      within(await help()).queryByRole('region', { name: 'In the dialog' }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const InReviewMode: Story = {
  parameters: { covers: ['H-REV-019'] },
  render: () => (
    <Page>
      <Bound id="review.next" />
      <Bound id="review.send" />
    </Page>
  ),
  play: async () => {
    await userEvent.keyboard('?');
    await expect(await section('In review mode')).toEqual([
      ['j', 'Next row'],
      ['Ctrl Enter', 'Send the review and go on'],
    ]);
  },
};

export const NoKeysHere: Story = {
  render: (args) => <KeysDialog {...args} />,
  play: async ({ args }) => {
    await expect(within(await help()).queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(within(await help()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SwitchedOffAndOn: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    const single = within(await help()).getByRole('checkbox', { name: 'Single-key shortcuts' });
    await expect(single).toBeChecked();
    await userEvent.click(single);
    await expect(await section('On this list')).toEqual([['Enter', 'Open the row']]);
    await expect(await section('Everywhere')).toEqual([
      ['Ctrl /Slash', 'The same, also while typing and in a dialog'],
    ]);
    await expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
    await userEvent.click(within(await help()).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}/{/Control}');
    await userEvent.click(
      within(await help()).getByRole('checkbox', { name: 'Single-key shortcuts' }),
    );
    await expect(await section('On this list')).toHaveLength(5);
  },
};

export const WhileTyping: Story = {
  render: () => (
    <Page>
      <input aria-label="Name" />
    </Page>
  ),
  play: async () => {
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, '?');
    await expect(field).toHaveValue('?');
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect(await section('Everywhere')).toEqual([
      ['Ctrl /Slash', 'The same, also while typing and in a dialog'],
    ]);
    await expect(
      within(await help()).queryByRole('region', { name: 'On this list' }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
  },
};

export const OverADialog: Story = {
  render: () => (
    <Page>
      <Dialog title="Profile" onClose={nothing}>
        Ada King
      </Dialog>
    </Page>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Profile' });
    await userEvent.keyboard('?');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect(await section('In the dialog')).toEqual([['EscEscape', 'Close the dialog']]);
    await expect(
      within(await help()).queryByRole('region', { name: 'On this list' }),
    ).not.toBeInTheDocument();
  },
};

const onSubmit = fn();

function Form() {
  const [note, setNote] = useState('');
  useShortcut('dialog.submit', submitTopForm);
  return (
    <FormDialog
      title="Note"
      submit={{ label: 'Save', pending: false }}
      dirty={false}
      onSubmit={onSubmit}
      onClose={nothing}
    >
      <RichTextField label="Text" name="text" value={note} onChange={setNote} />
    </FormDialog>
  );
}

/** Enter writes a line in rich text; with Ctrl it sends the form. */
export const SendFromRichText: Story = {
  render: () => <Form />,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  play: async () => {
    const text = await screen.findByRole('textbox', { name: /Text/, busy: false });
    await userEvent.click(text);
    await userEvent.keyboard('r?{Enter}j');
    await expect(text).toHaveTextContent('r?j');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(text.querySelectorAll('br:not(.ProseMirror-trailingBreak)')).toHaveLength(0);
  },
};
