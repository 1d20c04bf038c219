import { RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import * as endpoints from '@console/api/notes/endpoints';
import type { Role } from '@console/api/roles/rules';
import { endpoint } from '@console/mocks/endpoint';
import { archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { buildNote } from '@console/mocks/notes/fixtures';
import { noteHandlers } from '@console/mocks/notes/handlers';
import { createNoteStore, manyNotes, notes, type NoteRow } from '@console/mocks/notes/noteStore';
import { conflicting, endless, failing, failingOnce } from '@console/mocks/scenarios';
import { keepFocusOfNotices } from '@console/ui/Notices/keepFocus.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, type RequestHandler } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { hostileTexts, watchAttacks } from '../../../../../.storybook/play/hostile.ts';
import { NotesTab } from './NotesTab.tsx';

const asked = fn<(query: string) => void>().mockName('notes were asked for');
const sent = fn<(call: string, body: unknown) => void>().mockName('a write was sent');
const pathOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`;
const versions = fn<(ifMatch: string | null) => void>().mockName('the version that was sent');
const recordWrite = async ({ request }: { request: Request }) => {
  versions(request.headers.get('if-match'));
  sent(pathOf(request), await request.clone().json());
};
const recordList = ({ request }: { request: Request }) =>
  asked(
    `${new URL(request.url).pathname}?${decodeURIComponent(new URL(request.url).search.slice(1))}`,
  );
const recorders = [
  endpoint(endpoints.ofEntity, recordList),
  endpoint(endpoints.ofScrape, recordList),
  endpoint(endpoints.updateOfEntity, recordWrite),
  endpoint(endpoints.updateOfScrape, recordWrite),
  endpoint(endpoints.archive, recordWrite),
];

interface Given {
  rows?: readonly NoteRow[];
  inFront?: readonly RequestHandler[];
  hash?: string;
}
const given = ({ rows = notes, inFront = [], hash = '' }: Given) => ({
  given: { rows, inFront: () => inFront, hash },
});

const meta: Meta<typeof NotesTab> = {
  title: 'parts/notes/NotesTab',
  component: NotesTab,
  decorators: [withRouter, withSession, withSwr],
  args: { entityId: 1 },
  parameters: {
    address: '/entities/1/notes',
    role: 'ROLE_ADMIN' satisfies Role,
    msw: { handlers: allHandlers() },
    ...given({}),
  },
  beforeEach: ({ msw, parameters }) => {
    keepFocusOfNotices(); // The shell starts it in the console.
    asked.mockClear();
    sent.mockClear();
    versions.mockClear();
    const { rows, inFront, hash } = parameters['given'];
    msw?.use(
      ...inFront(),
      ...recorders,
      ...noteHandlers({ store: createNoteStore(rows), role: parameters['role'] }),
    );
    history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
    return () => history.replaceState(null, '', `${location.pathname}${location.search}`);
  },
};
export default meta;
type Story = StoryObj<typeof NotesTab>;

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const note = (name: string | RegExp) => screen.findByRole('article', { name });
const titles = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const check = (name: string) => screen.getByRole('checkbox', { name });
const openMenu = async (title: string) => {
  await note(title);
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  return within(await screen.findByRole('menu'));
};
const choose = async (title: string, item: string) =>
  userEvent.click((await openMenu(title)).getByRole('menuitem', { name: item }));
const undo = async () => {
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByText('Undone.')).toBeVisible();
};
/** Scrolls to the end until there are this many notes. */
const scrollTo = (count: number) =>
  waitFor(() => {
    const shown = document.querySelectorAll('article');
    [...shown].at(-1)?.scrollIntoView();
    expect(shown).toHaveLength(count);
  });
const lastQuery = () => asked.mock.calls.map(([query]) => query);

export const Rows: Story = {
  parameters: { covers: ['B-ENT-003', 'B-ENT-004', 'B-API-012', 'B-DAT-007'] },
  play: async () => {
    await expect(titles(await section('Pinned Notes'))).toEqual([
      'Portal moved',
      'Call the employer',
    ]);
    await expect(titles(await section('Notes'))).toEqual([
      'Looks fine again',
      'Parser repaired',
      'Imported',
    ]);
    const first = within(await note('Portal moved'));
    for (const text of ['Entity Note', 'Pinned', 'D. Demo', 'Job Count: 80'])
      await expect(first.getByText(text)).toBeVisible();
    await expect(first.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d \S+$/)).toBeVisible();
    await expect(
      first.getByRole('link', { name: 'https://www.acme.example/careers' }),
    ).toBeVisible();
    await waitFor(() => expect(first.getByText('career page').tagName).toBe('STRONG'));
    const ofScrape = within(await note('Parser repaired'));
    await expect(ofScrape.getByText('Scrape Note')).toBeVisible();
    await expect(ofScrape.getByRole('link', { name: 'Acme Workday' })).toHaveAttribute(
      'href',
      '/scrapes/812',
    );
    await expect(within(await note('Imported')).getByText('System')).toBeVisible();
    await expect(lastQuery()).toContain(
      '/api/entities/1/notes?page=1&limit=50&order[created]=desc&archived=false&pinned=false',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Date: newest first' }));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent(
        'Looks fine again',
      ),
    );
    await expect(address()).toContain('order=asc');
  },
};

export const TypesAndStatuses: Story = {
  parameters: { covers: ['B-ENT-006', 'B-ENT-007', 'B-ENT-008'] },
  play: async () => {
    await note('Parser repaired');
    for (const name of ['Entity Notes', 'Scrape Notes', 'System Notes', 'Active'])
      await expect(check(name)).toBeChecked();
    await expect(check('Archived')).not.toBeChecked();
    await expect(screen.queryByText('Old contact')).toBeNull();
    await userEvent.click(check('Scrape Notes'));
    await waitFor(() => expect(screen.queryByText('Parser repaired')).toBeNull());
    await expect(address()).toContain('type[]=EntityNote&type[]=SystemNote');
    await userEvent.click(check('System Notes'));
    await waitFor(() => expect(screen.queryByText('Imported')).toBeNull());
    await userEvent.click(check('Archived'));
    await expect(within(await note('Old contact')).getByText('Archived')).toBeVisible();
    await userEvent.click(check('Active'));
    await waitFor(() => expect(screen.queryByText('Looks fine again')).toBeNull());
    await userEvent.click(check('Archived'));
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await note('Parser repaired')).toBeVisible();
    await expect(await note('Old contact')).toBeVisible();
  },
};

/** The address alone says what is shown, and what is typed waits half a second. */
export const Search: Story = {
  parameters: { covers: ['B-ENT-001'], address: '/entities/1/notes?type[]=ScrapeNote&x=1' },
  play: async () => {
    await expect(await note('Parser repaired')).toBeVisible();
    await expect(screen.queryByText('Looks fine again')).toBeNull();
    const before = asked.mock.calls.length;
    const timers = spyOn(window, 'setTimeout');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'selector');
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 500, 'selector');
    timers.mockRestore();
    await expect(asked).toHaveBeenCalledTimes(before);
    await waitFor(() => expect(address()).toContain('search=selector'));
    await waitFor(() => expect(lastQuery().at(-1)).toContain('custom_search=selector'));
    await expect(address()).toContain('x=1');
    await expect(await note('Parser repaired')).toBeVisible();
  },
};

/** A screen reader hears how many notes a search has found. */
export const TheNumberFoundIsAnnounced: Story = {
  play: async () => {
    const announced = await screen.findByText(/^\d+ notes$/);
    await expect(announced).toHaveAttribute('aria-live', 'polite');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'zzzz');
    await waitFor(() => expect(announced).toHaveTextContent('0 notes'));
    await expect(announced).toBeInTheDocument();
  },
};

export const CollapseAndExpand: Story = {
  parameters: { covers: ['B-ENT-005'] },
  play: async () => {
    await expect(await screen.findByText('The selector changed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    await expect(screen.queryByText('The selector changed.')).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Parser repaired' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(screen.getByText('The selector changed.')).toBeVisible();
    await expect(screen.queryByText('Imported from the register.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    await expect(screen.getByText('Imported from the register.')).toBeVisible();
  },
};

/** Many notes: fifty at first, the others as one scrolls, and none twice. */
export const Many: Story = {
  parameters: { ...given({ rows: manyNotes(120) }) },
  play: async () => {
    await expect(await note('Note 1')).toBeVisible();
    await expect(screen.queryByText('Note 101')).toBeNull();
    await scrollTo(120);
    await expect(new Set(titles(await section('Notes'))).size).toBe(120);
    await expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** Notes of a further page are laid out before they come into sight, so that no gap is seen. */
export const LaidOutBeforeInSight: Story = {
  parameters: { ...given({ rows: manyNotes(120) }) },
  play: async () => {
    (await note('Note 1')).scrollIntoView();
    (await note('Note 30')).scrollIntoView();
    await note('Note 100');
    (await note('Note 44')).scrollIntoView({ block: 'end' });
    const next = await note('Note 51');
    await expect(next.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await waitFor(() => expect(next.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  },
};

export const Linked: Story = {
  beforeEach: () => {
    const timers = spyOn(window, 'setTimeout');
    return () => timers.mockRestore();
  },
  parameters: { covers: ['B-ENT-009'], ...given({ rows: manyNotes(40), hash: '#1039' }) },
  play: async () => {
    const target = await note('Note 40');
    await expect(target).toHaveAttribute('aria-current', 'true');
    const inSight = () => {
      const { top } = target.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    };
    await expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), 1000);
    await waitFor(() => expect(inSight()).toBe(true));
    await expect(screen.queryByText('Shown because of the link')).toBeNull();
  },
};

/** An archived note, which would not be there without the link. */
export const LinkedAndHidden: Story = {
  parameters: { ...given({ hash: '#6' }) },
  play: async () => {
    const linked = await section('Linked Note');
    await expect(linked.getByText('Shown because of the link')).toBeVisible();
    await expect(titles(linked)).toEqual(['Old contact']);
    await expect(lastQuery()).toContain('/api/entities/1/notes?id[]=6&limit=1');
    location.hash = '#3';
    await waitFor(() => expect(screen.queryByText('Shown because of the link')).toBeNull());
    await expect(await note('Looks fine again')).toHaveAttribute('aria-current', 'true');
  },
};

/** The back end ignores the id, and answers with another note. */
const ignoresIds = endpoint(endpoints.ofEntity, ({ request }) =>
  new URL(request.url).searchParams.has('id[]')
    ? HttpResponse.json({ 'hydra:member': notes.slice(0, 1), 'hydra:totalItems': notes.length })
    : undefined,
);

export const LinkedAndGone: Story = {
  parameters: { ...given({ hash: '#4711', inFront: [ignoresIds] }) },
  play: async () => {
    await expect(await screen.findByText('The note of this link does not exist.')).toBeVisible();
    await expect(await note('Looks fine again')).toBeVisible();
    location.hash = '#nonsense';
    await expect(await screen.findByText('The note of this link does not exist.')).toBeVisible();
    location.hash = '';
    await waitFor(() =>
      expect(screen.queryByText('The note of this link does not exist.')).toBeNull(),
    );
  },
};

export const PinAndUnpin: Story = {
  parameters: { covers: ['B-STA-038', 'B-API-014', 'B-API-018', 'B-ERR-010'] },
  play: async () => {
    await choose('Looks fine again', 'Pin');
    await waitFor(async () =>
      expect(titles(await section('Pinned Notes'))).toEqual([
        'Looks fine again',
        'Portal moved',
        'Call the employer',
      ]),
    );
    await expect(sent).toHaveBeenLastCalledWith('PATCH /api/entities/1/notes/3', {
      job_count: 0,
      title: 'Looks fine again',
      content: '<p>Looked at the career page.</p>',
      url: '',
      user: 'users/1',
      pinned: true,
    });
    await choose('Portal moved', 'Unpin');
    await waitFor(async () => expect(titles(await section('Notes'))).toContain('Portal moved'));
    await choose('Parser repaired', 'Pin');
    await expect(await screen.findByText('Scrape Note has been saved.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(
      'PATCH /api/scrapes/812/notes/4',
      expect.objectContaining({ pinned: true }),
    );
  },
};

export const ArchiveAndUnarchive: Story = {
  parameters: { covers: ['B-API-019', 'B-ERR-011', 'B-ERR-012'] },
  play: async () => {
    await choose('Looks fine again', 'Archive');
    await expect(await screen.findByText('Note has been archived.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Looks fine again')).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(check('Archived'));
    await choose('Looks fine again', 'Unarchive');
    await expect(await screen.findByText('Note has been unarchived.')).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      ['POST /api/notes/3/archive', { archived: true }],
      ['POST /api/notes/3/archive', { archived: false }],
    ]);
  },
};

/** Who works through a long list by keyboard goes on with the note that takes the place. */
export const ArchiveByKeyboard: Story = {
  parameters: given({ rows: manyNotes(60) }),
  play: async () => {
    const actions = (number: number) => ({ name: `Actions for Note ${number}` });
    const archive = async (number: number) => {
      (await screen.findByRole('button', actions(number))).focus();
      await userEvent.keyboard('{Enter}');
      (await screen.findByRole('menuitem', { name: 'Archive' })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(`Note ${number}`)).toBeNull());
    };
    await note('Note 1');
    await scrollTo(60);
    await archive(55);
    await waitFor(() => expect(screen.getByRole('button', actions(56))).toHaveFocus());
    await archive(60);
    await waitFor(() => expect(screen.getByRole('button', actions(59))).toHaveFocus());
  },
};

/** More notes that load on scroll must not take the reader back to the note that had the focus. */
export const ScrollAfterAPressBeside: Story = {
  parameters: given({ rows: manyNotes(60) }),
  play: async () => {
    await note('Note 1');
    const actions = screen.getByRole('button', { name: 'Actions for Note 1' });
    actions.focus();
    actions.blur();
    await scrollTo(60);
    await expect(document.body).toHaveFocus();
  },
};

/** The inverse goes on the version that the change left. */
export const UndoPin: Story = {
  play: async () => {
    await choose('Looks fine again', 'Pin');
    await waitFor(async () =>
      expect(titles(await section('Pinned Notes'))).toContain('Looks fine again'),
    );
    await undo();
    await waitFor(async () => expect(titles(await section('Notes'))).toContain('Looks fine again'));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(versions.mock.calls).toEqual([['"Note-3-1"'], ['"Note-3-2"']]);
  },
};

export const UndoArchive: Story = {
  play: async () => {
    await choose('Looks fine again', 'Archive');
    await waitFor(() => expect(screen.queryByText('Looks fine again')).toBeNull());
    await undo();
    await expect(await note('Looks fine again')).toBeVisible();
    await userEvent.click(check('Archived'));
    await choose('Old contact', 'Unarchive');
    await expect(await screen.findByText('Note has been unarchived.')).toBeVisible();
    await undo();
    await waitFor(async () =>
      expect(within(await note('Old contact')).getByText('Archived')).toBeVisible(),
    );
  },
};

export const UndoEdit: Story = {
  play: async () => {
    await choose('Looks fine again', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!{Enter}');
    await expect(await note('Looks fine again!')).toBeVisible();
    await undo();
    await expect(await note('Looks fine again')).toBeVisible();
    await expect(screen.queryByText('Looks fine again!')).toBeNull();
    await expect(versions.mock.calls).toEqual([['"Note-3-1"'], ['"Note-3-2"']]);
  },
};

/** Another change of note 3 after the one that may be undone. */
const changeContent = () =>
  fetch('/api/entities/1/notes/3', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'if-match': '"Note-3-2"' },
    body: JSON.stringify({ content: '<p>Theirs</p>' }),
  });

/** The inverse of a pin goes on the newest version and leaves what else was changed. */
export const UndoPinOfAChangedNote: Story = {
  play: async () => {
    await choose('Looks fine again', 'Pin');
    await screen.findByRole('button', { name: 'Undo' });
    await changeContent();
    await undo();
    await expect(sent).toHaveBeenLastCalledWith(
      'PATCH /api/entities/1/notes/3',
      expect.objectContaining({ pinned: false, content: '<p>Theirs</p>' }),
    );
    await expect(versions).toHaveBeenLastCalledWith('"Note-3-3"');
  },
};

/** The notice says it as the dialog does, with a time that can be read. */
export const UndoEditOfAChangedNote: Story = {
  play: async () => {
    await choose('Looks fine again', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!{Enter}');
    const button = await screen.findByRole('button', { name: 'Undo' });
    await changeContent();
    await userEvent.click(button);
    await expect(await screen.findByText('It could not be undone.')).toBeVisible();
    await expect(
      screen.getByText(/^Changed by .+ meanwhile \(\d\d\/\d\d\/\d{4} \d\d:\d\d \S+\)\.$/),
    ).toBeVisible();
  },
};

/** Somebody has archived it before: the notice says so, and the list is read again. */
export const ArchivedMeanwhile: Story = {
  play: async ({ msw }) => {
    await openMenu('Looks fine again');
    await fetch('/api/notes/3/archive', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ archived: true }),
    });
    msw?.use(conflicting(endpoints.archive, 'already_archived', 'It is already archived.'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    await expect(await screen.findByText(/It is already archived/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Looks fine again')).toBeNull());
  },
};

/** The list is read again without the note that is being edited: its form and its text stay. */
export const EditedNoteLeavesTheList: Story = {
  play: async () => {
    await choose('Looks fine again', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Note' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await fetch('/api/notes/3/archive', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ archived: true }),
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Looks fine again')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Looks fine again!');
  },
};

/** A user may change their own notes; the controls of the others say why not. */
export const AsUser: Story = {
  parameters: { role: 'ROLE_USER' satisfies Role },
  play: async () => {
    const theirs = await openMenu('Portal moved');
    for (const name of ['Edit', 'Unpin', 'Archive']) {
      const item = theirs.getByRole('menuitem', { name });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription(
        'Your role (User) may change only your own notes.',
      );
    }
    await userEvent.keyboard('{Escape}');
    const own = await openMenu('Looks fine again');
    await expect(own.getByRole('menuitem', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    const system = await openMenu('Imported');
    await expect(system.getByRole('menuitem', { name: 'Archive' })).toHaveAccessibleDescription(
      'System notes cannot be changed.',
    );
    await expect(system.getByRole('menuitem', { name: 'Copy link' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const CopyLink: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await choose('Parser repaired', 'Copy link');
    await expect(await screen.findByText('Link copied.')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(`${location.origin}/entities/1/notes#4`);
    write.mockRejectedValueOnce(new Error('not allowed'));
    await choose('Parser repaired', 'Copy link');
    await expect(await screen.findByText('The link could not be copied.')).toBeVisible();
    write.mockRestore();
  },
};

