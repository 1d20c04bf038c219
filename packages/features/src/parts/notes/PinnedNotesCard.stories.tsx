import * as endpoints from '@console/api/notes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { buildNote } from '@console/mocks/notes/fixtures';
import { noteHandlers } from '@console/mocks/notes/handlers';
import { createNoteStore, manyNotes } from '@console/mocks/notes/noteStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { hostileTexts, watchAttacks } from '../../../../../.storybook/play/hostile.ts';
import { PinnedNotesCard } from './PinnedNotesCard.tsx';

const asked = fn<(query: string) => void>().mockName('notes were asked for');
const pinned = (count: number) =>
  manyNotes(count)
    .map((note) => ({ ...note, pinned: true }))
    .reverse();

const meta: Meta<typeof PinnedNotesCard> = {
  title: 'parts/notes/PinnedNotesCard',
  component: PinnedNotesCard,
  decorators: [withSwr],
  args: { entityId: 1 },
  parameters: { msw: { handlers: allHandlers() }, rows: pinned(7), inFront: () => [] },
  beforeEach: ({ msw, parameters: { rows, inFront } }) => {
    asked.mockClear();
    msw?.use(
      endpoint(endpoints.ofEntity, ({ request }) => {
        asked(decodeURIComponent(new URL(request.url).search));
      }),
      ...inFront(),
      ...noteHandlers({ store: createNoteStore(rows) }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof PinnedNotesCard>;

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

export const Rows: Story = {
  parameters: { covers: ['B-ENO-007', 'B-ENO-008', 'B-ENO-009', 'B-CON-016'] },
  play: async () => {
    const five = ['Note 1', 'Note 2', 'Note 3', 'Note 4', 'Note 5'];
    await waitFor(() => expect(links()).toEqual(five));
    await expect(screen.getByRole('link', { name: 'Note 1' })).toHaveAttribute(
      'href',
      '/entities/1/notes#1000',
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(links()).toEqual([...five, 'Note 6', 'Note 7']);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    await expect(links()).toEqual(five);
    await expect(asked.mock.calls).toEqual([
      ['?order[created]=desc&archived=false&pinned=true&pagination=false'],
    ]);
  },
};

export const FiveNotes: Story = {
  parameters: { rows: pinned(5) },
  play: async () => {
    await waitFor(() => expect(links()).toHaveLength(5));
    await expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** Only pinned notes that are not archived stand there. */
export const Empty: Story = {
  parameters: {
    rows: [buildNote({ id: 1 }), buildNote({ id: 2, pinned: true, archived: true })],
  },
  play: async () => {
    await expect(await screen.findByText('No pinned notes.')).toBeVisible();
  },
};

export const HostileText: Story = {
  beforeEach: watchAttacks,
  parameters: {
    rows: hostileTexts.map((title, index) => buildNote({ id: index + 1, title, pinned: true })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(links()).toHaveLength(5));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(links()).toEqual(expect.arrayContaining([hostileTexts[0]]));
    await expect(canvasElement.querySelector('li :is(script, img, iframe, form)')).toBeNull();
    await expect('attacked' in window).toBe(false);
  },
};
