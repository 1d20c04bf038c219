import * as endpoints from '@console/api/notes/endpoints';
import type { Role } from '@console/api/roles/rules';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { noteHandlers } from '@console/mocks/notes/handlers';
import { createNoteStore, notes, type NoteRow } from '@console/mocks/notes/noteStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { keepDraft } from '../../../../../.storybook/drafts.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { toFormValues } from './noteForm.ts';

const noteWith = (id: number): NoteRow => {
  const found = notes.find((note) => note.id === id);
  if (!found) throw new Error(`No note ${id} among the fixtures.`);
  return found;
};
const [moved, repaired] = [noteWith(1), noteWith(4)];

const sent = fn<(call: string, body: unknown) => void>().mockName('a write was sent');
const versions = fn<(ifMatch: string | null) => void>().mockName('the version that was sent');
const record = async ({ request }: { request: Request }) => {
  versions(request.headers.get('if-match'));
  sent(`${request.method} ${new URL(request.url).pathname}`, await request.clone().json());
};
const recorders = [
  endpoint(endpoints.addToEntity, record),
  endpoint(endpoints.addToScrape, record),
  endpoint(endpoints.updateOfEntity, record),
  endpoint(endpoints.updateOfScrape, record),
];
interface Given {
  /** The notes as the server has them by now. */
  rows?: readonly NoteRow[];
  inFront?: readonly RequestHandler[];
}
const given = ({ rows = notes, inFront = [] }: Given) => ({
  given: { rows, inFront: () => inFront },
});