/** On an archived entity, and in the role with the fewest rights. */
export const AddNote: Story = {
  args: { entityId: archivedEntity.id },
  parameters: {
    covers: ['B-ENT-002', 'B-ROL-004'],
    role: 'ROLE_USER' satisfies Role,
    ...given({ rows: [] }),
  },
  play: async () => {
    await expect(await screen.findByText('No notes yet.')).toBeVisible();
    await expect(screen.getByText(/Archived notes are hidden\.$/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Add Note' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Add Note' })).toBeVisible();
  },
};

export const OfScrape: Story = {
  args: { entityId: undefined, scrapeId: 812 },
  parameters: { covers: ['B-API-016', 'B-SCR-021'], role: 'ROLE_USER' satisfies Role },
  play: async () => {
    await expect(await note('Parser repaired')).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await expect(lastQuery()[0]).toMatch(/^\/api\/scrapes\/812\/notes\?/);
    await expect(screen.getByRole('button', { name: 'Add Note' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Loading: Story = {
  parameters: given({ inFront: [endless(endpoints.ofEntity)] }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  },
};

export const Failed: Story = {
  decorators: [withFullHeight],
  parameters: given({ inFront: [failingOnce(endpoints.ofEntity)] }),
  play: async () => {
    const panel = within(
      await screen.findByRole('region', { name: 'The notes could not be loaded.' }),
    );
    panel.getByRole('button', { name: 'Retry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await note('Portal moved')).toBeVisible();
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

export const PinFails: Story = {
  parameters: given({ inFront: [failing(endpoints.updateOfEntity)] }),
  play: async () => {
    await choose('Looks fine again', 'Pin');
    await expect(await screen.findByText('Internal Server Error')).toBeVisible();
    await expect(titles(await section('Notes'))).toContain('Looks fine again');
  },
};

/** Whatever a note holds, it is shown and does not run. */
export const Hostile: Story = {
  beforeEach: watchAttacks,
  parameters: given({
    rows: [
      ...hostileTexts.map((content, index) =>
        buildNote({
          id: index + 1,
          title: `<img src=x onerror="window.attacked='title'"> ${index}`,
          url: "javascript:window.attacked='url'",
          content,
          // No more than a page of each.
          pinned: index % 2 === 0,
        }),
      ),
      buildNote({ id: 99, title: 'Big', content: `<p>${'x'.repeat(RICH_TEXT_MAX_BYTES - 7)}</p>` }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(await screen.findAllByRole('article')).toHaveLength(hostileTexts.length + 1);
    await expect(await screen.findByText('after the script')).toBeInTheDocument();
    await expect(
      canvasElement.querySelector(
        'article :is(script, img, iframe, form, input, style, [onclick], [onmouseover], a[href^="javascript"])',
      ),
    ).toBeNull();
    await expect(within(await note('Big')).getByText(/^x+$/)).toBeInTheDocument();
    await expect('attacked' in window).toBe(false);
  },
};
