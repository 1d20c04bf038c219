import { allHandlers } from '@console/mocks/handlers';
import { RichTextField } from '@console/ui/form/RichTextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { listen } from '../../keys/listen.ts';
import { NoteTemplates } from './NoteTemplates.tsx';
import { setTemplates } from './templates.store.ts';
import { toFile } from './templates.ts';

const written = fn<(html: string) => void>().mockName('the note changed');
const facts = { avg: '104.5', entity: 'A <b>bold</b> name', date: '11/21/2026' };
/** The person of the session in stories. */
const ME = 1;
const own = [
  { name: 'Down', text: '{entity} is down.\nSince {date}.' },
  { name: 'Odd', text: '{avg} and {latest} of {nobody}' },
];

const meta: Meta<typeof NoteTemplates> = {
  title: 'features/quality/NoteTemplates',
  component: NoteTemplates,
  decorators: [withSwr],
  args: {
    facts,
    children: (tools) => (
      <RichTextField label="Note" name="note" value="" onChange={written} {...tools} />
    ),
  },
  parameters: { msw: { handlers: allHandlers() } },
  beforeEach: () => {
    localStorage.clear();
    for (const owner of [0, ME, 2, 3, 4]) setTemplates(owner, own);
    setTemplates(4711, [{ name: 'Of somebody else', text: 'x' }]);
    written.mockClear();
    listen();
    return () => localStorage.clear();
  },
};
export default meta;
type Story = StoryObj<typeof NoteTemplates>;

const note = () => screen.findByRole('textbox', { name: 'Note', busy: false });
const menu = () => screen.findByRole('menu', { name: 'Templates' });

export const BySlash: Story = {
  play: async ({ step }) => {
    const editor = await note();
    await userEvent.click(editor);
    await step('H-TPL-001 H-TPL-005 the chosen one takes the place of the slash', async () => {
      await userEvent.keyboard('/');
      await expect(
        within(await menu())
          .getAllByRole('menuitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Down (Alt+1)', 'Odd (Alt+2)']);
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(written).toHaveBeenLastCalledWith(
          '<p>A &lt;b&gt;bold&lt;/b&gt; name is down.</p><p>Since 11/21/2026.</p>',
        ),
      );
      await expect(editor).toHaveFocus();
    });
    await step('H-TPL-001 elsewhere a slash is a slash', async () => {
      await userEvent.keyboard('/');
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      await expect(editor).toHaveTextContent('Since 11/21/2026./');
    });
    await step('H-TPL-001 Escape leaves the slash', async () => {
      await userEvent.keyboard('{Enter}/');
      await menu();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(editor).toHaveFocus();
      await waitFor(() => expect(written.mock.lastCall?.[0]).toMatch(/<p>\/<\/p>$/));
    });
  },
};

export const ByAltAndDigit: Story = {
  play: async ({ step }) => {
    const editor = await note();
    const press = (init: KeyboardEventInit) =>
      fireEvent(editor, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    await step('H-TPL-002 neither AltGr nor a dead key nor a digit alone', async () => {
      const altGraph = new KeyboardEvent('keydown', {
        bubbles: true,
        key: '2',
        altKey: true,
        ctrlKey: true,
        modifierAltGraph: true,
      });
      fireEvent(editor, altGraph);
      press({ key: 'Dead', code: 'Digit2', altKey: true });
      press({ key: '2' });
      await expect(written).not.toHaveBeenCalled();
    });
    await step('H-TPL-002 H-TPL-004 Alt+2 inserts, and names what has no value', async () => {
      press({ key: '2', code: 'Digit2', altKey: true });
      await waitFor(() =>
        expect(written).toHaveBeenLastCalledWith('<p>104.5 and {latest} of {nobody}</p>'),
      );
      await expect(screen.getByText(/^Here is no value for \{latest\}, \{nobody\}\./)).toHaveRole(
        'status',
      );
    });
  },
};

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Note Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit templates' }));
  return within(await screen.findByRole('dialog', { name: 'Note templates' }));
};
const names = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog
    .queryAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.slice('Edit '.length));

export const Editing: Story = {
  play: async ({ step }) => {
    await note();
    const dialog = await openDialog();
    const click = async (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    await step('H-TPL-006 only my own are listed', async () => {
      await waitFor(() => expect(names(dialog)).toEqual(['Down', 'Odd']));
    });
    await step('H-TPL-008 names are refused at the field, then a template is added', async () => {
      await click('Add');
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'This is required',
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'down');
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'There is a template of this name.',
      );
      await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' again');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Down again');
      await click('Add');
      await expect(names(dialog)).toEqual(['Down', 'Odd', 'down again']);
    });
    await step('H-TPL-008 moved, changed, deleted, and deleted no more', async () => {
      await click('Move down again up');
      await expect(names(dialog)).toEqual(['Down', 'down again', 'Odd']);
      await expect(dialog.getAllByRole('listitem')[1]).toHaveFocus();
      await click('Edit Odd');
      const name = dialog.getByRole('textbox', { name: 'Name' });
      await expect(name).toHaveValue('Odd');
      await userEvent.clear(name);
      await userEvent.type(name, 'Even');
      await click('Change');
      await expect(names(dialog)).toEqual(['Down', 'down again', 'Even']);
      await click('Delete Down');
      await expect(names(dialog)).toEqual(['down again', 'Even']);
      await expect(dialog.getByText('Down deleted.')).toHaveRole('status');
      await expect(dialog.getByText('Down deleted.').parentElement).toHaveFocus();
      await click('Undo');
      await expect(names(dialog)).toEqual(['Down', 'down again', 'Even']);
    });
    await step('H-TPL-007 without room it is said, and nothing is lost', async () => {
      const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await click('Delete Even');
      full.mockRestore();
      await expect(dialog.getByText(/^This browser has no room for the templates\./)).toBeVisible();
      await expect(names(dialog)).toEqual(['Down', 'down again']);
    });
  },
};

export const Files: Story = {
  play: async ({ step }) => {
    await note();
    const dialog = await openDialog();
    await waitFor(() => expect(names(dialog)).toEqual(['Down', 'Odd']));
    const choose = async (text: string) =>
      userEvent.upload(
        dialog.getByLabelText('Import'),
        new File([text], 'templates.json', { type: 'application/json' }),
      );
    await step('H-TPL-009 the file has them all', async () => {
      const link = dialog.getByRole('link', { name: 'Export' });
      await expect(link).toHaveAttribute('download', 'note-templates.json');
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(toFile(own));
    });
    await step('H-TPL-009 a bad file is refused', async () => {
      await choose('{"templates": 5}');
      await waitFor(() =>
        expect(dialog.getByRole('alert')).toHaveTextContent(/^This is not a file of templates/),
      );
      await expect(names(dialog)).toEqual(['Down', 'Odd']);
    });
    await step('H-TPL-010 double names ask', async () => {
      await choose(
        toFile([
          { name: 'Odd', text: 'new' },
          { name: 'More', text: 'm' },
        ]),
      );
      await expect(
        await dialog.findByText('There are templates of these names already: Odd.'),
      ).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(names(dialog)).toEqual(['Down', 'Odd', 'More']));
      await userEvent.click(dialog.getByRole('button', { name: 'Edit Odd' }));
      await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(own[1]?.text);
    });
  },
};