const meta: Meta<typeof NoteDialog> = {
  title: 'parts/notes/NoteDialog',
  component: NoteDialog,
  decorators: [withSession, withSwr],
  args: { target: { owner: { entityId: 1 } }, onClose: fn() },
  parameters: {
    role: 'ROLE_DQ' satisfies Role,
    msw: { handlers: allHandlers() },
    ...given({}),
  },
  beforeEach: ({ msw, parameters }) => {
    sent.mockClear();
    versions.mockClear();
    const { rows, inFront } = parameters['given'];
    msw?.use(
      ...recorders,
      ...inFront(),
      ...noteHandlers({ store: createNoteStore(rows), role: parameters['role'] }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof NoteDialog>;

const dialog = () => within(screen.getByRole('dialog', { name: /^(Add|Edit) Note$/ }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const submit = () => dialog().getByRole('button', { name: 'Submit' });
/** The editor, once it has taken the place of the text area. */
const editor = () =>
  waitFor(() => {
    const found = field('Content');
    expect(found).not.toHaveAttribute('aria-busy');
    return found;
  });
const write = async (text: string) => {
  await userEvent.click(await editor());
  await userEvent.keyboard(text);
};

export const Add: Story = {
  parameters: { covers: ['B-API-013', 'B-API-015', 'B-VAL-012', 'B-VAL-014'] },
  play: async ({ args, step }) => {
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await expect(dialog().getByRole('checkbox', { name: 'Pinned' })).not.toBeChecked();
    await userEvent.type(field('Title'), ' <b>Portal</b> moved ');
    await write('Look there');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    await step('B-ERR-009 the toast says what was saved', async () => {
      await userEvent.click(submit());
      await expect(await screen.findByText('Entity Note has been saved.')).toBeVisible();
    });
    await expect(sent.mock.calls).toEqual([
      [
        'POST /api/entities/1/entity_notes',
        {
          job_count: 0,
          title: '<b>Portal</b> moved',
          content: '<p>Look there</p>',
          url: '',
          user: 'users/4',
          pinned: false,
        },
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The form takes over what was typed before it is submitted, however soon that is. */
export const SubmittedRightAfterAKey: Story = {
  play: async () => {
    await userEvent.type(field('Title'), 'Portal moved');
    await write('Look ther');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await userEvent.keyboard('e{Control>}{Enter}{/Control}');
    frames.mockRestore();
    await screen.findByText('Entity Note has been saved.');
    await expect(sent).toHaveBeenLastCalledWith(
      'POST /api/entities/1/entity_notes',
      expect.objectContaining({ content: '<p>Look there</p>' }),
    );
  },
};

export const AddToScrape: Story = {
  args: { target: { owner: { scrapeId: 812 } } },
  parameters: { covers: ['B-API-017', 'B-ERR-010'] },
  play: async () => {
    await userEvent.type(field('Title'), 'Parser');
    await userEvent.type(field('Job Count'), '12');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Pinned' }));
    await write('Repaired');
    await userEvent.click(submit());
    await expect(await screen.findByText('Scrape Note has been saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        'POST /api/scrapes/812/notes',
        {
          job_count: 12,
          title: 'Parser',
          content: '<p>Repaired</p>',
          url: '',
          user: 'users/4',
          pinned: true,
        },
      ],
    ]);
  },
};

export const Invalid: Story = {
  parameters: { covers: ['B-VAL-010', 'B-VAL-011', 'B-VAL-013', 'B-VAL-015'] },
  play: async ({ step }) => {
    const content = await editor();
    await step('B-VAL-016 the empty editor has a placeholder', async () => {
      const placeholder = 'Please provide a short and comprehensive note...';
      await expect(content).toHaveAttribute('aria-placeholder', placeholder);
      await expect(getComputedStyle(content, '::before').content).toContain(placeholder);
    });
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field('Title'), 'A');
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await write('Text');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    await expect(getComputedStyle(content, '::before').content).toBe('none');
    for (const [name, wrong, message] of [
      ['Job Count', 'many', 'Value must be a number'],
      ['URL', 'abc', 'URL not valid'],
    ] as const) {
      await userEvent.type(field(name), wrong);
      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
      await expect(submit()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.clear(field(name));
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    }
    await userEvent.clear(field('Title'));
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('This is required'));
    await userEvent.click(submit());
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Edit: Story = {
  args: { target: { note: repaired } },
  parameters: { covers: ['B-API-018', 'B-ERR-010'] },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Edit Note' })).toBeVisible();
    await expect(field('Title')).toHaveValue('Parser repaired');
    await expect(field('Job Count')).toHaveValue('12');
    await expect(await editor()).toHaveTextContent('The selector changed.');
    await userEvent.type(field('Title'), ' today');
    await userEvent.click(submit());
    await expect(await screen.findByText('Scrape Note has been saved.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [
        'PATCH /api/scrapes/812/notes/4',
        {
          job_count: 12,
          title: 'Parser repaired today',
          content: '<p>The selector changed.</p>',
          url: '',
          user: 'users/4',
          pinned: false,
        },
      ],
    ]);
    await expect(versions).toHaveBeenCalledWith('"Note-4-1"');
  },
};

const changed = (values: Partial<NoteRow>) =>
  notes.map((note) => (note.id === moved.id ? { ...note, ...values, version: 2 } : note));

/** A colleague changed another field: both changes are saved, and nobody is asked. */
export const ChangedElsewhere: Story = {
  args: { target: { note: moved } },
  parameters: given({ rows: changed({ job_count: 99, pinned: false }) }),
  play: async () => {
    await userEvent.type(field('Title'), ' again{Enter}');
    await expect(await screen.findByText('Entity Note has been saved.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      'PATCH /api/entities/1/notes/1',
      expect.objectContaining({ title: 'Portal moved again', job_count: 99, pinned: false }),
    );
    await expect(versions.mock.calls).toEqual([['"Note-1-1"'], ['"Note-1-2"']]);
    await expect(screen.queryByText(/was changed by/)).toBeNull();
  },
};

/** A colleague archived it: it is saved, and the toast says why it has left the list. */
export const ArchivedElsewhere: Story = {
  args: { target: { note: moved } },
  parameters: given({ rows: changed({ archived: true }) }),
  play: async () => {
    await userEvent.type(field('Title'), ' again{Enter}');
    await expect(
      await screen.findByText(
        /^Entity Note has been saved\. It is archived\. Changed by Grace Hopper meanwhile \(11\/20\/2026 \d\d:\d\d \S+\)\.$/,
      ),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Show the note' })).toHaveAttribute(
      'href',
      '/entities/1/notes#1',
    );
  },
};

/** Both changed the title: it is asked about, and so is nothing else. */
export const ChangedTwice: Story = {
  args: { target: { note: moved } },
  parameters: given({ rows: changed({ title: 'Portal is gone', job_count: 99 }) }),
  play: async () => {
    await userEvent.type(field('Title'), ' again{Enter}');
    const rows = await waitFor(() => dialog().getAllByRole('row').slice(1));
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TitlePortal is gonePortal moved again',
    ]);
    await expect(dialog().getByText(/^Changed by Grace Hopper meanwhile/)).toBeVisible();
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await expect(field('Job Count')).toHaveValue('99');
    await expect(document.activeElement).toHaveTextContent(/^Changed by Grace Hopper/);
    await userEvent.click(dialog().getByRole('button', { name: 'Take theirs' }));
    await expect(field('Title')).toHaveValue('Portal is gone');
    await expect(submit()).toHaveFocus();
  },
};

export const KeepMine: Story = {
  args: { target: { note: moved } },
  parameters: given({ rows: changed({ content: '<p>Theirs</p>' }) }),
  play: async () => {
    await write('Mine ');
    await userEvent.click(submit());
    const cells = await waitFor(() => dialog().getAllByRole('cell'));
    await expect(cells[0]).toHaveTextContent('Theirs');
    await expect(cells[1]).toHaveTextContent('Mine');
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await expect(await screen.findByText('Entity Note has been saved.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      'PATCH /api/entities/1/notes/1',
      expect.objectContaining({ content: expect.stringContaining('Mine') }),
    );
    await expect(versions).toHaveBeenLastCalledWith('"Note-1-2"');
  },
};

const typedInto = (note: NoteRow) => ({
  ...toFormValues(note),
  title: 'Half typed',
  content: '<p>Half <b>a thought</b></p><img src=x onerror="alert(1)">',
});

/** Written before a colleague entered another job count, which stays when the draft is restored. */
export const DraftOnAnOlderVersion: Story = {
  args: { target: { note: moved } },
  parameters: { role: 'ROLE_ADMIN', covers: ['H-DRF-001', 'H-DRF-002'] },
  beforeEach: () => {
    const older = { ...moved, job_count: 5 };
    return keepDraft('note-1', typedInto(older), older.created, toFormValues(older));
  },
  play: async () => {
    const jobCount = toFormValues(moved).job_count;
    await expect(await dialog().findByText(/based on the version of/)).toBeVisible();
    await userEvent.click(await dialog().findByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Where the draft differs' }));
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Content',
    ]);
    await expect(table.getAllByRole('cell')[1]).toHaveTextContent('Half typed');
    await expect(table.getAllByRole('cell')[3]).toHaveTextContent('Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Half typed'));
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await expect(field('Job Count')).toHaveValue(jobCount);
    await expect(dialog().queryByRole('table')).not.toBeInTheDocument();
    await waitFor(async () => expect(await editor()).toHaveTextContent('Half a thought'));
    await userEvent.click(submit());
    await expect(await screen.findByText('Entity Note has been saved.')).toBeVisible();
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({
      title: 'Half typed',
      content: '<p>Half <b>a thought</b></p>',
      job_count: Number(jobCount),
    });
  },
};

/** Written before a colleague changed the content, too, and the job count. */
const draftOfTwice: Partial<Story> = {
  args: { target: { note: moved } },
  parameters: { role: 'ROLE_ADMIN' },
  beforeEach: () => {
    const older = toFormValues({ ...moved, content: '<p>Before</p>', job_count: 5 });
    const typed = { ...older, title: 'Half typed', content: '<p>Mine</p>' };
    return keepDraft('note-1', typed, null, older);
  },
};
const restoreConflict = async () => {
  await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
  const table = within(await dialog().findByRole('table', { name: 'Changed by both' }));
  await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Content',
  ]);
  await expect(table.getAllByRole('cell')[1]).toHaveTextContent('Mine');
  await expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await expect(document.activeElement).toHaveTextContent(
    /^Changed meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d \S+\)\. What you entered/,
  );
};

export const DraftTakesTheirs: Story = {
  ...draftOfTwice,
  play: async () => {
    await restoreConflict();
    await userEvent.click(dialog().getByRole('button', { name: 'Take theirs' }));
    await expect(dialog().queryByRole('table')).not.toBeInTheDocument();
    await expect(submit()).toHaveFocus();
    await userEvent.click(submit());
    await screen.findByText('Entity Note has been saved.');
    await expect(sent.mock.calls.map(([, body]) => body)).toEqual([
      expect.objectContaining({
        title: 'Half typed',
        content: moved.content,
        job_count: moved.job_count,
      }),
    ]);
  },
};

/** Nothing is sent before Submit, because nobody has tried to save yet. */
export const DraftKeepsMine: Story = {
  ...draftOfTwice,
  play: async () => {
    await restoreConflict();
    await userEvent.click(dialog().getByRole('button', { name: 'Keep mine' }));
    await expect(dialog().queryByRole('table')).not.toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(submit());
    await screen.findByText('Entity Note has been saved.');
    await expect(sent.mock.calls[0]?.[1]).toMatchObject({
      title: 'Half typed',
      content: '<p>Mine</p>',
      job_count: moved.job_count,
    });
  },
};

/** The draft of a new note has nothing to be compared with. */
export const DraftOfANewNote: Story = {
  parameters: { role: 'ROLE_ADMIN' },
  beforeEach: () => keepDraft('note-new-entity-1', typedInto(moved)),
  play: async () => {
    await expect(field('Title')).toHaveValue('');
    await userEvent.click(await dialog().findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(field('Title')).toHaveValue('Half typed'));
    await expect(dialog().queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  },
};
