import * as endpoints from '@console/api/notes/endpoints';
import type { Role } from '@console/api/roles/rules';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { buildNote } from '@console/mocks/notes/fixtures';
import { noteHandlers } from '@console/mocks/notes/handlers';
import { createNoteStore, notes } from '@console/mocks/notes/noteStore';
import { failingOnce } from '@console/mocks/scenarios';
import { CardRole } from '@console/ui/Card/cardRole.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { hostileTexts, watchAttacks } from '../../../../../.storybook/play/hostile.ts';
import { NotesPanel } from './NotesPanel.tsx';
import { NotesTab } from './NotesTab.tsx';
import { PinnedNotesCard } from './PinnedNotesCard.tsx';

const asked = fn<(search: string) => void>().mockName('notes were asked for');

const meta: Meta<typeof NotesPanel> = {
  title: 'parts/notes/NotesPanel',
  component: NotesPanel,
  decorators: [
    (Story) => (
      <aside aria-label="Details" style={{ width: 320 }}>
        <Story />
      </aside>
    ),
    withSession,
    withSwr,
  ],
  args: { entityId: 1 },
  parameters: {
    role: 'ROLE_USER' satisfies Role,
    msw: { handlers: allHandlers() },
    rows: notes,
    inFront: () => [],
  },
  beforeEach: ({ msw, parameters: { rows, inFront, role } }) => {
    asked.mockClear();
    msw?.use(...inFront(), ...noteHandlers({ store: createNoteStore(rows), role }));
  },
};
export default meta;
type Story = StoryObj<typeof NotesPanel>;

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const Rows: Story = {
  play: async () => {
    await waitFor(() =>
      expect(titles()).toEqual([
        'Portal moved',
        'Call the employer',
        'Looks fine again',
        'Parser repaired',
        'Imported',
      ]),
    );
    const { scrollWidth, clientWidth } = screen.getByRole('complementary');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show archived' }));
    await waitFor(() => expect(titles()).toContain('Old contact'));
  },
};

/** The tab, the sidebar and the card of the same entity ask once for what they share. */
export const BesideTheTab: Story = {
  decorators: [withRouter],
  render: () => (
    <>
      <NotesTab entityId={1} />
      <CardRole value="group">
        <NotesPanel entityId={1} />
        <PinnedNotesCard entityId={1} />
      </CardRole>
    </>
  ),
  parameters: {
    address: '/entities/1/notes',
    inFront: () => [
      endpoint(endpoints.ofEntity, ({ request }) => asked(new URL(request.url).search)),
    ],
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Portal moved' })).toHaveLength(1),
    );
    await waitFor(() =>
      expect(titles().filter((title) => title === 'Portal moved')).toHaveLength(2),
    );
    await expect(new Set(asked.mock.calls.flat()).size).toBe(2);
    await expect(asked).toHaveBeenCalledTimes(2);
  },
};

/** What is added stands there at once. */
export const Added: Story = {
  args: { entityId: undefined, scrapeId: 812 },
  parameters: { covers: ['B-SCR-021'] },
  play: async () => {
    await waitFor(() => expect(titles()).toEqual(['Parser repaired']));
    const button = screen.getByRole('button', { name: 'Add Note' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Runs again');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Content' })).not.toHaveAttribute('aria-busy'),
    );
    await userEvent.click(dialog.getByRole('textbox', { name: 'Content' }));
    await userEvent.keyboard('Checked.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(titles()).toEqual(['Runs again', 'Parser repaired']));
    await expect(button).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: { rows: [] },
  play: async () => {
    await expect(await screen.findByText('No notes yet.')).toBeVisible();
    await expect(screen.getByText(/Archived notes are hidden\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show archived' }));
    await expect(await screen.findByText(/note of each review, is shown here\.$/)).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  parameters: { inFront: () => [failingOnce(endpoints.ofEntity)] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles()).toContain('Portal moved'));
  },
};

export const HostileText: Story = {
  beforeEach: watchAttacks,
  parameters: {
    rows: hostileTexts.map((content, index) =>
      buildNote({
        id: index + 1,
        title: `${index} ${'long'.repeat(40)}`,
        content,
        scrape: { id: 812, name: 'long'.repeat(60) },
        pinned: index % 2 === 0,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const notes = await screen.findAllByRole('article');
    await expect(notes).toHaveLength(hostileTexts.length);
    await expect(await screen.findByText('after the script')).toBeInTheDocument();
    const rightOf = (element: Element) => element.getBoundingClientRect().right;
    for (const note of notes)
      for (const fact of within(note).getAllByText(/^Scrape:/))
        await expect(rightOf(fact)).toBeLessThanOrEqual(rightOf(note));
    await expect(
      canvasElement.querySelector('article :is(script, img, iframe, form, input, style)'),
    ).toBeNull();
    const { scrollWidth, clientWidth } = screen.getByRole('complementary');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect('attacked' in window).toBe(false);
  },
};
